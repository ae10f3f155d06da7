import Cairn

/// The backgrounds of sections, drawn by pseudo-elements.
enum BackgroundCompiler {
  static func declarations(for decoration: LayoutDecoration) -> Declarations {
    var declarations = Declarations()
    let sides = LayoutSides(decoration.contentInsets)
    declarations["content"] = "\"\""
    declarations["position"] = "absolute"
    declarations["inset-block"] = sides.top == sides.bottom ? sides.top.css : "\(sides.top.css) \(sides.bottom.css)"
    declarations["inset-inline"] =
      sides.leading == sides.trailing ? sides.leading.css : "\(sides.leading.css) \(sides.trailing.css)"
    // Everything else of the section is promoted above a background of 0.
    declarations["z-index"] = String(max(decoration.zIndex, -1_000_000) - 1)
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
  /// It looks like the part of the decorations that it covers.
  static func setBackground(ofBand declarations: inout Declarations, isBefore: Bool, in section: LayoutSection) {
    let page = "var(--band-background,var(--background))"
    let behind = section.decorationItems.prefix(2).sorted { $0.zIndex < $1.zIndex }
    let layers = behind.reversed().map { decoration in
      let background = background(of: decoration)
      return background.hasPrefix("linear-gradient(") ? background : "linear-gradient(\(background) 0 0)"
    }
    declarations["background"] = (layers + [page]).joined(separator: ",")
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
