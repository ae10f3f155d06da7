/// The meaning of a button.
public enum ButtonRole: UInt8, Hashable, CaseIterable, Sendable {
  /// Something is lost.
  case destructive
  /// Nothing happens.
  case cancel
}
