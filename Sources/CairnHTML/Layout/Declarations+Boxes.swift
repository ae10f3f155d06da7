import Cairn

struct LayoutSides: Hashable {
  var top = LayoutLength.zero
  var leading = LayoutLength.zero
  var bottom = LayoutLength.zero
  var trailing = LayoutLength.zero

  init() {}

  /// Creates sides from insets in points and from fractions of a width and a height.
  init(_ insets: EdgeInsets, fractions: EdgeInsets = .zero, width: LayoutLength? = nil, height: LayoutLength? = nil) {
    let width = width ?? .zero
    let height = height ?? .zero
    top = .points(insets.top) + height * LayoutLength.usable(fractions.top)
    leading = .points(insets.leading) + width * LayoutLength.usable(fractions.leading)
    bottom = .points(insets.bottom) + height * LayoutLength.usable(fractions.bottom)
    trailing = .points(insets.trailing) + width * LayoutLength.usable(fractions.trailing)
  }

  subscript(start axis: Axis) -> LayoutLength {
    get { axis == .horizontal ? leading : top }
    set {
      if axis == .horizontal { leading = newValue } else { top = newValue }
    }
  }

  subscript(end axis: Axis) -> LayoutLength {
    get { axis == .horizontal ? trailing : bottom }
    set {
      if axis == .horizontal { trailing = newValue } else { bottom = newValue }
    }
  }

  func sum(_ axis: Axis) -> LayoutLength { self[start: axis] + self[end: axis] }

  /// Returns the sides with those of some axes set to zero.
  func removing(_ axes: Axis.Set) -> LayoutSides {
    var copy = self
    for axis in Axis.allCases where axes.contains(axis.asSet) {
      copy[start: axis] = .zero
      copy[end: axis] = .zero
    }
    return copy
  }

  static func + (left: LayoutSides, right: LayoutSides) -> LayoutSides {
    var sum = left
    for axis in Axis.allCases {
      sum[start: axis] = left[start: axis] + right[start: axis]
      sum[end: axis] = left[end: axis] + right[end: axis]
    }
    return sum
  }
}

extension Declarations {
  /// Sets `margin` or `padding` in as few declarations as possible; sides of length 0 are left out.
  mutating func set(_ property: String, _ sides: LayoutSides) {
    let block = Self.pair(sides.top, sides.bottom)
    let inline = Self.pair(sides.leading, sides.trailing)
    guard block != "0" || inline != "0" else { return }
    // Physical shorthands are the same in both directions only where left equals right.
    if sides.leading == sides.trailing, sides.top == sides.bottom {
      self[property] = block == inline ? block : "\(block) \(inline)"
      return
    }
    if block != "0" { self["\(property)-block"] = block }
    if inline != "0" { self["\(property)-inline"] = inline }
  }

  private static func pair(_ start: LayoutLength, _ end: LayoutLength) -> String {
    start == end ? start.css : "\(start.css) \(end.css)"
  }

  mutating func set(_ property: String, _ length: LayoutLength) { self[property] = length.css }

  /// Sets both sides of an axis, unless both are zero.
  mutating func set(_ property: String, _ start: LayoutLength, _ end: LayoutLength) {
    guard start != .zero || end != .zero else { return }
    self[property] = Self.pair(start, end)
  }

  mutating func setSize(_ axis: Axis, _ length: LayoutLength) {
    self[axis == .horizontal ? "inline-size" : "block-size"] = length.orNothing.css
  }

  /// Sets insets as padding.
  ///
  /// Negative ones become margins, because CSS has no negative padding.
  mutating func setInsets(_ sides: LayoutSides, in extent: LayoutExtent) {
    var padding = sides
    var margin = LayoutSides()
    for axis in Axis.allCases {
      if sides[start: axis].value(in: extent) < 0 {
        margin[start: axis] = sides[start: axis]
        padding[start: axis] = .zero
      }
      if sides[end: axis].value(in: extent) < 0 {
        margin[end: axis] = sides[end: axis]
        padding[end: axis] = .zero
      }
    }
    set("padding", padding)
    set("margin", margin)
  }
}
