/// Counts the columns of a grid before it is rendered: backends that write as they go must know them.
final class ColumnCounter: LeafCounter {
  var environment: EnvironmentValues
  private(set) var columnCount = 0
  private var depth = 0
  private var rowDepth: Int?
  private var cellCount = 0

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  func countLeaf() {
    guard let rowDepth, depth == rowDepth else { return }
    cellCount += 1
  }

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
