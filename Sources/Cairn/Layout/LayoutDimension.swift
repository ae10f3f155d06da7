/// A width or a height that a layout asks for.
///
/// A number such as `44` is an absolute length. Fractions may refer to the other axis and may exceed 1: the height
/// `.fractionalWidth(1)` makes a square. Lengths that are negative or not finite count as 0 and are diagnostics.
@frozen
public enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the width of the group or section around, after its insets.
  case fractionalWidth(Double)
  /// A fraction of the height of the group or section around, after its insets.
  case fractionalHeight(Double)
  /// A length in points.
  case absolute(Double)
  /// The length of the content. The value is used until the content is measured.
  case estimated(Double)
  /// Returns the length of the longest content among the siblings. The value is used until it is measured.
  case uniformAcrossSiblings(Double)

  /// Whether the content decides the length.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }

  /// The fraction, the length or the estimate.
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Returns the length of the longest content among the siblings.
  ///
  /// - Parameter estimate: The length in points until it is measured.
  /// - Returns: The dimension.
  public static func uniformAcrossSiblings(estimate: Double) -> LayoutDimension {
    .uniformAcrossSiblings(estimate)
  }
}

extension LayoutDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .absolute(Double(value)) }

  public init(floatLiteral value: Double) { self = .absolute(value) }
}

extension LayoutDimension: CustomStringConvertible {
  /// The dimension in short, such as `44`, `0.5 of width`, `about 44` or `uniform, about 44`.
  public var description: String {
    let number = shortDescription(of: value)
    return switch self {
    case .absolute: number
    case .fractionalWidth: "\(number) of width"
    case .fractionalHeight: "\(number) of height"
    case .estimated: "about \(number)"
    case .uniformAcrossSiblings: "uniform, about \(number)"
    }
  }
}
