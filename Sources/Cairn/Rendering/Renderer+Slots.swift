extension Renderer {
  /// Renders a view as one part of the container that was opened last.
  package func slot(_ slot: Slot, _ content: some View) {
    begin(.slot(slot))
    content._render(into: self)
    end()
  }

  /// Renders what a closure renders with another level for the next heading.
  package func nested(headingLevel: Int, _ render: () -> Void) {
    let outer = environment
    var inner = outer
    inner.headingLevel = headingLevel
    beginEnvironment(inner)
    render()
    endEnvironment(restoring: outer)
  }
}
