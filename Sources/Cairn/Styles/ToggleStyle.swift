/// The looks of toggles, made of views.
///
/// ```swift
/// struct Tick: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle") }
///     }
///   }
/// }
/// ```
public protocol ToggleStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns what a toggle shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How a toggle looks; `nil` for a style with a body.
  ///
  /// The package's own styles implement this requirement. Do not call or implement it elsewhere.
  static var _look: ToggleLook? { get }
}

extension ToggleStyle {
  public static var _look: ToggleLook? { nil }
}

/// How a toggle looks.
public enum ToggleLook: UInt8, Hashable, Sendable {
  /// As a switch.
  case automatic
  /// As a box with a tick.
  case checkbox
  /// As a button that stays pressed.
  case button
}

/// The properties of a toggle that a ``ToggleStyle`` shows.
public struct ToggleStyleConfiguration {
  /// What the author gave the toggle as its label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the toggle switches.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of several are on and others off; never, here.
  public let isMixed = false
}

/// The looks that suit the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public static var _look: ToggleLook? { .automatic }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  public static var _look: ToggleLook? { .automatic }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A box with a tick.
public struct CheckboxToggleStyle: ToggleStyle {
  public static var _look: ToggleLook? { .checkbox }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  public static var _look: ToggleLook? { .button }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The looks that suit the place: a switch.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  public static var checkbox: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: Self { Self() }
}

extension View {
  /// Sets the looks of the toggles inside.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      styles.toggle = Style._look ?? .automatic
      styles.customToggle = Style._look == nil ? StyleBody { AnyView(style.makeBody(configuration: $0)) } : nil
    }
  }
}
