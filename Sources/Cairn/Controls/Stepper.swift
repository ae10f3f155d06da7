/// A control that goes up and down from number to number.
///
/// What `onEditingChanged` would do is never run: a page tells nobody that a reader uses the control.
public struct Stepper<Label: View>: View {
  private enum Content {
    case field(Field<Label>)
    case buttons(StepButtons<Label>)
  }

  private let content: Content

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - value: The number at first.
  ///   - bounds: The least and the greatest number; `nil` for any.
  ///   - step: The distance of one number to the next.
  ///   - label: What it is for.
  ///   - onEditingChanged: It is never run.
  public init<Value: Strideable & Numeric>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let range = FieldRange(
      lowest: bounds.flatMap { Double(FieldRange.words(for: $0.lowerBound)) },
      highest: bounds.flatMap { Double(FieldRange.words(for: $0.upperBound)) },
      step: Double(FieldRange.words(for: step))
    )
    let (number, state) = value.takenByField
    content = .field(
      Field(kind: .stepper(range), value: FieldRange.words(for: number), state: state, label: label())
    )
  }

  /// Creates a label with two buttons that do what they say.
  ///
  /// - Parameters:
  ///   - label: What it is for.
  ///   - onIncrement: What the button for more does; `nil` disables it.
  ///   - onDecrement: What the button for less does; `nil` disables it.
  ///   - onEditingChanged: It is never run.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    content = .buttons(StepButtons(label: label(), onIncrement: onIncrement, onDecrement: onDecrement))
  }

  public var body: some View {
    switch content {
    case .field(let field): field
    case .buttons(let buttons): buttons
    }
  }
}

extension Stepper where Label == Text {
  /// Creates words with two buttons that do what they say; one whose closure is `nil` is disabled.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates words with two buttons that do what they say; one whose closure is `nil` is disabled.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(verbatim: String(title)) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with words as its label.
  public init<Value: Strideable & Numeric>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with words as its label.
  @_disfavoredOverload
  public init<Value: Strideable & Numeric>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(verbatim: String(title)) }
  }
}
