/// A control for a number between two others.
///
/// What `onEditingChanged` would do is never run: a page tells nobody that a reader moves the control.
public struct Slider<Label: View>: View {
  private let field: Field<Label>
  /// What stands at the least and at the greatest number; `nil` for nothing.
  private var ends: (least: AnyView, greatest: AnyView)?

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number at first.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of one number to the next; `nil` for any.
  ///   - label: What it is for.
  ///   - onEditingChanged: It is never run.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let range = FieldRange(
      lowest: Double(bounds.lowerBound),
      highest: Double(bounds.upperBound),
      step: step.map { Double($0) }
    )
    let (number, state) = value.takenByField
    field = Field(
      kind: .slider(range),
      value: FieldRange.words(for: range.nearest(to: Double(number))),
      state: state,
      label: label()
    )
  }

  /// Creates a slider with views at its ends.
  ///
  /// - Parameters:
  ///   - value: The number at first.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of one number to the next; `nil` for any.
  ///   - label: What it is for.
  ///   - minimumValueLabel: What stands at the least number.
  ///   - maximumValueLabel: What stands at the greatest number.
  ///   - onEditingChanged: It is never run.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  public var body: some View {
    if let ends {
      HStack {
        ends.least
        field.frame(maxWidth: .infinity)
        ends.greatest
      }
    } else {
      field
    }
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label; give it one with ``View/accessibilityLabel(_:)``.
  ///
  /// `onEditingChanged` is never run.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}
