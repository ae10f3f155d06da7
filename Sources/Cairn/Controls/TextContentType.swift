/// What a value is about, in the words of HTML's `autocomplete`.
public struct TextContentType: Hashable, Sendable {
  /// HTML's word, such as `email`.
  public let autocomplete: String

  /// Creates a type from HTML's word; see the section "Autofill" of its specification.
  public init(autocomplete: String) { self.autocomplete = autocomplete }

  /// A full name.
  public static let name = Self(autocomplete: "name")
  /// A given name.
  public static let givenName = Self(autocomplete: "given-name")
  /// A family name.
  public static let familyName = Self(autocomplete: "family-name")
  /// A nickname.
  public static let nickname = Self(autocomplete: "nickname")
  /// The name of a company.
  public static let organizationName = Self(autocomplete: "organization")
  /// What somebody does in a company.
  public static let jobTitle = Self(autocomplete: "organization-title")
  /// An e-mail address.
  public static let emailAddress = Self(autocomplete: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(autocomplete: "tel")
  /// An address of a page.
  public static let URL = Self(autocomplete: "url")
  /// The name of an account.
  public static let username = Self(autocomplete: "username")
  /// The password of an account.
  public static let password = Self(autocomplete: "current-password")
  /// A password to be made up.
  public static let newPassword = Self(autocomplete: "new-password")
  /// A code that counts once.
  public static let oneTimeCode = Self(autocomplete: "one-time-code")
  /// A street with its number.
  public static let fullStreetAddress = Self(autocomplete: "street-address")
  /// A town.
  public static let addressCity = Self(autocomplete: "address-level2")
  /// A state or a canton.
  public static let addressState = Self(autocomplete: "address-level1")
  /// A postal code.
  public static let postalCode = Self(autocomplete: "postal-code")
  /// A country.
  public static let countryName = Self(autocomplete: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = Self(autocomplete: "cc-number")
}
