extension Renderer {
  /// Renders a view as one part of the container that was opened last.
  package func slot(_ slot: Slot, _ content: some View) {
    begin(.slot(slot))
    content._render(into: self)
    end()
  }
}
