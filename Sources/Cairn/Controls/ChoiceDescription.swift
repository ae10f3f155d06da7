/// One of several choices.
public struct ChoiceDescription: Hashable, Sendable {
  /// What it is, in words.
  public var words: String
  /// What a form sends for it.
  public var value: String
  /// The name under which a form sends it; `nil` for none.
  public var name: String?
  /// Whether it is chosen at first.
  public var isChosen: Bool
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// The value that it gives the state of its field; `nil` for none that shows in the page.
  package var change: StateValue?
}
