/// A view with something that shows in front of the page while a state says so.
struct PresentingView<Content: View, Presented: View>: PrimitiveView {
  let content: Content
  let presentation: Presentation<Presented>

  func _render(into renderer: any Renderer) {
    content._render(into: renderer)
    presentation._render(into: renderer)
  }

  // What it presents is no item: it belongs to the page.
  static var _isItemSequence: Bool { Content._isItemSequence }

  static var _hasBars: Bool { Content._hasBars }

  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

/// Something that shows in front of the page while a state says so.
struct Presentation<Presented: View>: PrimitiveView {
  let kind: PresentationDescription.Kind
  /// Its title; `nil` for one that is named by its content.
  var title: (() -> Text)?
  /// What closes it.
  var closing = Closing.ownButton
  let isPresented: Binding<Bool>
  let presented: () -> Presented

  /// What closes something that shows in front of the page.
  enum Closing {
    /// A button that it has besides what it shows.
    case ownButton
    /// Each of the buttons that it shows.
    case actions(addsCancel: Bool)
  }

  func _render(into renderer: any Renderer) {
    if let graph = StateGraph.current {
      if graph.recordedActions != nil { return Self.note.report(to: renderer) }
      // It is taken out of the form around it.
      FormFields.noting(in: nil) {
        graph.renderPresentation(of: isPresented, isModal: kind != .popover, { shown(for: $0) }, into: renderer)
      }
    } else if isPresented.wrappedValue {
      shown(for: PresentationState())._render(into: renderer)
    }
  }

  private static var note: RunningAppNote {
    RunningAppNote(name: "What a button in swipeActions presents", remedy: "Let the row or the list present it.")
  }

  private func shown(for state: PresentationState) -> PresentedContent<Presented> {
    PresentedContent(presentation: self, state: state, content: presented())
  }
}

/// What shows in front of the page.
struct PresentedContent<Content: View>: PrimitiveView {
  let presentation: Presentation<Content>
  let state: PresentationState
  let content: Content

  func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    var inner = outer
    let isPresented = presentation.isPresented
    let close = DismissAction(of: state.value) {
      if !isPresented.changesObject { isPresented.wrappedValue = false }
    }
    if case .actions = presentation.closing { inner.closingDialog = close } else { inner.dismiss = close }
    // What is in front has its own way back.
    inner.backButtonMark = nil
    if inner.isInToolbar { inner.isInToolbar = false }
    if inner.formEffect != .ofAction { inner.formEffect = .ofAction }
    let content = recorded(in: inner, for: renderer)
    let name = presentation.title?().plainText ?? content.recording.title(in: content.range)
    let description = PresentationDescription(
      kind: presentation.kind,
      name: name,
      state: state.value,
      closesBeside: presentation.kind != .alert && !content.holdsOpenDialog
    )
    renderer.begin(.presentation(description))
    renderer.beginEnvironment(inner)
    if case .ownButton = presentation.closing, let isClosed = state.isClosed, !content.hasButton(where: isClosed) {
      CloseButton()._render(into: renderer)
    }
    content._render(into: renderer)
    if case .actions(let addsCancel) = presentation.closing {
      renderMissingButton(content.recording, addsCancel: addsCancel, into: renderer)
    }
    renderer.endEnvironment(restoring: outer)
    renderer.end()
  }

  /// Renders the button that leaves everything as it is, where none of those there are does.
  private func renderMissingButton(_ recording: Recording, addsCancel: Bool, into renderer: any Renderer) {
    let roles = recording.entries.compactMap { entry -> ButtonRole?? in
      if case .begin(.button(let button)) = entry.call { .some(button.role) } else { nil }
    }
    let locale = renderer.environment.locale
    if addsCancel, !roles.contains(.some(.cancel)) {
      Button(locale.wordForCancelling, role: .cancel) {}._render(into: renderer)
    } else if roles.isEmpty {
      Button(locale.wordForAgreeing, role: .cancel) {}._render(into: renderer)
    }
  }

  private func recorded(in environment: EnvironmentValues, for renderer: any Renderer) -> RecordedView {
    let (outer, isInCell) = (renderer.environment, renderer._isInCell)
    renderer.environment = environment
    renderer._isInCell = false
    defer {
      renderer.environment = outer
      renderer._isInCell = isInCell
    }
    guard let graph = StateGraph.current else { return RecordedView.recorded(content, for: renderer) }
    // What is presented for another value has states of its own.
    return graph.inScope(.branch(state.number)) { RecordedView.recorded(content, for: renderer) }
  }
}
