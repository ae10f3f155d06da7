/// A value between two others.
///
/// ```swift
/// Gauge(value: 2850, in: 0...4000) { Text("Height") } currentValueLabel: { Text("2,850 m") }
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// What stands at the least and at the greatest value; `nil` for nothing.
  private var ends: (least: AnyView, greatest: AnyView)?

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What is measured.
  ///   - currentValueLabel: The value in words.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Creates a gauge with views at its ends.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the greatest value.
  ///   - label: What is measured.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: What stands at the least value.
  ///   - maximumValueLabel: What stands at the greatest value.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  public func _render(into renderer: any Renderer) {
    guard ControlStyleUse.hasBegun, let custom = renderer.environment.controlStyles?.customGauge else {
      return usual._render(into: renderer)
    }
    let name = RecordedView.recorded(label, for: renderer)
    let amount = ProgressDescription(fraction: fraction, label: name.recording.words(in: name.range))
    let hasWords = CurrentValueLabel.self != EmptyView.self
    let parts = GaugeStyleConfiguration(
      value: amount.fraction ?? 0,
      label: .init(view: AnyView(label)),
      currentValueLabel: hasWords ? .init(view: AnyView(currentValueLabel)) : nil,
      minimumValueLabel: (ends?.least).map { .init(view: $0) },
      maximumValueLabel: (ends?.greatest).map { .init(view: $0) }
    )
    StyledAmount(content: custom.make(parts), amount: amount).controlStyles { $0.customGauge = nil }
      ._render(into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }

  private var usual: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        label
        Spacer(minLength: 8)
        currentValueLabel.foregroundStyle(.secondary)
      }
      if let ends {
        HStack(spacing: 8) {
          ends.least
          ProgressView(value: fraction)
          ends.greatest
        }
      } else {
        ProgressView(value: fraction)
      }
    }
    // Beside other views it keeps the room for a word, which would be broken letter by letter.
    .frame(minWidth: 96, alignment: .leading)
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Creates a gauge.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}
