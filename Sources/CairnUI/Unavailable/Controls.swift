public import Cairn

// Controls that need a running app, or a part of a window.

/// Refuses a button for help.
@available(*, unavailable, message: "Write a Link to a page with help.")
public struct HelpLink {
  public init(action: () -> Void) {}
  public init<Destination>(destination: Destination) {}
  public init(anchor: String) {}
}

/// Refuses a button that lets a title be changed.
@available(*, unavailable, message: "Write a TextField in a Form.")
public struct RenameButton {
  public init() {}
}

/// Refuses a button that takes what was copied.
@available(
  *,
  unavailable,
  message: "A page cannot read what was copied. Write a TextField, into which a reader pastes."
)
public struct PasteButton {
  public init<Payload>(payloadType: Payload.Type, onPaste: ([Payload]) -> Void) {}
  public init<Types, Providers>(supportedContentTypes: Types, payloadAction: (Providers) -> Void) {}
}

/// Refuses a field for several days.
@available(*, unavailable, message: "Browsers have no field for several days. Write a DatePicker for each, or toggles.")
public struct MultiDatePicker {
  public init<Selection>(_ title: String, selection: Binding<Selection>) {}
  public init<Selection, Bounds>(_ title: String, selection: Binding<Selection>, in bounds: Bounds) {}
}

extension View {
  /// Refuses a column beside the view that can be closed.
  @available(*, unavailable, message: "Write an HStack with the view and, for the state, an if with what is beside it.")
  public func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Refuses a view above the tabs of a window.
  @available(*, unavailable, message: "Write safeAreaInset(edge: .bottom) with the view.")
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
