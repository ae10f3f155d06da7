/// The progress of a task.
public struct ProgressDescription: Hashable, Sendable {
  /// The part that is done, between 0 and 1; `nil` when it is not known.
  ///
  /// Numbers beyond these bounds are limited, and NaN counts as 0.
  public var fraction: Double? {
    didSet { fraction = fraction.map(Self.usable) }
  }
  /// What the task is; empty when nothing says so.
  public var label: String

  init(fraction: Double?, label: String) {
    self.fraction = fraction.map(Self.usable)
    self.label = label
  }

  private static func usable(_ fraction: Double) -> Double { fraction > 0 ? min(fraction, 1) : 0 }

  /// The progress in words, such as `Download: 40 %`.
  public var plainText: String {
    let amount = fraction.map { "\(Int($0 * 100 + 0.5)) %" } ?? "…"
    return label.isEmpty ? amount : "\(label): \(amount)"
  }
}
