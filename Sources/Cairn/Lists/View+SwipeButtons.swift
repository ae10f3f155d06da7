extension View {
  /// Adds buttons at a side of the rows that the view is, as SwiftUI spells swipe actions.
  ///
  /// ```swift
  /// Form(action: "/peaks") {
  ///   List(peaks) { peak in
  ///     Text(peak.name)
  ///       .swipeActions {
  ///         Button("Delete", role: .destructive) { delete(peak) }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// In a ``Form`` each button is a ``SwipeAction``: pressing it sends the form with its title and the identity of the row, such as
  /// `Delete:eiger`, because no closure can be run in a page. A ``FormAction`` gives it another word, and a button with a destination leads there, in
  /// a form or not. Other buttons are left out, which is told once.
  @_disfavoredOverload
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> SwipeButtonsView<Self, Actions> {
    SwipeButtonsView(content: self, edge: edge, buttons: content())
  }
}

/// A view with buttons at a side of its rows.
public struct SwipeButtonsView<Content: View, Buttons: View>: PrimitiveView {
  let content: Content
  let edge: HorizontalEdge
  let buttons: Buttons

  public func _render(into renderer: any Renderer) {
    let reading = SwipeButtons(of: Self.recording(of: buttons, for: renderer), sendsForm: FormFields.current != nil)
    if reading.leavesOut { RunningAppNote.swipeButtons.report(to: renderer) }
    guard !reading.actions.isEmpty else { return content._render(into: renderer) }
    let row = ListRowView(content: content) { row in
      switch edge {
      case .leading: row.leadingSwipeActions = SwipeActions(reading.actions)
      case .trailing: row.trailingSwipeActions = SwipeActions(reading.actions)
      }
    }
    row._render(into: renderer)
  }

  /// Records the buttons without running their closures ahead, which may do anything to the row's data.
  private static func recording(of buttons: Buttons, for renderer: any Renderer) -> Recording {
    let source = EnvironmentSource.current
    let states = source?.states
    source?.states = nil
    defer { source?.states = states }
    return RecordedView.recorded(buttons, for: renderer).recording
  }

  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  public static var _isItemSequence: Bool { Content._isItemSequence }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ListRowView<Content>._traits(&budget) }
}

extension RunningAppNote {
  fileprivate static let swipeButtons = RunningAppNote(
    name: "swipeActions with buttons",
    remedy: "Put a Form around the list, or give the buttons a destination."
  )
}

/// The actions that buttons stand for.
private struct SwipeButtons {
  private(set) var actions: [SwipeAction] = []
  /// Whether there is a button that cannot do anything.
  private(set) var leavesOut = false

  init(of recording: Recording, sendsForm: Bool) {
    var tints: [Color?] = []
    for (index, entry) in recording.entries.enumerated() {
      switch entry.call {
      case .beginStyle(.tint(let color)): tints.append(color)
      case .beginStyle: tints.append(tints.last ?? nil)
      case .endStyle: _ = tints.popLast()
      case .begin(.button(let button)):
        if var action = Self.action(of: button, recording, index + 1..<entry.end, sendsForm: sendsForm) {
          action.backgroundColor = tints.last ?? nil
          actions.append(action)
        } else {
          leavesOut = true
        }
      default: break
      }
    }
  }

  private static func action(
    of button: ButtonDescription,
    _ recording: Recording,
    _ range: Range<Int>,
    sendsForm: Bool
  ) -> SwipeAction? {
    let title = recording.words(in: range)
    let image = recording.entries[range].lazy.compactMap { entry -> Image? in
      if case .image(let image) = entry.call { image } else { nil }
    }.first
    guard button.isEnabled, button.change == nil, !title.isEmpty else { return nil }
    if let destination = button.destination {
      return SwipeAction(title, destination: destination, role: button.role, image: image)
    }
    let sent = button.action ?? FormAction(value: title)
    guard sendsForm, sent.name == FormAction.defaultName, sent.identity == nil else { return nil }
    return SwipeAction(title, action: sent.value, role: button.role, image: image)
  }
}
