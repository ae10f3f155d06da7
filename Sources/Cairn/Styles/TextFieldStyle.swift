/// The looks of fields for words, made of a field without a border and what is around it.
///
/// ```swift
/// struct PillStyle: TextFieldStyle {
///   func _body(configuration: TextField<_Label>) -> some View {
///     configuration.padding(10).background(.quaternary, in: Capsule())
///   }
/// }
/// ```
///
/// The label is read to those who do not see the field; to others it shows in the field as long as that is empty.
public protocol TextFieldStyle {
  /// The type of what shows.
  associatedtype _Body: View
  /// The label of a field in a style.
  typealias _Label = TextFieldStyleLabel

  /// Returns what a field shows.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// The looks of one of the package's own styles; `nil` for a style with a body.
  ///
  /// The package's own styles implement this requirement. Do not call or implement it elsewhere.
  static var _look: TextFieldLook? { get }
}

extension TextFieldStyle {
  public static var _look: TextFieldLook? { nil }
}

/// Whether a field for words has a border.
public enum TextFieldLook: UInt8, Hashable, Sendable {
  /// With a border, if it has no background, border or shape of the author's own.
  case automatic
  /// With a border.
  case bordered
  /// Without a border, because it stands in a box of the author's own.
  case plain
  /// The same in a background, a border or a shape of the author's own; pages show the title in the field, as in an app.
  case ownBackground
}

/// The label of a field in a style.
public struct TextFieldStyleLabel: View {
  let view: AnyView
  public var body: some View { view }
}

/// A field with a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public static var _look: TextFieldLook? { .automatic }

  /// Creates the style.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public static var _look: TextFieldLook? { .bordered }

  /// Creates the style.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public static var _look: TextFieldLook? { .bordered }

  /// Creates the style.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without a border, for one that stands in a box of the author's own.
public struct PlainTextFieldStyle: TextFieldStyle {
  public static var _look: TextFieldLook? { .plain }

  /// Creates the style.
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field with a border.
  public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border.
  public static var roundedBorder: Self { Self() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a border.
  public static var squareBorder: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border, for one that stands in a box of the author's own.
  public static var plain: Self { Self() }
}

extension View {
  /// Sets the looks of the fields for words inside.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      styles.textField = Style._look ?? .plain
      styles.customTextField = Style._look == nil ? StyleBody { AnyView(style._body(configuration: $0)) } : nil
    }
  }
}
