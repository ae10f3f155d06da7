/// How views in a column line up, from leading to trailing.
public enum HorizontalAlignment: UInt8, Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// How views in a row line up, from top to bottom.
public enum VerticalAlignment: UInt8, Hashable, CaseIterable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// How views line up in both axes.
@frozen
public struct Alignment: Hashable, Sendable {
  /// The alignment from leading to trailing.
  public var horizontal: HorizontalAlignment
  /// The alignment from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the alignment that is nearest to a point of a room.
  @usableFromInline
  init(nearest point: UnitPoint) {
    horizontal = point.x < 1.0 / 3 ? .leading : point.x > 2.0 / 3 ? .trailing : .center
    vertical = point.y < 1.0 / 3 ? .top : point.y > 2.0 / 3 ? .bottom : .center
  }

  /// The middle of both axes.
  @inlinable public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// The middle of the leading edge.
  @inlinable public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// The middle of the trailing edge.
  @inlinable public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// The middle of the top edge.
  @inlinable public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// The middle of the bottom edge.
  @inlinable public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// The corner of the top and leading edges.
  @inlinable public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// The corner of the top and trailing edges.
  @inlinable public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// The corner of the bottom and leading edges.
  @inlinable public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// The corner of the bottom and trailing edges.
  @inlinable public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
}

extension Alignment {
  /// The leading edge, on the baseline of the first line.
  @inlinable public static var leadingFirstTextBaseline: Alignment { first(.leading) }
  /// The middle of the line, on the baseline of the first line.
  @inlinable public static var centerFirstTextBaseline: Alignment { first(.center) }
  /// The trailing edge, on the baseline of the first line.
  @inlinable public static var trailingFirstTextBaseline: Alignment { first(.trailing) }
  /// The leading edge, on the baseline of the last line.
  @inlinable public static var leadingLastTextBaseline: Alignment { last(.leading) }
  /// The middle of the line, on the baseline of the last line.
  @inlinable public static var centerLastTextBaseline: Alignment { last(.center) }
  /// The trailing edge, on the baseline of the last line.
  @inlinable public static var trailingLastTextBaseline: Alignment { last(.trailing) }

  @inlinable
  static func first(_ horizontal: HorizontalAlignment) -> Alignment {
    Alignment(horizontal: horizontal, vertical: .firstTextBaseline)
  }

  @inlinable
  static func last(_ horizontal: HorizontalAlignment) -> Alignment {
    Alignment(horizontal: horizontal, vertical: .lastTextBaseline)
  }
}

/// How the lines of a text line up with one another.
public enum TextAlignment: UInt8, Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// A direction of a plane.
public enum Axis: UInt8, Hashable, CaseIterable, Sendable {
  case horizontal, vertical

  /// Some directions of a plane.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From leading to trailing.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// From top to bottom.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }
  }
}

/// A side of a rectangle.
public enum Edge: UInt8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Some sides of a rectangle.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    @inlinable
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    @inlinable public static var top: Set { Set(rawValue: 1) }
    /// The side where lines begin.
    @inlinable public static var leading: Set { Set(rawValue: 2) }
    /// The lower side.
    @inlinable public static var bottom: Set { Set(rawValue: 4) }
    /// The side where lines end.
    @inlinable public static var trailing: Set { Set(rawValue: 8) }
    /// The leading and trailing sides.
    @inlinable public static var horizontal: Set { Set(rawValue: 10) }
    /// The upper and lower sides.
    @inlinable public static var vertical: Set { Set(rawValue: 5) }
    /// All sides.
    @inlinable public static var all: Set { Set(rawValue: 15) }
  }
}

/// How a picture fits a frame of another shape.
public enum ContentMode: UInt8, Hashable, CaseIterable, Sendable {
  /// All of it shows; some of the frame may stay empty.
  case fit
  /// All of the frame is covered; some of the picture may be cut off.
  case fill
}
