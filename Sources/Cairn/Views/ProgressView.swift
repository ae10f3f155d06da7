/// How far a task has come, as a backend shows it.
public struct ProgressDescription: Hashable, Sendable {
  /// The part that is done, between 0 and 1; `nil` when it is not known.
  public var fraction: Double?
  /// What the task is; empty when nothing says so.
  public var label: String

  /// The progress in words, such as `Download: 40 %`.
  public var plainText: String {
    let amount = fraction.map { "\(Int($0 * 100 + 0.5)) %" } ?? "…"
    return label.isEmpty ? amount : "\(label): \(amount)"
  }
}

/// How far a task has come.
public struct ProgressView: PrimitiveView, Hashable, Sendable {
  private let progress: ProgressDescription

  /// Creates a view of a task that goes on for an unknown time.
  public init(_ title: some StringProtocol = "") {
    progress = ProgressDescription(fraction: nil, label: String(title))
  }

  /// Creates a view of a task that has come to a value out of a total.
  ///
  /// What is less than nothing or not a number counts as 0, what is more than the total as the total. `nil` means that
  /// it is not known.
  public init(_ title: some StringProtocol = "", value: Double?, total: Double = 1) {
    let fraction = value.map { value in
      let fraction = value / total
      return fraction > 0 ? min(fraction, 1) : 0
    }
    progress = ProgressDescription(fraction: fraction, label: String(title))
  }

  /// Creates a view of a task that has come to a value out of a total.
  public init(_ title: some StringProtocol = "", value: (some BinaryInteger)?, total: some BinaryInteger) {
    self.init(title, value: value.map { Double($0) }, total: Double(total))
  }

  public func _render(into renderer: any Renderer) {
    renderer.progress(progress)
  }
}
