import Cairn

extension ElementResolver {
  /// Gives the element and what is in it light or dark colours.
  mutating func setColorScheme(_ scheme: ColorScheme) {
    set("color-scheme", Self.value(of: scheme))
    set("color", "var(--label)")
  }

  /// Gives the element light or dark colours, and the page or the dialog whose content it is.
  mutating func setPreferredColorScheme(_ scheme: ColorScheme?) {
    guard let scheme else { return }
    preferredColorScheme = preferredColorScheme ?? Self.value(of: scheme)
    set("color", "var(--label)")
  }

  private static func value(of scheme: ColorScheme) -> String { scheme == .dark ? "dark" : "light" }

  /// Adds the rule for the colours of the page or the dialog around the element, which may differ between the values of states.
  ///
  /// What a state hides has no wishes, and on paper colours are light.
  mutating func addPreferredColorScheme(to classes: StyleClasses) {
    guard preferredColorScheme != nil || modifiers.contains(where: \.isVariedColorScheme) else { return }
    let hiding = modifiers.flatMap { $0.ownClass.map(classes.pages(hiding:)) ?? [] }
    let shown = hiding.isEmpty ? "" : ":not(\(hiding.joined(separator: ",")))"
    let surroundings = style.context.standsInPage ? ":has(>body>main>&)" : " .dialog:has(>&)"
    var rule = ""
    func add(_ scheme: String, for pages: [String]) {
      rule += pages.map { "\($0) &,\($0)\(shown)\(surroundings)" }.joined(separator: ",") + "{color-scheme:\(scheme)}"
    }
    if let preferredColorScheme { add(preferredColorScheme, for: [":root"]) }
    forEachVariant { variant, cases, _ in
      if variant.preferredColorScheme != preferredColorScheme {
        add(variant.preferredColorScheme ?? "light dark", for: classes.selectors(for: cases))
      }
    }
    let name = rule.isEmpty ? nil : classes.name(forRule: "@media screen{\(rule)}")
    if let name { outermost.classes.append(name) }
  }
}

extension StyleModifier {
  /// Whether it says which colours a view prefers.
  var isPreferredColorScheme: Bool { if case .preferredColorScheme = self { true } else { false } }
}

extension StyleTree.Modifier {
  fileprivate var isVariedColorScheme: Bool {
    if case .style(.varied(let varied)) = self { varied.usual.isPreferredColorScheme } else { false }
  }

  /// The name of the class that it gives the element; `nil` for another modifier.
  fileprivate var ownClass: String? {
    if case .style(.styleClass(let own)) = self { own.name } else { nil }
  }
}
