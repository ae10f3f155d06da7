/// Looks at a view: whether it is a cell, what it says about its row, and what unfolds it as a title.
final class CellReader: ItemReceiver {
  var environment: EnvironmentValues
  private(set) var row = ListRowAttributes()
  private var cell: ListCell?
  private var count = 0

  var checksIdentity: Bool { false }
  var isAmongItems: Bool { true }
  var elementIdentity: String? { nil }

  private init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Reads a title; `nil` if it cannot be a cell.
  static func read<Title: View>(_ title: Title, in environment: EnvironmentValues) -> CellReader? {
    guard Title._holdsCells else { return nil }
    let reader = CellReader(environment: environment)
    title.render(into: reader)
    return reader
  }

  /// Whether a view is one cell.
  static func isCell<Content: View>(_ view: Content, in environment: EnvironmentValues) -> Bool {
    guard let reader = read(view, in: environment) else { return false }
    return reader.count == 1 && reader.cell != nil
  }

  /// What unfolds the cell; `nil` if the title is something else.
  var outlineStyle: Accessory.OutlineStyle? {
    guard count == 1, let cell else { return nil }
    for case .outlineDisclosure(let style) in cell.accessories.lazy.map(\.kind) where style != .automatic {
      return style
    }
    return cell.destination == nil ? .header : .cell
  }

  func cell(_ cell: ListCell) {
    count += 1
    self.cell = cell
  }

  func text(_ text: Text) { count += 1 }
  func image(_ image: Image) { count += 1 }
  func markup(_ markup: MarkupDescription) { count += 1 }
  func begin(_ container: Container) { count += 1 }
  func end() {}
  /// Takes note of a view that is no cell, whatever it holds.
  func readContainer() { count += 1 }
  func beginElement(_ identity: String?) {}
  func report(_ diagnostic: Diagnostic) {}

  func beginAttribute(_ attribute: Attribute) {
    if case .listRow(let inner) = attribute { row = inner.inheriting(row) }
  }
}
