/// A renderer that only counts: to it all views without children are alike.
protocol LeafCounter: Renderer {
  func countLeaf()
}

extension LeafCounter {
  var checksIdentity: Bool { false }

  func text(_ text: Text) { countLeaf() }
  func image(_ image: Image) { countLeaf() }
  func spacer(minLength: Double?) { countLeaf() }
  func divider() { countLeaf() }
  func shape(_ shape: ShapeDrawing) { countLeaf() }
  func cell(_ cell: ListCell) { countLeaf() }
  func progress(_ progress: ProgressDescription) { countLeaf() }
  func markup(_ markup: MarkupDescription) { countLeaf() }
  func report(_ diagnostic: Diagnostic) {}
}
