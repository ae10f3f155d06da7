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

  /// Creates the traits of any field.
  public init() {}
}

/// What a value is about, in the words of HTML's `autocomplete`.
public struct TextContentType: Hashable, Sendable {
  /// HTML's word, such as `email`.
  public let autocomplete: String

  /// Creates a type from HTML's word; see the section "Autofill" of its specification.
  public init(autocomplete: String) { self.autocomplete = autocomplete }

  public static let name = Self(autocomplete: "name")
  public static let givenName = Self(autocomplete: "given-name")
  public static let familyName = Self(autocomplete: "family-name")
  public static let nickname = Self(autocomplete: "nickname")
  public static let organizationName = Self(autocomplete: "organization")
  public static let jobTitle = Self(autocomplete: "organization-title")
  public static let emailAddress = Self(autocomplete: "email")
  public static let telephoneNumber = Self(autocomplete: "tel")
  public static let URL = Self(autocomplete: "url")
  public static let username = Self(autocomplete: "username")
  public static let password = Self(autocomplete: "current-password")
  public static let newPassword = Self(autocomplete: "new-password")
  public static let oneTimeCode = Self(autocomplete: "one-time-code")
  public static let fullStreetAddress = Self(autocomplete: "street-address")
  public static let addressCity = Self(autocomplete: "address-level2")
  public static let addressState = Self(autocomplete: "address-level1")
  public static let postalCode = Self(autocomplete: "postal-code")
  public static let countryName = Self(autocomplete: "country-name")
  public static let creditCardNumber = Self(autocomplete: "cc-number")
}

/// A keyboard on the screen.
public enum KeyboardType: UInt8, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What gets a capital letter while it is written.
public enum TextInputAutocapitalization: UInt8, Hashable, Sendable {
  case never, words, sentences, characters
}

/// What the key says that ends a line.
public enum SubmitLabel: UInt8, Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
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

extension View {
  /// Lets the controls inside not be used; those in a view that is disabled already stay so.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }

  /// Sets the name under which a form sends the field, instead of its title.
  public func fieldName(_ name: String) -> some View { environment(\.fieldTraits.name, name) }

  /// Sets whether a form is sent only when the fields have values.
  public func fieldRequired(_ isRequired: Bool = true) -> some View {
    environment(\.fieldTraits.isRequired, isRequired)
  }

  /// Says what the values of the fields are about, so that browsers can propose some.
  public func textContentType(_ type: TextContentType?) -> some View {
    environment(\.fieldTraits.contentType, type)
  }

  /// Sets the keyboard that shows on the screen while a field is filled in.
  public func keyboardType(_ type: KeyboardType) -> some View { environment(\.fieldTraits.keyboardType, type) }

  /// Sets whether the spelling in fields is left alone.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.fieldTraits.correctsSpelling, !isDisabled)
  }

  /// Sets what gets a capital letter while it is written; `nil` for what is usual.
  public func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View {
    environment(\.fieldTraits.capitalization, capitalization)
  }

  /// Sets what the key says that ends a line.
  public func submitLabel(_ label: SubmitLabel) -> some View { environment(\.fieldTraits.submitLabel, label) }
}
