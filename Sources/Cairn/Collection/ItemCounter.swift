/// Counts the items of a section before they are rendered: where one stands may depend on how many there are.
final class ItemCounter: ItemReceiver {
  var environment: EnvironmentValues
  private(set) var itemCount = 0
  private var depth = 0

  var checksIdentity: Bool { false }

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  var isAmongItems: Bool { depth == 0 }

  func beginElement(_ identity: String?) {}

  private func countLeaf() {
    if depth == 0 { itemCount += 1 }
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
  }

  func end() {
    depth -= 1
  }
}
