import Cairn

/// A length as a sum of shares of the lengths around it.
///
/// All lengths that do not depend on content are such sums. So no browser has to measure a group that is a third of
/// another one, which is a fifth of its section.
struct LayoutLength: Hashable {
  /// The fixed part, in points.
  var points = 0.0
  /// The share of the parent's length on the same axis.
  var parent = 0.0
  var width = 0.0
  var height = 0.0

  static let zero = LayoutLength()

  static func + (left: LayoutLength, right: LayoutLength) -> LayoutLength {
    LayoutLength(
      points: left.points + right.points,
      parent: left.parent + right.parent,
      width: left.width + right.width,
      height: left.height + right.height
    )
  }

  static func - (left: LayoutLength, right: LayoutLength) -> LayoutLength { left + right * -1 }

  static func * (length: LayoutLength, factor: Double) -> LayoutLength {
    LayoutLength(
      points: length.points * factor,
      parent: length.parent * factor,
      width: length.width * factor,
      height: length.height * factor
    )
  }

  /// Returns the length in a container; only for lengths that do not depend on a parent.
  func value(in extent: LayoutExtent) -> Double {
    points + width * extent.width + height * extent.height
  }

  /// The length, or 0 if it is certainly negative.
  var orNothing: LayoutLength {
    parent == 0 && width == 0 && height == 0 && points < 0 ? .zero : self
  }

  var css: String {
    let terms = [
      Self.term(parent * 100, "%"), Self.term(width * 100, "cqw"), Self.term(height * 100, "cqh"),
      Self.term(points / 16, "rem"),
    ].compactMap { $0 }
    guard let first = terms.first else { return "0" }
    guard terms.count > 1 else { return first }
    let rest = terms.dropFirst().map { $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)" }
    return "calc(\(first)\(rest.joined()))"
  }

  private static func term(_ value: Double, _ unit: String) -> String? {
    let number = CSSLength.number(value)
    return number == "0" || number == "-0" ? nil : number + unit
  }
}

extension LayoutLength {
  static func points(_ points: Double) -> LayoutLength { LayoutLength(points: usable(points)) }

  /// Returns a number that layouts can use, as the solver does: 0 if it is not finite.
  static func usable(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e6), 1e6) : 0 }
}
