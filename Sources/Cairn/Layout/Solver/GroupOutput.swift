/// The frames of groups, relative to the start of the outermost one.
struct GroupOutput {
  /// A position in an output, for removing or moving everything behind it.
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

  func prefix(_ items: Int) -> GroupOutput {
    GroupOutput(
      frames: Array(frames.prefix(items)),
      zIndices: zIndices.filter { $0.frame < items },
      badges: badges.filter { $0.item < items },
      groups: groups.filter { $0.items.lowerBound < items }.map { group in
        updating(group) { $0.items = $0.items.lowerBound..<min($0.items.upperBound, items) }
      }
    )
  }

  mutating func reserve(_ template: GroupOutput, copies: Int) {
    frames.reserveCapacity(template.frames.count * copies)
    groups.reserveCapacity(template.groups.count * copies)
    badges.reserveCapacity(template.badges.count * copies)
  }

  /// Appends a copy of a template, moved by an offset and numbered from an item on.
  mutating func append(_ template: GroupOutput, from first: Int, by offset: LayoutPoint) {
    let base = frames.count
    for frame in template.frames { frames.append(frame.moved(by: offset)) }
    for group in template.groups {
      let range = Range(uncheckedBounds: (first + group.items.lowerBound, first + group.items.upperBound))
      groups.append(
        updating(group) {
          $0.items = range
          $0.frame = group.frame.moved(by: offset)
        }
      )
    }
    for (frame, zIndex) in template.zIndices { zIndices.append((base + frame, zIndex)) }
    for badge in template.badges {
      badges.append(
        updating(badge) {
          $0.item += first
          $0.frame = $0.frame.moved(by: offset)
        }
      )
    }
  }
}
