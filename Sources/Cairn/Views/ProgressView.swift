/// The progress of a task.
///
/// ```swift
/// ProgressView("Climbed", value: 0.75)
/// ProgressView(value: 3, total: 4) { Text("Climbed") } currentValueLabel: { Text("3 of 4 peaks") }
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: Double?
  /// Words as a label; `nil` for a view.
  private let title: String?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(_ fraction: Double?, title: String?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.title = title
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a view of a task that has reached a value out of a total.
  ///
  /// A value that is negative or not a number counts as 0, and one above the total counts as the total.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` if the progress is not known.
  ///   - total: The value at the end.
  ///   - label: What the task is; its words show.
  ///   - currentValueLabel: The value in words, which shows below.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, title: nil, label(), currentValueLabel())
  }

  public func _render(into renderer: any Renderer) {
    if ControlStyleUse.hasBegun, let custom = renderer.environment.controlStyles?.customProgress {
      return render(in: custom, into: renderer)
    }
    guard CurrentValueLabel.self != EmptyView.self else {
      return renderer.progress(ProgressDescription(fraction: fraction, label: title ?? words(for: renderer)))
    }
    VStack(alignment: .leading, spacing: 4) {
      ProgressView<Label, EmptyView>(fraction, title: title, label, EmptyView())
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    ._render(into: renderer)
  }

  private func render(in style: StyleBody<ProgressViewStyleConfiguration>, into renderer: any Renderer) {
    let name = title ?? words(for: renderer)
    let hasLabel = title.map { !$0.isEmpty } ?? (Label.self != EmptyView.self)
    let hasWords = CurrentValueLabel.self != EmptyView.self
    let amount = ProgressDescription(fraction: fraction, label: name)
    let parts = ProgressViewStyleConfiguration(
      fractionCompleted: amount.fraction,
      label: hasLabel ? .init(view: title.map { AnyView(Text(verbatim: $0)) } ?? AnyView(label)) : nil,
      currentValueLabel: hasWords ? .init(view: AnyView(currentValueLabel)) : nil
    )
    StyledAmount(content: style.make(parts), amount: amount).controlStyles { $0.customProgress = nil }
      ._render(into: renderer)
  }

  private func words(for renderer: any Renderer) -> String {
    let label = RecordedView.recorded(label, for: renderer)
    return label.recording.words(in: label.range)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of a task that has reached a value out of a total.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Creates a view of a task whose progress is not known, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, title: nil, label(), EmptyView()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  private init(_ fraction: Double?) { self.init(fraction, title: "", EmptyView(), EmptyView()) }

  /// Creates a view of a task whose progress is not known.
  public init() { self.init(nil) }

  /// Creates a view of a task that has reached a value out of a total.
  ///
  /// A value that is negative or not a number counts as 0, and one above the total counts as the total. `nil` means
  /// that the progress is not known.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value.map { Double($0 / total) })
  }

  /// Creates a view of a task that has reached a value out of a total.
  public init(value: (some BinaryInteger)?, total: some BinaryInteger) {
    self.init(value.map { Double($0) / Double(total) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  private init(_ title: some StringProtocol, _ fraction: Double?) {
    self.init(fraction, title: String(title), Text(verbatim: ""), EmptyView())
  }

  /// Creates a view of a task whose progress is not known, with a title.
  public init(_ title: some StringProtocol) { self.init(title, nil) }

  /// Creates a view of a task that has reached a value out of a total, with a title.
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    self.init(title, value.map { Double($0 / total) })
  }

  /// Creates a view of a task that has reached a value out of a total, with a title.
  public init(_ title: some StringProtocol, value: (some BinaryInteger)?, total: some BinaryInteger) {
    self.init(title, value.map { Double($0) / Double(total) })
  }
}

extension ProgressView where Label == AnyView, CurrentValueLabel == AnyView {
  /// Creates a view of what a style is given, in the looks around the style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted,
      title: nil,
      AnyView(configuration.label),
      AnyView(configuration.currentValueLabel)
    )
  }
}
