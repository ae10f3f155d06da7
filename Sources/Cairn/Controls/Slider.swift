/// A control for a number between two others.
///
/// A page has no place for what `onEditingChanged` would do; leave it out.
public struct Slider<Label: View>: View {
  private let field: Field<Label>

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number at first.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of one number to the next; `nil` for any.
  ///   - label: What it is for.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value? = nil,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    let range = FieldRange(
      lowest: Double(bounds.lowerBound),
      highest: Double(bounds.upperBound),
      step: step.map { Double($0) }
    )
    field = Field(
      kind: .slider(range),
      value: FieldRange.words(for: Double(value.wrappedValue)),
      name: (label as? Text)?.plainText,
      label: label
    )
  }

  public var body: some View { field }
}

extension Slider where Label == EmptyView {
  /// Creates a slider without a label; give it one with ``View/accessibilityLabel(_:)``.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value? = nil
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

/// A control that goes up and down from number to number.
public struct Stepper<Label: View>: View {
  private let field: Field<Label>

  private init<Value: BinaryInteger>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>?,
    _ step: Value,
    name: String?,
    label: Label
  ) {
    let range = FieldRange(
      lowest: bounds.map { Double($0.lowerBound) },
      highest: bounds.map { Double($0.upperBound) },
      step: Double(step)
    )
    field = Field(kind: .stepper(range), value: "\(value.wrappedValue)", name: name, label: label)
  }

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
    self.init(value, bounds, step, name: nil, label: label())
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
    let title = Text(titleKey)
    self.init(value, bounds, step, name: title.plainText, label: title)
  }

  /// Creates a stepper with words as its label.
  @_disfavoredOverload
  public init<Value: BinaryInteger>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>? = nil,
    step: Value = 1
  ) {
    self.init(value, bounds, step, name: String(title), label: Text(verbatim: String(title)))
  }
}

extension FieldRange {
  /// A number as short as it can be written.
  package static func words(for number: Double) -> String {
    let words = "\(number)"
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }
}
