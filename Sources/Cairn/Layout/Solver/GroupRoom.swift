/// The room that a group has for its parts.
struct GroupRoom {
  let group: LayoutGroup
  let axis: Axis
  let box: LayoutExtent
  let content: LayoutExtent
  let origin: LayoutPoint
  let open: Axis.Set
  /// The minimum room between neighbours.
  let gap: Double
  private let limit: Double

  init(group: LayoutGroup, box: LayoutExtent, content: LayoutExtent, insets: EdgeInsets, open: Axis.Set) {
    self.group = group
    self.box = box
    self.content = content
    self.open = open
    axis = group.axis
    origin = LayoutPoint(x: insets.leading, y: insets.top)
    let value = group.interItemSpacing.value
    gap = value.isFinite ? min(max(value, -1e12), 1e12) : 0
    limit = (content[group.axis] + Self.tolerance).rounded(.down) + 1
  }

  private static let tolerance = 1e-6

  var along: Double { content[axis] }
  var isOpenAlong: Bool { open.contains(axis.asSet) }
  /// Whether each subitem is used once; an estimated length must not decide the number of items.
  var takesOnePass: Bool { isOpenAlong || group.size[axis].isUniform }
  var isOpenAcross: Bool { open.contains(axis.across.asSet) }

  /// Returns whether a part with that end fits; less than a whole point too much still fits.
  func fits(_ end: Double) -> Bool {
    end + Self.tolerance < limit
  }

  /// Returns the number of steps of a length that certainly fit behind a place.
  func wholeSteps(of length: Double, from start: Double) -> Double {
    max(0, ((limit - start) / length).rounded(.down) - 1)
  }
}

/// A subitem with its lengths resolved for a group.
struct GroupPart {
  let subitem: LayoutSubitem
  var extent: LayoutExtent
  /// The axes on which its content decides the length.
  var open: Axis.Set
  let ignoresInsets: Axis.Set
  /// The axes on which it is as long as its longest sibling.
  let uniform: Axis.Set
  /// Whether its length across the axis is a fraction of the group's.
  let stretches: Bool
  /// The minimum room before and after it along the axis.
  let before: Double
  let after: Double

  /// Returns the room that the part takes along the axis, with the gap to the next part.
  func step(_ room: GroupRoom) -> Double {
    before + extent[room.axis] + after + room.gap
  }
}

/// A subitem in its group.
struct GroupSlot {
  let part: Int
  let item: Int
  var extent: LayoutExtent
  let consumed: Int
  let start: GroupOutput.Mark
  let end: GroupOutput.Mark
}

/// The lengths from a first pass, for a second one.
struct GroupOverrides {
  var across: Double?
  var uniform = PartialSize()

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? uniform.width : uniform.height }
    set {
      if axis == .horizontal { uniform.width = newValue } else { uniform.height = newValue }
    }
  }
}

/// The parts of a group and the slots they fill.
struct GroupPopulation {
  var parts: [GroupPart]
  var slots: [GroupSlot] = []
  /// The end of the last slot.
  var cursor = 0.0
  /// Whether the items ran out before the group was full.
  var isCutShort = false
}
