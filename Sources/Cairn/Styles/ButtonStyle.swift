/// The looks of buttons, made of views.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.tint, in: .capsule).foregroundStyle(.white)
///   }
/// }
///
/// Button("Next", destination: "next.html").buttonStyle(Pill())
/// ```
///
/// What is rendered ahead is never pressed: `isPressed` is `false`. Browsers show by themselves what is pressed.
public protocol ButtonStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns what a button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``ButtonStyle`` shows.
public struct ButtonStyleConfiguration {
  /// What the author gave the button as its label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The meaning of the button; `nil` for an ordinary one.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether it is pressed; it never is.
  public let isPressed = false
}

/// The looks and the behaviour of buttons, made of views.
///
/// ```swift
/// struct Framed: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     GroupBox { Button(configuration).buttonStyle(.borderedProminent) }
///   }
/// }
/// ```
///
/// Its body has the button in it: a ``Button`` of the configuration, or a tap that triggers the action. A body without one is the button.
public protocol PrimitiveButtonStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns what a button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How much a button stands out; `nil` for a style with a body.
  ///
  /// The package's own styles implement this requirement. Do not call or implement it elsewhere.
  static var _prominence: ButtonLook.Prominence? { get }
}

extension PrimitiveButtonStyle {
  public static var _prominence: ButtonLook.Prominence? { nil }
}

/// The properties of a button that a ``PrimitiveButtonStyle`` shows.
public struct PrimitiveButtonStyleConfiguration {
  /// What the author gave the button as its label.
  public typealias Label = ButtonStyleConfiguration.Label

  /// The button itself.
  let button: Button<Label>

  /// The meaning of the button; `nil` for an ordinary one.
  public var role: ButtonRole? { button.role }
  /// What the button shows.
  public var label: Label { button.label }

  /// Does what the button does.
  public func trigger() { button.handler?() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style shows.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) { self = configuration.button }
}

/// The looks that suit the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public static var _prominence: ButtonLook.Prominence? { .automatic }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public static var _prominence: ButtonLook.Prominence? { .plain }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public static var _prominence: ButtonLook.Prominence? { .borderless }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone, in the tint.
public typealias LinkButtonStyle = BorderlessButtonStyle

/// The label with a background, also in a row.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public static var _prominence: ButtonLook.Prominence? { .bordered }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label with a background of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public static var _prominence: ButtonLook.Prominence? { .prominent }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The looks that suit the place.
  public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint.
  public static var borderless: Self { Self() }
  /// The label alone, in the tint.
  public static var link: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label with a background, also in a row.
  public static var bordered: Self { Self() }
  /// The label with a background, also in a row.
  public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label with a background of the tint.
  public static var borderedProminent: Self { Self() }
  /// The label with a background of the tint.
  public static var glassProminent: Self { Self() }
}

extension View {
  /// Sets the looks of the buttons inside.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      styles.button.prominence = .plain
      styles.customButton = StyleBody { AnyView(style.makeBody(configuration: $0)) }
      styles.primitiveButton = nil
    }
  }

  /// Sets the looks of the buttons inside.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      styles.button.prominence = Style._prominence ?? .plain
      styles.customButton = nil
      styles.primitiveButton =
        Style._prominence == nil ? StyleBody { AnyView(style.makeBody(configuration: $0)) } : nil
    }
  }
}
