import Cairn

/// A file of a font in a sheet.
struct FontFaceRule: Hashable, Sendable {
  let name: String
  let kind: FontFamily.Kind
  var face: FontFace

  /// The name of the family that stands for another one until its file has come.
  ///
  /// Each font of readers' systems has one of its own, because browsers try families, not rules, one after the other.
  static func fallbackName(of name: String, _ position: Int) -> String {
    name + " fallback" + (position == 0 ? "" : " \(position + 1)")
  }

  /// The names of the families that stand for another one, best first.
  static func fallbackNames(of name: String, _ kind: FontFamily.Kind) -> [String] {
    SystemFont.list(like: kind).indices.map { fallbackName(of: name, $0) }
  }

  /// Returns the rule, and those of the fonts that stand for this one; nothing if the file's address is not allowed.
  ///
  /// The root is the way from the sheet to the root of the site; `nil` leaves the address unchanged.
  func css(root: Address?) -> String {
    guard let address = Address(face.address, root: root), address.isResource else { return "" }
    var source = "url(\(CSSString(address.text).text))"
    if let format = FontFormat(address: face.address) { source += "format(\"\(format.rawValue)\")" }
    return rule(of: name, source, weights: face.weights, "font-display:swap") + fallbackRules
  }

  private var fallbackRules: String {
    guard let metrics = face.metrics, let width = metrics.averageWidth, width.isFinite, width > 0 else { return "" }
    let bold = Font.Weight.semibold
    var css = ""
    for (position, font) in SystemFont.list(like: kind).enumerated() {
      let name = Self.fallbackName(of: name, position)
      if face.weights.lowerBound < bold {
        let weights = face.weights.lowerBound...min(face.weights.upperBound, .medium)
        css += rule(of: name, font.sources(isBold: false, face.isItalic), weights: weights, sizes(width / font.width))
      }
      if face.weights.upperBound >= bold {
        let weights = max(face.weights.lowerBound, bold)...face.weights.upperBound
        // The metrics of a variable font are those of its regular weight.
        let usual = face.weights.lowerBound < bold ? font.width : font.boldWidth
        css += rule(of: name, font.sources(isBold: true, face.isItalic), weights: weights, sizes(width / usual))
      }
    }
    return css
  }

  /// The declarations that give another font the room of this one, at a share of its own size.
  private func sizes(_ share: Double) -> String {
    guard let metrics = face.metrics else { return "" }
    let share = min(max(share, 0.25), 4)
    func percent(_ value: Double) -> String {
      CSSLength.number(value.isFinite ? min(max(value, 0), 10) * 100 : 0) + "%"
    }
    return "size-adjust:\(percent(share));ascent-override:\(percent(metrics.ascent / share));"
      + "descent-override:\(percent(metrics.descent / share));line-gap-override:\(percent(metrics.lineGap / share))"
  }

  private func rule(
    of name: String,
    _ source: String,
    weights: ClosedRange<Font.Weight>,
    _ declarations: String
  ) -> String {
    let (least, most) = (weights.lowerBound.value, weights.upperBound.value)
    var css = "@font-face{font-family:\(CSSString(name).text);src:\(source);"
    css += "font-weight:\(least == most ? "\(least)" : "\(least) \(most)");"
    if face.isItalic { css += "font-style:italic;" }
    if !face.characters.isEmpty { css += "unicode-range:\(characters);" }
    return css + declarations + "}\n"
  }

  private var characters: String {
    face.characters.map { range in
      let (first, last) = (range.lowerBound.value, range.upperBound.value)
      let start = "U+" + String(first, radix: 16, uppercase: true)
      return first == last ? start : start + "-" + String(last, radix: 16, uppercase: true)
    }.joined(separator: ",")
  }
}

/// The format of a font's file.
enum FontFormat: String {
  case woff2, woff, truetype, opentype

  /// Tells the format by the ending of an address; `nil` for an unknown one.
  init?(address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
    switch true {
    case path.hasSuffix(".woff2"): self = .woff2
    case path.hasSuffix(".woff"): self = .woff
    case path.hasSuffix(".ttf"): self = .truetype
    case path.hasSuffix(".otf"): self = .opentype
    default: return nil
    }
  }

  /// The media type.
  var mediaType: String {
    switch self {
    case .woff2: "font/woff2"
    case .woff: "font/woff"
    case .truetype: "font/ttf"
    case .opentype: "font/otf"
    }
  }
}
