/// A view on which a tap gives a ``State`` another value.
///
/// A page shows it as a plain ``Button``, so that a keyboard and a screen reader reach it too. Where the action changes no state, or
/// the view holds controls of its own, it shows the view as it is, and the rendering tells so once.
public struct TappedView<Content: View>: PrimitiveView {
  let content: Content
  let isSingleTap: Bool
  let action: () -> Void

  /// Tells that a tap does nothing in a page; elsewhere nobody expects it to.
  static func report(to renderer: any Renderer) { if renderer.showsAllStates { note.report(to: renderer) } }

  static var note: RunningAppNote {
    RunningAppNote(
      name: "onTapGesture(count:perform:)",
      remedy: "Write a Button, which a keyboard and a screen reader reach too, around words and pictures."
    )
  }

  public func _render(into renderer: any Renderer) {
    let environment = renderer.environment
    let canBeButton = isSingleTap && environment.isEnabled && !environment.sendsForm && !Self._isItemSequence
    guard canBeButton, let graph = StateGraph.current else {
      Self.report(to: renderer)
      return content._render(into: renderer)
    }
    graph.renderControl(that: action, into: renderer) { TappedContent(content: content, change: $0) }
  }

  public static var _isItemSequence: Bool { Content._isItemSequence }
  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  // It may be a button.
  public static func _traits(_ budget: inout Int) -> ViewTraits { .unknown }
}

extension TappedView: DynamicViewContent where Content: DynamicViewContent {
  public var data: Content.Data { content.data }
}

/// A view with what a tap on it does to a state.
private struct TappedContent<Content: View>: PrimitiveView {
  let content: Content
  let change: StateChange?

  func _render(into renderer: any Renderer) {
    let content = RecordedView.recorded(content, for: renderer)
    guard let change, content.canBeLabel else {
      TappedView<Content>.report(to: renderer)
      return content._render(into: renderer)
    }
    ChangingButton(button: Button(action: {}) { content }, change: change)
      .buttonStyle(.plain)
      ._render(into: renderer)
  }
}

extension RecordedView {
  /// Whether it holds only what a button may hold: words, pictures and what arranges them.
  fileprivate var canBeLabel: Bool {
    recording.entries[range].allSatisfy { entry in
      switch entry.call {
      case .begin(let container): container.canBeInLabel
      case .beginScope(let scope): scope.canBeInLabel
      case .cell: false
      default: true
      }
    }
  }
}

extension Container {
  fileprivate var canBeInLabel: Bool {
    switch self {
    case .stack, .grid, .gridRow, .lazyGrid, .label, .layers, .badged, .slot: true
    default: false
    }
  }
}

extension Recording.Scope {
  fileprivate var canBeInLabel: Bool {
    switch self {
    case .element, .badge, .label, .part: true
    default: false
    }
  }
}
