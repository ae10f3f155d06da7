/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Hashable, Sendable {
  /// How wide a column or how high a row is, in points.
  public enum Size: Hashable, Sendable {
    /// Exactly so much.
    case fixed(Double)
    /// An equal share of the room, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks as fit with at least the minimum each.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column or how high the row is.
  public var size: Size
  /// The distance to the next track in points; `nil` means the backend's usual spacing.
  public var spacing: Double?
  /// How cells line up in the track; `nil` means centred.
  public var alignment: Alignment?

  /// Creates a track.
  ///
  /// A length below 0 counts as 0, and a maximum below the minimum counts as the minimum. A value that is not a number
  /// counts as 10, and so does an infinite fixed size or minimum.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size.usable
    self.spacing = finite(spacing)
    self.alignment = alignment
  }
}

extension GridItem.Size {
  fileprivate var usable: GridItem.Size {
    func length(_ value: Double) -> Double { Swift.max(finite(value, else: 10), 0) }
    func limit(_ value: Double, atLeast minimum: Double) -> Double {
      value.isNaN ? .infinity : Swift.max(value, minimum)
    }
    switch self {
    case .fixed(let size): return .fixed(length(size))
    case .flexible(let minimum, let maximum):
      return .flexible(minimum: length(minimum), maximum: limit(maximum, atLeast: length(minimum)))
    case .adaptive(let minimum, let maximum):
      return .adaptive(minimum: length(minimum), maximum: limit(maximum, atLeast: length(minimum)))
    }
  }
}
