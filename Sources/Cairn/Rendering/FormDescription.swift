/// The way to send a form.
public enum FormMethod: String, Hashable, CaseIterable, Sendable {
  /// In the address, so that what was chosen survives reloading and can be linked to.
  case get
  /// In the body, for what changes something.
  case post
}

/// The properties of a form.
public struct FormDescription: Hashable, Sendable {
  /// The address as the author gave it; `nil` for the page itself.
  public var action: String?
  /// How it is sent.
  public var method: FormMethod

  /// Creates a description of a form.
  public init(action: String?, method: FormMethod) {
    self.action = action
    self.method = method
  }
}
