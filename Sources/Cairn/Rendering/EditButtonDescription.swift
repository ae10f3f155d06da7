/// The words on an edit button.
public struct EditButtonDescription: Hashable, Sendable {
  /// The words while lists are not being edited.
  public var title: String
  /// The words while they are.
  public var doneTitle: String

  /// Creates a description of an edit button.
  public init(title: String, doneTitle: String) {
    self.title = title
    self.doneTitle = doneTitle
  }
}
