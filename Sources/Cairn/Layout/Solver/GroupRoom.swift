/// The room that a group has for its parts.
struct GroupRoom {
  let group: LayoutGroup
  let axis: Axis
  let box: LayoutExtent
  let content: LayoutExtent
  let origin: LayoutPoint
  let open: Axis.Set
  /// The least room between neighbours.
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
  /// Whether the list of subitems is gone through once: no estimate decides how many items there are, whatever the
  /// group is stretched to.
  var takesOnePass: Bool { isOpenAlong || group.size[axis].isUniform }
  var isOpenAcross: Bool { open.contains(axis.across.asSet) }

  /// Whether what ends there fits; less than a whole point too much does.
  func fits(_ end: Double) -> Bool {
    end + Self.tolerance < limit
  }

  /// The number of steps of a length that surely fit behind a place.
  func wholeSteps(of length: Double, from start: Double) -> Double {
    max(0, ((limit - start) / length).rounded(.down) - 1)
  }
}

/// A subitem with its lengths resolved for a group.
struct GroupPart {
  let subitem: LayoutSubitem
  var extent: LayoutExtent
  /// The axes on which its content decides.
  var open: Axis.Set
  /// The axes on which its insets are ignored.
  let ignoresInsets: Axis.Set
  /// The axes on which it is as long as its longest sibling.
  let uniform: Axis.Set
  /// Whether it is a fraction of the group on the axis across.
  let stretches: Bool
  /// The least room before and after it along the axis.
  let before: Double
  let after: Double

  /// The room that one of it takes along an axis, with the gap to the next.
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

/// What a first pass learnt for a second one.
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
