/// A value between two others.
///
/// ```swift
/// Gauge(value: 2850, in: 0...4000) { Text("Height") } currentValueLabel: { Text("2,850 m") }
/// ```
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

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

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        label
        Spacer(minLength: 8)
        currentValueLabel.foregroundStyle(.secondary)
      }
      ProgressView(value: fraction)
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
