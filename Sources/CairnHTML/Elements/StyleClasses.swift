import Cairn

/// The classes that elements have beside those of the base sheet, and the rules for them.
final class StyleClasses {
  private(set) var sheet = StyleSheet()
  private var cellNames: [CellStyle: String?] = [:]
  private var lastCell: (style: CellStyle, name: String?)?

  /// Returns the name of the class of declarations.
  func name(for declarations: Declarations) -> String {
    sheet.className(for: declarations)
  }

  /// Returns the name of a class with a rule, in which `&` stands for the class; an empty rule needs none.
  func name(forRule rule: String) -> String? {
    rule.isEmpty ? nil : sheet.className(forRule: rule)
  }

  /// Adds the rules of a class of a layout and returns its name; `nil` if there is nothing to say.
  func name(for rules: LayoutRules) -> String? {
    sheet.className(for: rules)
  }

  /// Returns the name of the class of cells of a style.
  func name(for style: CellStyle) -> String? {
    if let last = lastCell, last.style == style { return last.name }
    let known = cellNames[style]
    let name = known ?? name(forRule: CellRule(style).text)
    if known == nil { cellNames[style] = .some(name) }
    lastCell = (style, name)
    return name
  }
}
