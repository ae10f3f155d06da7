/// What closes the sheet or the popover around a view; a dialog closes after each of its actions anyway.
///
/// ```swift
/// struct About: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
public struct DismissAction: Equatable, @unchecked Sendable {
  // Unchecked, because a rendering is on one thread, and only it calls the closure.
  private let close: (() -> Void)?
  private let state: StateValue?

  static let nothing = DismissAction()

  private init() { (close, state) = (nil, nil) }

  init(of state: StateValue?, _ close: @escaping () -> Void) {
    self.close = close
    self.state = state
  }

  /// Closes it; does nothing where nothing is around.
  public func callAsFunction() { close?() }

  /// Returns an action that closes it after another one.
  func following(_ action: @escaping () -> Void) -> () -> Void {
    {
      action()
      close?()
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.state == right.state && (left.close == nil) == (right.close == nil)
  }
}

/// Whether a view is presented, for code of earlier years; see ``EnvironmentValues/dismiss``.
public struct PresentationMode: Sendable {
  /// Whether something is around that can be closed.
  public let isPresented: Bool
  private let action: DismissAction

  init(_ action: DismissAction) {
    self.action = action
    isPresented = action != .nothing
  }

  /// Closes what is around.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// What closes the sheet or the popover around a view; a dialog closes after each of its actions anyway.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a view is in something that shows in front of the page.
  public var isPresented: Bool { dismiss != .nothing || closingDialog != nil }

  /// Whether a view is presented, for code of earlier years; prefer ``dismiss``.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(dismiss)
    return Binding(get: { mode }, set: { _ in })
  }

  /// What closes the dialog whose buttons close it after their actions; `nil` outside of dialogs.
  ///
  /// It is not ``dismiss``: what a button of a dialog dismisses is what the dialog is in front of.
  var closingDialog: DismissAction? {
    get { self[ClosingDialogKey.self] }
    set { self[ClosingDialogKey.self] = newValue }
  }
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction.nothing
}

private enum ClosingDialogKey: EnvironmentKey {
  static let defaultValue: DismissAction? = nil
}
