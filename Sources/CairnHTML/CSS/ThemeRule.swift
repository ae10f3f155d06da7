import Cairn
import Synchronization

/// The declarations of a theme.
struct ThemeRule {
  let theme: Theme

  /// The rule for the root of a page: only what differs from the default theme, which the base sheet has.
  ///
  /// It is empty for the default theme.
  var rootRule: String {
    // All pages of a site have the same theme, and making its rule takes as long as a small page.
    if let last = Self.lastRootRule.withLock({ $0 }), last.theme == theme { return last.rule }
    let rule = zip(properties, Self.usualProperties).filter { $0.value != $1.value }
      .map { "\($0.0.property.name):\($0.0.value)" }.joined(separator: ";")
    Self.lastRootRule.withLock { $0 = (theme, rule) }
    return rule
  }

  private static let usualProperties = ThemeRule(theme: Theme()).properties

  private static let lastRootRule = Mutex<(theme: Theme, rule: String)?>(nil)

  /// Calls a closure with each declaration for a view below the root, which may stand in any other theme.
  ///
  /// Words inherit their colour and font, not the properties that these were made from. So both are declared again.
  func forEachDeclaration(_ body: (String, String) -> Void) {
    for (property, value) in properties { body(property.name, value) }
    body("color", "var(--label)")
    body("font-family", "var(--body-font)")
    body("font-size", "var(--body-size)")
  }

  /// Each part of the theme and its value, always in the same order.
  private var properties: [(property: ThemeProperty, value: String)] { colors + fonts + sizes + lengths }

  private var colors: [(ThemeProperty, String)] {
    let tone = theme.tone
    let fill = Self.text(theme.accentFill)
    let words = Self.text(theme.accentText)
    return [
      (.tint, fill), (.tintText, words), (.link, fill), (.linkText, words),
      (.background, Self.text(tone.background)), (.secondaryBackground, Self.text(tone.secondaryBackground)),
      (.tertiaryBackground, Self.text(tone.tertiaryBackground)),
      (.groupedBackground, Self.text(tone.groupedBackground)),
      (.secondaryGroupedBackground, Self.text(tone.secondaryGroupedBackground)),
      (.tertiaryGroupedBackground, Self.text(tone.tertiaryGroupedBackground)),
      (.label, Self.text(tone.label)), (.opaqueSeparator, Self.text(tone.opaqueSeparator)),
    ]
  }

  private var fonts: [(ThemeProperty, String)] {
    [
      (.bodyFont, theme.fonts.body.stack), (.headingFont, theme.fonts.headings.stack),
      (.codeFont, theme.fonts.code.stack),
    ]
  }

  private var sizes: [(ThemeProperty, String)] {
    ThemeProperty.allCases.compactMap { property in
      property.usualSize.map { (property, CSSLength.rem(theme.typeScale.size(of: $0))) }
    }
  }

  private var lengths: [(ThemeProperty, String)] {
    let density = theme.density
    return [
      (.contentWidth, CSSLength.rem(theme.contentWidth)), (.pageWidth, CSSLength.rem(theme.contentWidth * 1.5)),
      // Without a value of its own, each kind of corner keeps the usual one.
      (.cornerRadius, theme.cornerRadius.map { CSSLength.rem($0) } ?? "initial"),
      (.rowHeight, CSSLength.rem(density.rowHeight)), (.rowPadding, CSSLength.rem(density.rowPadding)),
      (.sectionSpacing, CSSLength.rem(density.sectionSpacing)),
    ]
  }

  private static func text(_ color: AdaptiveRGBA) -> String {
    color.isAdaptive ? "light-dark(\(color.light.cssText),\(color.dark.cssText))" : color.light.cssText
  }
}

extension Theme.Density {
  /// The least height of a row in points.
  fileprivate var rowHeight: Double {
    switch self {
    case .compact: 36
    case .regular: 44
    case .spacious: 52
    }
  }

  /// The room above and below the words of a row in points.
  fileprivate var rowPadding: Double {
    switch self {
    case .compact: 6
    case .regular: 10
    case .spacious: 14
    }
  }

  /// The room between sections in points.
  fileprivate var sectionSpacing: Double {
    switch self {
    case .compact: 16
    case .regular: 24
    case .spacious: 36
    }
  }
}

extension FontFamily {
  /// The family in CSS, with others of its kind behind it.
  fileprivate var stack: String {
    var names = names
    if let name = names.first, !faces.isEmpty {
      names.insert(contentsOf: FontFaceRule.fallbackNames(of: name, kind), at: 1)
    }
    return (names.map { CSSString($0).text } + [kindStack]).joined(separator: ",")
  }

  private var kindStack: String {
    switch kind {
    case .system: "var(--sans-serif)"
    case .serif: "var(--serif)"
    case .rounded: "var(--rounded)"
    case .monospaced: "var(--monospaced)"
    case .humanist: "Seravek,\"Gill Sans Nova\",Optima,Ubuntu,Calibri,\"DejaVu Sans\",sans-serif"
    case .geometric: "Avenir,Montserrat,Corbel,\"URW Gothic\",\"Century Gothic\",sans-serif"
    case .oldStyle: "\"Iowan Old Style\",\"Palatino Linotype\",Palatino,\"URW Palladio L\",P052,\"Noto Serif\",serif"
    case .slab: "Rockwell,\"Rockwell Nova\",\"Roboto Slab\",\"DejaVu Serif\",serif"
    }
  }
}
