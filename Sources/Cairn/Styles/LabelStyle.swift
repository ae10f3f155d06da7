/// The looks of labels, made of views.
public protocol LabelStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns what a label shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Which parts of a label show; `nil` for a style with a body.
  ///
  /// The package's own styles implement this requirement. Do not call or implement it elsewhere.
  static var _look: LabelLook? { get }
}

extension LabelStyle {
  public static var _look: LabelLook? { nil }
}

/// Which parts of a label show.
public enum LabelLook: UInt8, Hashable, Sendable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}

/// The parts of a label that a ``LabelStyle`` shows.
public struct LabelStyleConfiguration {
  /// The words of a label.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The symbol or picture of a label.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The words.
  public let title: Title
  /// The symbol or picture.
  public let icon: Icon
}

/// The looks that suit the place.
public struct DefaultLabelStyle: LabelStyle {
  public static var _look: LabelLook? { .automatic }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The words and the symbol.
public struct TitleAndIconLabelStyle: LabelStyle {
  public static var _look: LabelLook? { .titleAndIcon }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public static var _look: LabelLook? { .titleOnly }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone, which the words describe to readers who do not see it.
public struct IconOnlyLabelStyle: LabelStyle {
  public static var _look: LabelLook? { .iconOnly }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The looks that suit the place.
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The words and the symbol.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone, which the words describe to readers who do not see it.
  public static var iconOnly: Self { Self() }
}

extension View {
  /// Sets the looks of the labels inside.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      styles.label = Style._look ?? .titleAndIcon
      styles.customLabel = Style._look == nil ? StyleBody { AnyView(style.makeBody(configuration: $0)) } : nil
    }
  }
}

extension Label {
  /// Renders the label with a style; `false` for one as usual.
  func render(with styles: ControlStyles, into renderer: any Renderer) -> Bool {
    if let custom = styles.customLabel {
      let parts = LabelStyleConfiguration(
        title: .init(content: AnyView(title)),
        icon: .init(content: AnyView(icon))
      )
      custom.make(parts).controlStyles { $0.customLabel = nil }._render(into: renderer)
      return true
    }
    switch styles.label {
    case .automatic, .titleAndIcon: return false
    case .titleOnly: title._render(into: renderer)
    case .iconOnly:
      let words = RecordedView.recorded(title, for: renderer)
      AttributedView(icon, .accessibilityLabel(words.recording.words(in: words.range)))._render(into: renderer)
    }
    return true
  }
}
