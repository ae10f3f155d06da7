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

  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

/// Something that shows in front of the page while a state says so.
struct Presentation<Presented: View>: PrimitiveView {
  let kind: PresentationDescription.Kind
  /// Its title; `nil` for one that is named by its content.
  var title: Text?
  /// Whether it is closed by what it holds, so that it needs no button of its own.
  var closesAfterActions = false
  let isPresented: Binding<Bool>
  let presented: () -> Presented

  func _render(into renderer: any Renderer) {
    if let graph = StateGraph.current {
      graph.renderPresentation(of: isPresented, isModal: kind != .popover, { shown(for: $0) }, into: renderer)
    } else if isPresented.wrappedValue {
      shown(for: nil)._render(into: renderer)
    }
  }

  private func shown(for state: StateValue?) -> PresentedContent<Presented> {
    PresentedContent(presentation: self, state: state, content: presented())
  }
}

/// What shows in front of the page.
struct PresentedContent<Content: View>: PrimitiveView {
  let presentation: Presentation<Content>
  /// The state with the value for which it shows; `nil` for what always shows.
  let state: StateValue?
  let content: Content

  func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    var inner = outer
    let isPresented = presentation.isPresented
    inner.dismiss = DismissAction(of: state) { isPresented.wrappedValue = false }
    inner.closesAfterActions = presentation.closesAfterActions
    let content = recorded(in: inner, for: renderer)
    let name = presentation.title?.plainText ?? content.recording.title(in: content.range)
    renderer.begin(.presentation(PresentationDescription(kind: presentation.kind, name: name, state: state)))
    renderer.beginEnvironment(inner)
    if !presentation.closesAfterActions, state != nil { CloseButton()._render(into: renderer) }
    content._render(into: renderer)
    renderer.endEnvironment(restoring: outer)
    renderer.end()
  }

  private func recorded(in environment: EnvironmentValues, for renderer: any Renderer) -> RecordedView {
    let outer = renderer.environment
    renderer.environment = environment
    defer { renderer.environment = outer }
    return RecordedView.recorded(content, for: renderer)
  }
}

/// The button at the top of a sheet that closes it.
private struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      Spacer()
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark").accessibilityLabel(locale.wordForClosing)
      }
    }
  }
}

extension Recording {
  /// The words that name some content: those of its title, or else the first ones.
  fileprivate func title(in range: Range<Int>) -> String {
    for index in range {
      if case .begin(.navigationTitle) = entries[index].call { return words(in: index..<entries[index].end) }
    }
    for index in range {
      if case .text(let text) = entries[index].call { return text.plainText }
    }
    return words(in: range)
  }
}

extension LocaleIdentifier {
  fileprivate var wordForClosing: String {
    switch knownLanguage {
    case .english: "Close"
    case .french: "Fermer"
    case .german: "Schließen"
    case .italian: "Chiudi"
    case .spanish: "Cerrar"
    }
  }
}
