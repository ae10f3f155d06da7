import Cairn

/// Loops that compute the frames of one layout and know nothing else: what solving it must cost in any case.
enum HandWrittenFrames {
  /// Rows of square items that share the width.
  static func grid(items count: Int, columns: Int, width: Double) -> SectionFrames {
    let side = width / Double(columns)
    var frames = SectionFrames(items: count, groups: (count + columns - 1) / columns)
    var first = 0
    var y = 0.0
    while first < count {
      let end = min(first + columns, count)
      for item in first..<end {
        frames.items.append(LayoutRect(x: Double(item - first) * side, y: y, width: side, height: side))
      }
      frames.groups.append(LayoutRect(x: 0, y: y, width: width, height: side))
      first = end
      y += side
    }
    return frames
  }

  /// A large item beside two small ones, one above the other, again and again.
  static func nested(items count: Int, width: Double, height: Double) -> SectionFrames {
    let leading = width * 0.7
    let trailing = width * 0.3
    var frames = SectionFrames(items: count, groups: (count + 2) / 3 * 2)
    var first = 0
    var y = 0.0
    while first < count {
      frames.groups.append(LayoutRect(x: 0, y: y, width: width, height: height))
      frames.items.append(LayoutRect(x: 10, y: y + 10, width: leading - 20, height: height - 20))
      if first + 1 < count {
        frames.groups.append(LayoutRect(x: leading, y: y, width: trailing, height: height))
        for (row, _) in (first + 1..<min(first + 3, count)).enumerated() {
          let top = y + Double(row) * height / 2 + 10
          frames.items.append(LayoutRect(x: leading + 10, y: top, width: trailing - 20, height: height / 2 - 20))
        }
      }
      first += 3
      y += height
    }
    return frames
  }

  /// Rows over the whole width whose heights a closure tells.
  static func list(items count: Int, width: Double, measure: SectionInput.Measure) -> SectionFrames {
    var frames = SectionFrames(items: count, groups: count)
    var y = 0.0
    for item in 0..<count {
      let height = measure(item, PartialSize(width: width)).height ?? 0
      let frame = LayoutRect(x: 0, y: y, width: width, height: height)
      frames.items.append(frame)
      frames.groups.append(frame)
      y += height
    }
    return frames
  }
}

/// The frames of a section as a loop writes them.
struct SectionFrames {
  var items: [LayoutRect] = []
  var groups: [LayoutRect] = []

  init(items: Int, groups: Int) {
    self.items.reserveCapacity(items)
    self.groups.reserveCapacity(groups)
  }

  /// Whether the solver came to the same frames, but for the last bits of sums.
  func agree(with section: SectionResult) -> Bool {
    Self.agree(items, section.items) && Self.agree(groups, section.groups.map(\.frame))
  }

  private static func agree(_ frames: [LayoutRect], _ others: [LayoutRect]) -> Bool {
    frames.count == others.count
      && zip(frames, others).allSatisfy { frame, other in
        abs(frame.x - other.x) < 0.01 && abs(frame.y - other.y) < 0.01
          && abs(frame.width - other.width) < 0.01 && abs(frame.height - other.height) < 0.01
      }
  }
}
