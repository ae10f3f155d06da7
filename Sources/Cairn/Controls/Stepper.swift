/// A control that goes up and down from number to number.
public struct Stepper<Label: View>: View {
  private let field: Field<Label>

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - value: The number at first.
  ///   - bounds: The least and the greatest number; `nil` for any.
  ///   - step: The distance of one number to the next.
  ///   - label: What it is for.
  public init<Value: BinaryInteger>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil,
    step: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    let range = FieldRange(
      lowest: bounds.map { Double($0.lowerBound) },
      highest: bounds.map { Double($0.upperBound) },
      step: Double(step)
    )
    field = Field(kind: .stepper(range), value: "\(value.valueOfField)", label: label())
  }

  public var body: some View { field }
}

extension Stepper where Label == Text {
  /// Creates a stepper with words as its label.
  public init<Value: BinaryInteger>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil,
    step: Value = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with words as its label.
  @_disfavoredOverload
  public init<Value: BinaryInteger>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil,
    step: Value = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(verbatim: String(title)) }
  }
}
