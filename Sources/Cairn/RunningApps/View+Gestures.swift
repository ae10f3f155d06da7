extension View {
  /// Gives a ``State`` another value when the view is tapped.
  ///
  /// The view is a plain ``Button`` then, which a keyboard reaches too. Nothing is done for several taps, for an action that changes no
  /// state, and for a view with controls inside.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> TappedView<Self> {
    TappedView(content: self, isSingleTap: count == 1, action: action)
  }

  /// Takes an action for a tap, which is given its place; it is never run.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (LayoutPoint) -> Void
  ) -> NotedView<Self> { NotedView(self, TappedView<Self>.note) }

  /// Takes an action for a long touch; it is never run.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: Double = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> NotedView<Self> {
    noted("onLongPressGesture", "Write a Button, or swipe actions of a row.")
  }

  /// Takes a gesture, which does nothing.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> NotedView<Self> {
    noted("gesture(_:)", "Write a Button or a Link.")
  }

  /// Takes a gesture, which does nothing.
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> NotedView<Self> {
    noted("simultaneousGesture(_:)", "Write a Button or a Link.")
  }

  /// Takes a gesture, which does nothing.
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> NotedView<Self> {
    noted("highPriorityGesture(_:)", "Write a Button or a Link.")
  }

  /// Lets the view be dragged elsewhere in an app; here it stays.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> NotedView<Self> {
    noted("draggable(_:)", "Rows are moved with Accessory.reorder() in a Form.")
  }

  /// Takes an action for what is dropped on the view; it is never run.
  public func dropDestination<Payload>(
    for type: Payload.Type,
    action: @escaping ([Payload], LayoutPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> NotedView<Self> {
    noted("dropDestination(for:action:)", "Rows are moved with Accessory.reorder() in a Form.")
  }

  /// Takes an action for readers who do not see the view; it is never run.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ action: @escaping () -> Void
  ) -> NotedView<Self> {
    noted("accessibilityAction", "Write a Button, which everybody can press.")
  }

  /// Takes a named action for readers who do not see the view; it is never run.
  public func accessibilityAction(named name: some StringProtocol, _ action: @escaping () -> Void) -> NotedView<Self> {
    noted("accessibilityAction", "Write a Button, which everybody can press.")
  }

  /// Takes a named action for readers who do not see the view; it is never run.
  public func accessibilityAction(named name: Text, _ action: @escaping () -> Void) -> NotedView<Self> {
    noted("accessibilityAction", "Write a Button, which everybody can press.")
  }

  /// Takes an action with a label for readers who do not see the view; it is never run.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> NotedView<Self> {
    noted("accessibilityAction", "Write a Button, which everybody can press.")
  }

  /// Takes buttons for readers who do not see the view; they do not show.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> NotedView<Self> {
    noted("accessibilityActions(_:)", "Show the buttons, so that everybody can press them.")
  }

  /// Takes an action for a value that goes up and down; it is never run.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> NotedView<Self> {
    noted("accessibilityAdjustableAction(_:)", "Write a Stepper or a Slider.")
  }
}

/// What a reader who does not see a view asks of it.
public enum AccessibilityActionKind: UInt8, Hashable, Sendable {
  case `default`, escape, magicTap, delete, showMenu
}

/// The direction in which a reader changes a value.
public enum AccessibilityAdjustmentDirection: UInt8, Hashable, Sendable {
  case increment, decrement
}
