import Cairn

/// Draws what lies behind a section without an element of its own.
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
    declarations["background"] = "var(--section-background,var(--secondary-background))"
    return declarations
  }
}
