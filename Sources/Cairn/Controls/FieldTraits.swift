/// What helps a reader to fill in the fields inside a view.
public struct FieldTraits: Hashable, Sendable {
  /// The name under which a form sends the field; `nil` for its title.
  public var name: String?
  /// Whether a form is sent only with a value.
  public var isRequired = false
  /// What the value is about, so that browsers can propose one; `nil` for anything.
  public var contentType: TextContentType?
  /// The keyboard that shows.
  public var keyboardType = KeyboardType.default
  /// Whether spelling is corrected; `nil` for what is usual.
  public var correctsSpelling: Bool?
  /// What gets a capital letter; `nil` for what is usual.
  public var capitalization: TextInputAutocapitalization?
  /// What the key says that ends a line; `nil` for what is usual.
  public var submitLabel: SubmitLabel?
  /// Whether the words of controls do not show; readers who hear a page are told them.
  package var isLabelHidden = false

  /// Creates the traits of any field.
  public init() {}
}

private enum FieldTraitsKey: EnvironmentKey {
  static let defaultValue = FieldTraits()
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// What helps a reader to fill in fields.
  public var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }

  /// Whether controls can be used; see ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
