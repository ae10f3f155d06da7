/// The looks of gauges, made of views.
///
/// ```swift
/// struct DialStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ZStack {
///       Circle().trim(from: 0, to: configuration.value).stroke(.teal, lineWidth: 8)
///       configuration.currentValueLabel
///     }
///   }
/// }
/// ```
///
/// A body without words is named to readers who do not see it: by the label and the value in per cent.
public protocol GaugeStyle {
  /// The type of what shows.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns what a gauge shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one.
  ///
  /// The package's own styles implement this requirement. Do not call or implement it elsewhere.
  static var _isUsual: Bool { get }
}

extension GaugeStyle {
  public static var _isUsual: Bool { false }
}

/// The parts of a gauge that a ``GaugeStyle`` shows.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The value in words.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// What stands at the least value.
  public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// What stands at the greatest value.
  public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The value, from 0 at the least to 1 at the greatest.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The value in words; `nil` for none.
  public let currentValueLabel: CurrentValueLabel?
  /// What stands at the least value; `nil` for nothing.
  public let minimumValueLabel: MinimumValueLabel?
  /// What stands at the greatest value; `nil` for nothing.
  public let maximumValueLabel: MaximumValueLabel?
}

/// A bar under its words, which gauges have anyway.
public struct DefaultGaugeStyle: GaugeStyle {
  public static var _isUsual: Bool { true }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { ProgressView(value: configuration.value) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar under its words.
  public static var automatic: Self { Self() }
  /// A bar under its words.
  public static var linearCapacity: Self { Self() }
  /// A bar under its words; a page has one style of gauges.
  public static var accessoryLinear: Self { Self() }
  /// A bar under its words; a page has one style of gauges.
  public static var accessoryLinearCapacity: Self { Self() }
  /// A bar under its words; a page has one style of gauges.
  public static var accessoryCircular: Self { Self() }
  /// A bar under its words; a page has one style of gauges.
  public static var accessoryCircularCapacity: Self { Self() }
}

extension View {
  /// Sets the looks of the gauges inside.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> EnvironmentView<Self> {
    controlStyles { styles in
      styles.customGauge = Style._isUsual ? nil : StyleBody { AnyView(style.makeBody(configuration: $0)) }
    }
  }
}
