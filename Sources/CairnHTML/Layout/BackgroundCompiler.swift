import Cairn

/// The backgrounds of sections: fills, drawn by pseudo-elements, and views.
enum BackgroundCompiler {
  static func setBackgrounds(of section: LayoutSection, in compiled: inout CompiledSection) {
    let fills = section.decorationItems.filter { $0.content == nil }
    if let fill = fills.first { compiled.section.before = declarations(forFill: fill) }
    if let fill = fills.dropFirst().first { compiled.section.after = declarations(forFill: fill) }
    let views = section.decorationItems.filter { $0.content != nil }
    compiled.decorations = views.map { view in
      var rule = LayoutRule()
      place(view, in: &rule.own)
      return rule
    }
  }

  private static func place(_ decoration: LayoutDecoration, in declarations: inout Declarations) {
    let sides = LayoutSides(decoration.contentInsets)
    declarations["inset-block"] = sides.top == sides.bottom ? sides.top.css : "\(sides.top.css) \(sides.bottom.css)"
    declarations["inset-inline"] =
      sides.leading == sides.trailing ? sides.leading.css : "\(sides.leading.css) \(sides.trailing.css)"
    // Everything else of the section is promoted above a background of 0.
    declarations["z-index"] = String(max(decoration.zIndex, -1_000_000) - 1)
  }

  private static func declarations(forFill decoration: LayoutDecoration) -> Declarations {
    var declarations = Declarations()
    declarations["content"] = "\"\""
    declarations["position"] = "absolute"
    place(decoration, in: &declarations)
    declarations["background"] = background(of: decoration)
    if case .material = decoration.fill { declarations["backdrop-filter"] = CSSFill.materialFilter }
    if decoration.cornerRadius > 0 { declarations["border-radius"] = CSSLength.rem(decoration.cornerRadius) }
    return declarations
  }

  private static func background(of decoration: LayoutDecoration) -> String {
    decoration.fill.map(CSSFill.background) ?? "var(--section-background,var(--secondary-background))"
  }

  /// Sets the background of a pinned header or footer, so that the content that scrolls by does not show through.
  ///
  /// It looks like the decorations that it covers. If a decoration is a view, the band is a blurred material instead.
  static func setBackground(ofBand declarations: inout Declarations, isBefore: Bool, in section: LayoutSection) {
    let page = "var(--band-background,var(--background))"
    let behind = section.decorationItems.prefix(2).sorted { $0.zIndex < $1.zIndex }
    let hidesView = section.decorationItems.contains { $0.content != nil }
    let layers = behind.reversed().map { decoration in
      let background = background(of: decoration)
      let isImage = background.hasPrefix("linear-gradient(") || background.hasPrefix("radial-gradient(")
      return isImage ? background : "linear-gradient(\(background) 0 0)"
    }
    if hidesView {
      declarations["background"] = "color-mix(in srgb,\(page) 60%,transparent)"
      declarations["backdrop-filter"] = CSSFill.materialFilter
    } else {
      declarations["background"] = (layers + [page]).joined(separator: ",")
    }
    guard let front = behind.last, let clip = clip(of: front, isBefore: isBefore, in: section) else { return }
    declarations["clip-path"] = clip
  }

  /// Returns the shape of a band that covers a decoration which does not reach the edges of the section.
  private static func clip(of decoration: LayoutDecoration, isBefore: Bool, in section: LayoutSection) -> String? {
    let outer = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let sides = [decoration.contentInsets.leading - outer.leading, decoration.contentInsets.trailing - outer.trailing]
    guard sides[0] == sides[1] else { return nil }
    let reaches = sides[0] >= 0
    let end = max(isBefore ? decoration.contentInsets.top : decoration.contentInsets.bottom, 0)
    let radius = reaches ? max(decoration.cornerRadius, 0) : 0
    guard end > 0 || sides[0] > 0 || radius > 0 else { return nil }
    let (edge, side) = (CSSLength.rem(end), CSSLength.rem(max(sides[0], 0)))
    let corner = CSSLength.rem(radius)
    let round = radius == 0 ? "" : isBefore ? " round \(corner) \(corner) 0 0" : " round 0 0 \(corner) \(corner)"
    return "inset(\(isBefore ? edge : "0") \(side) \(isBefore ? "0" : edge)\(round))"
  }
}
