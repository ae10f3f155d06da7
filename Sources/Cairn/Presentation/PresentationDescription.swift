/// Something that shows in front of the page; it holds what shows.
public struct PresentationDescription: Hashable, Sendable {
  /// How it shows.
  public enum Kind: Hashable, Sendable {
    /// A page of its own in front of a part of this one.
    case sheet
    /// A page of its own in front of the whole of this one.
    case cover
    /// Something small beside the control that shows it.
    case popover
    /// Something that must be answered.
    case alert
  }

  /// How it shows.
  public var kind: Kind
  /// What it is, in words; empty for none.
  public var name: String
  /// The state with the value for which it shows; `nil` for what always shows.
  package var state: StateValue?
  /// Whether a press beside it closes it: not if it holds content that looks like a dialog, which browsers take for what is beside it.
  package var closesBeside = true
}
