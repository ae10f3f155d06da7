/// The looks of progress, made of views.
///
/// ```swift
/// struct RingStyle: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.teal, lineWidth: 6).frame(width: 40, height: 40)
///   }
/// }
/// ```
///
/// A body without words is named to readers who do not see it: by the label and the progress in per cent.
public protocol ProgressViewStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns what a progress view shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one.
  ///
  /// The package's own styles implement this requirement. Do not call or implement it elsewhere.
  static var _isUsual: Bool { get }
}

extension ProgressViewStyle {
  public static var _isUsual: Bool { false }
}

/// The parts of a progress view that a ``ProgressViewStyle`` shows.
public struct ProgressViewStyleConfiguration {
  /// What the task is.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The progress in words.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The part that is done, between 0 and 1; `nil` when it is not known.
  public let fractionCompleted: Double?
  /// What the task is; `nil` for nothing.
  public let label: Label?
  /// The progress in words; `nil` for none.
  public let currentValueLabel: CurrentValueLabel?
}

/// The usual looks: a bar, or something that turns where the progress is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public static var _isUsual: Bool { true }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The usual looks; a page has no rings of its own.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public static var _isUsual: Bool { true }

  /// Creates the style; `tint(_:)` sets a colour.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public static var _isUsual: Bool { true }

  /// Creates the style; `tint(_:)` sets a colour.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual looks.
  public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The usual looks; a page has no rings of its own.
  public static var circular: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

extension View {
  /// Sets the looks of the progress views inside.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      styles.customProgress = Style._isUsual ? nil : StyleBody { AnyView(style.makeBody(configuration: $0)) }
    }
  }
}

/// What an author's own style shows of an amount, which has a name even if it shows no words.
struct StyledAmount: PrimitiveView {
  let content: AnyView
  let amount: ProgressDescription

  func _render(into renderer: any Renderer) {
    let shown = RecordedView.recorded(content, for: renderer)
    let tells = shown.recording.entries[shown.range].contains {
      switch $0.call {
      case .text(let text): !text.plainText.isBlank
      case .progress: true
      default: false
      }
    }
    if tells { return shown._render(into: renderer) }
    AttributedView(shown, .accessibilityLabel(amount.plainText))._render(into: renderer)
  }
}
