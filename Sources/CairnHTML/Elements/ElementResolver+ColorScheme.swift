import Cairn

extension ElementResolver {
  /// Gives the element and what is in it light or dark colours.
  mutating func setColorScheme(_ scheme: ColorScheme) {
    set("color-scheme", Self.value(of: scheme))
    set("color", "var(--label)")
  }

  /// Gives the element light or dark colours, and the page or the dialog whose content it is.
  mutating func setPreferredColorScheme(_ scheme: ColorScheme?) {
    preferredColorScheme = preferredColorScheme ?? scheme.map(Self.value) ?? "light dark"
    if scheme != nil { set("color", "var(--label)") }
  }

  private static func value(of scheme: ColorScheme) -> String { scheme == .dark ? "dark" : "light" }

  /// Adds the rule for what the preferred colours are of, which may differ between the values of states.
  ///
  /// On paper, colours are light.
  mutating func addPreferredColorScheme(to classes: StyleClasses) {
    guard let preferredColorScheme else { return }
    let surroundings = style.context.standsInPage ? ":has(>body>main>&)" : " .dialog:has(>&)"
    var rule = ""
    func add(_ scheme: String, for pages: [String]) {
      rule += pages.map { "\($0) &,\($0)\(surroundings)" }.joined(separator: ",") + "{color-scheme:\(scheme)}"
    }
    if preferredColorScheme != "light dark" { add(preferredColorScheme, for: [":root"]) }
    forEachVariant { variant, cases, _ in
      if let scheme = variant.preferredColorScheme, scheme != preferredColorScheme {
        add(scheme, for: classes.selectors(for: cases))
      }
    }
    let name = rule.isEmpty ? nil : classes.name(forRule: "@media screen{\(rule)}")
    if let name { outermost.classes.append(name) }
  }
}
