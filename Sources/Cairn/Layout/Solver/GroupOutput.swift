/// The frames of groups, relative to wherever the outermost one begins.
struct GroupOutput {
  /// A moment in the filling of an output, to go back to or to move everything since.
  struct Mark {
    var frames = 0
    var zIndices = 0
    var badges = 0
    var groups = 0
  }

  var frames: [LayoutRect] = []
  var zIndices: [(frame: Int, zIndex: Int)] = []
  var badges: [ItemSupplementaryFrame] = []
  var groups: [GroupFrame] = []

  var mark: Mark {
    Mark(frames: frames.count, zIndices: zIndices.count, badges: badges.count, groups: groups.count)
  }

  mutating func truncate(to mark: Mark) {
    frames.removeSubrange(mark.frames...)
    zIndices.removeSubrange(mark.zIndices...)
    badges.removeSubrange(mark.badges...)
    groups.removeSubrange(mark.groups...)
  }

  mutating func move(from start: Mark, to end: Mark, by offset: LayoutPoint) {
    guard offset != .zero else { return }
    for index in start.frames..<end.frames { frames[index] = frames[index].moved(by: offset) }
    for index in start.badges..<end.badges { badges[index].frame = badges[index].frame.moved(by: offset) }
    for index in start.groups..<end.groups { groups[index].frame = groups[index].frame.moved(by: offset) }
  }

  /// Appends a copy of the first items of a template, moved and numbered onwards from an item.
  mutating func append(_ template: GroupOutput, items: Int, from first: Int, by offset: LayoutPoint) {
    let base = frames.count
    if items == template.frames.count {
      for frame in template.frames { frames.append(frame.moved(by: offset)) }
    } else {
      for frame in template.frames.prefix(items) { frames.append(frame.moved(by: offset)) }
    }
    for (frame, zIndex) in template.zIndices where frame < items {
      zIndices.append((base + frame, zIndex))
    }
    for badge in template.badges where badge.item < items {
      let frame = badge.frame.moved(by: offset)
      badges.append(
        ItemSupplementaryFrame(item: first + badge.item, kind: badge.kind, frame: frame, zIndex: badge.zIndex))
    }
    for group in template.groups where group.items.lowerBound < items {
      let range = first + group.items.lowerBound..<first + min(group.items.upperBound, items)
      groups.append(GroupFrame(frame: group.frame.moved(by: offset), items: range, depth: group.depth))
    }
  }
}
