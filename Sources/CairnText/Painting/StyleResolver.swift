import Cairn

/// A resolver of pairs of a style and a background to escape sequences; it remembers the changes between pairs.
struct StyleResolver {
  private let style: TextOptions.Style
  private let appearance: TextOptions.Appearance
  private var resolved: [UInt32: Look] = [:]
  private var transitions: [UInt64: [UInt8]] = [:]
  /// Some of the changes, each in a slot given by its key, so that most look-ups need no hashing.
  private var recent = Array(repeating: (key: UInt64.max, bytes: [UInt8]()), count: 64)

  /// The parameters of a "select graphic rendition" sequence; colours are empty for the terminal's own.
  private struct Look: Hashable {
    var traits: CellStyle.Traits = []
    var foreground = ""
    var background = ""
    static let plain = Look()
  }

  init(style: TextOptions.Style, appearance: TextOptions.Appearance) {
    self.style = style
    self.appearance = appearance
  }

  static func pair(_ style: UInt16, _ background: UInt16) -> UInt32 {
    UInt32(style) << 16 | UInt32(background)
  }

  /// Writes the escape sequence from one look to another; nothing if they look the same.
  mutating func append(from old: UInt32, to new: UInt32, _ table: StyleTable, _ buffer: ByteBuffer) {
    let key = UInt64(old) << 32 | UInt64(new)
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 58)
    if recent[slot].key != key { recent[slot] = (key, transition(from: old, to: new, key, table)) }
    buffer.append(recent[slot].bytes)
  }

  private mutating func transition(from old: UInt32, to new: UInt32, _ key: UInt64, _ table: StyleTable) -> [UInt8] {
    if let known = transitions[key] { return known }
    let bytes = Self.difference(from: look(old, table), to: look(new, table))
    transitions[key] = bytes
    return bytes
  }

  private static func difference(from old: Look, to new: Look) -> [UInt8] {
    guard old != new else { return [] }
    guard new != .plain else { return Array("\u{1B}[0m".utf8) }
    var parameters: [String] = []
    let gone = old.traits.subtracting(new.traits)
    var kept = old.traits
    // One sequence ends both bold and dim.
    if !gone.isDisjoint(with: [.bold, .dim]) {
      parameters.append("22")
      kept.subtract([.bold, .dim])
    }
    if gone.contains(.italic) { parameters.append("23") }
    if gone.contains(.underline) { parameters.append("24") }
    if gone.contains(.reversed) { parameters.append("27") }
    if gone.contains(.strikethrough) { parameters.append("29") }
    let added = new.traits.subtracting(kept)
    if added.contains(.bold) { parameters.append("1") }
    if added.contains(.dim) { parameters.append("2") }
    if added.contains(.italic) { parameters.append("3") }
    if added.contains(.underline) { parameters.append("4") }
    if added.contains(.reversed) { parameters.append("7") }
    if added.contains(.strikethrough) { parameters.append("9") }
    if old.foreground != new.foreground { parameters.append(new.foreground.isEmpty ? "39" : new.foreground) }
    if old.background != new.background { parameters.append(new.background.isEmpty ? "49" : new.background) }
    return Array("\u{1B}[\(parameters.joined(separator: ";"))m".utf8)
  }

  // MARK: - Looks

  private mutating func look(_ pair: UInt32, _ table: StyleTable) -> Look {
    if let known = resolved[pair] { return known }
    let cell = table.styles[Int(pair >> 16)]
    let number = UInt16(truncatingIfNeeded: pair)
    let background = table.backgrounds[Int(number)]
    var look = Look(traits: cell.traits)
    if number != 0, number == table.reversal { look.traits.insert(.reversed) }
    if style != .monochrome {
      look.background = background.map(backgroundParameters) ?? ""
      look.foreground = foregroundParameters(cell.color, over: look.background.isEmpty ? nil : background)
    }
    resolved[pair] = look
    return look
  }

  /// Returns the colour of a glyph, or one that is easier to see on its background.
  ///
  /// On a background with a colour it is always written. The terminal's own colour fits only the terminal's own
  /// background, which may be light even if the appearance is dark.
  private func foregroundParameters(_ color: Color?, over background: Color?) -> String {
    let fill = background.flatMap { ColorPalette.trueColorFill($0, appearance) }
    if let color, let ink = ColorPalette.trueColorText(color, appearance), isLegible(ink, on: fill) {
      return parameters(text: color, ink)
    }
    return fill.map { neutral(on: $0) } ?? ""
  }

  /// Returns whether words of a colour can be read; on a fill they must be lighter or darker, not only of another hue.
  private func isLegible(_ ink: RGBA, on fill: RGBA?) -> Bool {
    guard let fill else {
      return OKLab(ink).squaredDistance(to: OKLab(Self.ink(isWhite: appearance == .light))) > 0.02
    }
    return abs(OKLab(ink).lightness - OKLab(fill).lightness) > 0.16
  }

  /// Returns white or black: the colour of the appearance if it can be read on the fill.
  private func neutral(on fill: RGBA) -> String {
    let usual = appearance != .light
    let isLegible = OKLab(Self.ink(isWhite: usual)).squaredDistance(to: OKLab(fill)) > 0.16
    return neutral(isWhite: isLegible ? usual : OKLab(fill).lightness < 0.6)
  }

  private static func ink(isWhite: Bool) -> RGBA { isWhite ? RGBA(hex: 0xFFFFFF) : RGBA(hex: 0) }

  private func neutral(isWhite: Bool) -> String {
    let ink = Self.ink(isWhite: isWhite)
    switch style {
    case .trueColor: return Self.trueColor(38, ink)
    case .ansi256: return "38;5;\(ColorPalette.xterm256(ink))"
    default: return isWhite ? "97" : "30"
    }
  }

  private func parameters(text color: Color, _ ink: RGBA) -> String {
    switch style {
    case .trueColor: Self.trueColor(38, ink)
    case .ansi256: "38;5;\(ColorPalette.xterm256(ink))"
    default: ColorPalette.ansi16Text(color, appearance).map { Self.standard(Int($0), base: 30) } ?? ""
    }
  }

  private func backgroundParameters(_ color: Color) -> String {
    guard let paper = ColorPalette.trueColorFill(color, appearance) else { return "" }
    switch style {
    case .trueColor: return Self.trueColor(48, paper)
    case .ansi256: return "48;5;\(ColorPalette.xterm256(paper))"
    default: return ColorPalette.ansi16Fill(color, appearance).map { Self.standard(Int($0), base: 40) } ?? ""
    }
  }

  private static func trueColor(_ kind: Int, _ color: RGBA) -> String {
    "\(kind);2;\(color.red);\(color.green);\(color.blue)"
  }

  /// Returns the parameter of one of the 16 colours; the bright ones are 60 higher.
  private static func standard(_ number: Int, base: Int) -> String {
    String(number < 8 ? base + number : base + 52 + number)
  }
}
