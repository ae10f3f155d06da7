/// Counts the columns of a grid before it is rendered: backends that write as they go must know them.
final class ColumnCounter: Renderer {
  var environment: EnvironmentValues
  private(set) var columnCount = 0
  private var depth = 0
  private var rowDepth: Int?
  private var cellCount = 0

  var checksIdentity: Bool { false }

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  private func countLeaf() {
    guard let rowDepth, depth == rowDepth else { return }
    cellCount += 1
  }

  func text(_ text: Text) { countLeaf() }
  func image(_ image: Image) { countLeaf() }
  func spacer(minLength: Double?) { countLeaf() }
  func divider() { countLeaf() }
  func shape(_ shape: ShapeDrawing) { countLeaf() }
  func cell(_ cell: ListCell) { countLeaf() }
  func progress(_ progress: ProgressDescription) { countLeaf() }
  func report(_ diagnostic: Diagnostic) {}

  func begin(_ container: Container) {
    countLeaf()
    depth += 1
    if case .gridRow = container, rowDepth == nil {
      rowDepth = depth
      cellCount = 0
    }
  }

  func end() {
    if rowDepth == depth {
      columnCount = max(columnCount, cellCount)
      rowDepth = nil
    }
    depth -= 1
  }
}
