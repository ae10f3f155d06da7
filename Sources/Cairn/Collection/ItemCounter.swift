/// Counts the items of a section before they are rendered: where one stands may depend on how many there are.
///
/// Of a list it counts those outside of sections, in runs between them.
final class ItemCounter: ItemReceiver, LeafCounter {
  var environment: EnvironmentValues
  private(set) var runs = [0]
  let takesRows: Bool
  private let countsRuns: Bool
  private var depth = 0

  /// The number of items.
  var itemCount: Int { runs.reduce(0, +) }

  init(environment: EnvironmentValues, takesRows: Bool, countsRuns: Bool = false) {
    self.takesRows = takesRows
    self.countsRuns = countsRuns
    self.environment = environment
  }

  var isAmongItems: Bool { depth == 0 }
  var elementIdentity: String? { nil }

  func beginElement(_ identity: String?) {}

  func countLeaf() {
    if depth == 0 { runs[runs.count - 1] += 1 }
  }

  func begin(_ container: Container) {
    if countsRuns, depth == 0, case .section = container {
      runs.append(0)
    } else {
      countLeaf()
    }
    depth += 1
  }

  func end() {
    depth -= 1
  }
}
