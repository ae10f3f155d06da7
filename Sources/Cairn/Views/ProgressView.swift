/// How far a task has come.
public struct ProgressView: PrimitiveView, Hashable, Sendable {
  private let progress: ProgressDescription

  private init(label: String, fraction: Double?) {
    progress = ProgressDescription(fraction: fraction, label: label)
  }

  /// Creates a view of a task that goes on for an unknown time.
  public init() {
    self.init(label: "", fraction: nil)
  }

  /// Creates a view of a task that goes on for an unknown time, under a title.
  public init(_ title: some StringProtocol) {
    self.init(label: String(title), fraction: nil)
  }

  /// Creates a view of a task that has come to a value out of a total.
  ///
  /// What is less than nothing or not a number counts as 0, what is more than the total as the total. `nil` means that
  /// it is not known.
  public init(value: Double?, total: Double = 1) {
    self.init(label: "", fraction: value.map { $0 / total })
  }

  /// Creates a view of a task that has come to a value out of a total, under a title.
  public init(
    _ title: some StringProtocol,
    value: Double?,
    total: Double = 1
  ) {
    self.init(label: String(title), fraction: value.map { $0 / total })
  }

  /// Creates a view of a task that has come to a value out of a total.
  public init(value: (some BinaryInteger)?, total: some BinaryInteger) {
    self.init(label: "", fraction: value.map { Double($0) / Double(total) })
  }

  /// Creates a view of a task that has come to a value out of a total, under a title.
  public init(_ title: some StringProtocol, value: (some BinaryInteger)?, total: some BinaryInteger) {
    self.init(label: String(title), fraction: value.map { Double($0) / Double(total) })
  }

  public func _render(into renderer: any Renderer) {
    renderer.progress(progress)
  }
}
