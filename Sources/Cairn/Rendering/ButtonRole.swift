/// The meaning of a button.
public enum ButtonRole: UInt8, Hashable, CaseIterable, Sendable {
  /// Something is lost.
  case destructive
  /// Nothing happens.
  case cancel
  /// What is shown is agreed to; the button looks like an ordinary one.
  case confirm

  /// What is shown closes, as with ``cancel``.
  public static var close: ButtonRole { .cancel }
}
