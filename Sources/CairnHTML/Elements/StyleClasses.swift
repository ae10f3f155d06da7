import Cairn

/// The classes that elements have besides those of the base sheet, with their rules.
final class StyleClasses {
  private(set) var sheet = StyleSheet()
  private var cellNames: [CellStyle: String?] = [:]
  private var lastCell: (style: CellStyle, name: String?)?

  func name(for declarations: Declarations) -> String { sheet.className(for: declarations) }

  /// Returns the name of a class with a rule, where `&` stands for the class; `nil` for an empty rule.
  func name(forRule rule: String) -> String? { rule.isEmpty ? nil : sheet.className(forRule: rule) }

  /// Adds the rules of a layout's class and returns its name; `nil` if they are empty.
  func name(for rules: LayoutRules) -> String? { sheet.className(for: rules) }

  /// Returns the name of the class of cells with a style; `nil` if they look as in the base sheet.
  func name(for style: CellStyle) -> String? {
    if let last = lastCell, last.style == style { return last.name }
    let known = cellNames[style]
    let name = known ?? name(forRule: CellRule(style).text)
    if known == nil { cellNames[style] = .some(name) }
    lastCell = (style, name)
    return name
  }
}
