/// What shows in front of the page for some values of a state.
extension StateGraph {
  /// Renders what shows in front of the page for some values of a state.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it shows; setting it to `false` closes it.
  ///   - isModal: Whether the page around cannot be used meanwhile.
  ///   - content: Returns what shows, for the state that makes it show.
  ///   - renderer: The renderer of the content around.
  func renderPresentation<Content: View>(
    of isPresented: Binding<Bool>,
    isModal: Bool,
    _ content: @escaping (PresentationState) -> Content,
    into renderer: any Renderer
  ) {
    inScope(.presentation) {
      presentations.append(ObjectIdentifier(scope))
      defer { presentations.removeLast() }
      render(
        { () -> Content? in
          if isPresented.wrappedValue { return content(self.state(of: isPresented, isModal: isModal)) }
          self.notePresenter(isPresented, isModal: isModal)
          return nil
        },
        into: renderer
      )
    }
  }

  /// Returns what makes something show, and whether the page can close it.
  private func state(of isPresented: Binding<Bool>, isModal: Bool) -> PresentationState {
    hasPresentations = true
    if isPresented.changesObject { return PresentationState() }
    let written = self.written { isPresented.wrappedValue = false }
    takeClosing(written, isModal: isModal)
    // What is content of the page has a button that closes it.
    let isShownByPage = written.contains(where: \.cell.isShownByPage)
    let changes = changes(of: written, isControl: !isShownByPage)
    guard changes.count == 1, let cell = changes.first?.cell else { return PresentationState() }
    cell.askForCount()
    // Only what does not show at first can be a dialog that buttons open.
    guard !isShownByPage, changes[0].index == 0, let index = index(of: cell), index != 0 else {
      guard let presenter = written.first?.cell else { return PresentationState() }
      return PresentationState(
        number: self.index(of: presenter) ?? 0,
        isClosed: { self.closes($0, presenter) }
      )
    }
    if cell.takePresentation(of: index, isModal: isModal) { hasNews = true }
    let value = StateValue(cell, index)
    return PresentationState(value: value, number: index, isClosed: { $0.kind == .close(value) })
  }

  /// Returns what a button does that gives a state a value which what is presented keeps.
  func presentation(of value: StateValue) -> StateChange {
    let cell = value.state.cell
    if value.index > 0 { return StateChange(kind: .present(value)) }
    // Of two values, it can only be the second one that it ends.
    guard let shown = index(of: cell) ?? (cell.count == 2 ? 1 : nil), shown > 0 else {
      return StateChange(kind: .nothing)
    }
    return StateChange(kind: .close(StateValue(cell, shown)))
  }
}
