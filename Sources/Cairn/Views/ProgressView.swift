/// The progress of a task.
public struct ProgressView: PrimitiveView, Hashable, Sendable {
  private let progress: ProgressDescription

  private init(label: String, fraction: Double?) {
    progress = ProgressDescription(fraction: fraction, label: label)
  }

  /// Creates a view of a task whose progress is not known.
  public init() { self.init(label: "", fraction: nil) }

  /// Creates a view of a task whose progress is not known, with a title.
  public init(_ title: some StringProtocol) { self.init(label: String(title), fraction: nil) }

  /// Creates a view of a task that has reached a value out of a total.
  ///
  /// A value that is negative or not a number counts as 0, and one above the total counts as the total. `nil` means
  /// that the progress is not known.
  public init(value: Double?, total: Double = 1) {
    self.init(label: "", fraction: value.map { $0 / total })
  }

  /// Creates a view of a task that has reached a value out of a total, with a title.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(label: String(title), fraction: value.map { $0 / total })
  }

  /// Creates a view of a task that has reached a value out of a total.
  public init(value: (some BinaryInteger)?, total: some BinaryInteger) {
    self.init(label: "", fraction: value.map { Double($0) / Double(total) })
  }

  /// Creates a view of a task that has reached a value out of a total, with a title.
  public init(_ title: some StringProtocol, value: (some BinaryInteger)?, total: some BinaryInteger) {
    self.init(label: String(title), fraction: value.map { Double($0) / Double(total) })
  }

  public func _render(into renderer: any Renderer) { renderer.progress(progress) }
}
