import Cairn

/// Remembers the markup of layouts.
final class LayoutCatalog {
  private struct Key: Hashable {
    var section: LayoutSection
    var environment: LayoutEnvironment
  }

  private var known: [Key: LayoutMarkup] = [:]
  /// Layouts made from data must not pile up.
  private static let maximumCount = 256

  /// Returns the markup of a layout; `nil` for one that is the default.
  func markup(
    for layout: SectionLayout,
    in options: LayoutWidths,
    className: @escaping (LayoutRules) -> String?
  ) -> LayoutMarkup? {
    let environment = options.environment(width: options.reference)
    guard let section = layout.section(in: environment) else { return nil }
    let key = Key(section: section, environment: environment)
    if let markup = known[key] { return markup }
    let outcome = SectionCompiler(section: section, environment: environment).compile()
    let markup = LayoutMarkup(
      variants: [outcome.compiled],
      conditions: [""],
      diagnostics: outcome.diagnostics,
      className: className
    )
    if known.count >= Self.maximumCount { known.removeAll() }
    known[key] = markup
    return markup
  }
}
