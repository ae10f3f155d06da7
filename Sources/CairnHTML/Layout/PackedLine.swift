import Cairn

/// The start and the end of each part of a full line, as sums that follow the width.
struct PackedLine {
  private let subitems: [LayoutSubitem]
  private(set) var starts: [LayoutLength] = []
  private(set) var ends: [LayoutLength] = []
  private let extent: LayoutExtent

  /// Creates a line; `nil` if the length of a part is unknown.
  init?(_ line: [GroupShape], in parts: PackedParts, extent: LayoutExtent) {
    self.extent = extent
    subitems = line.compactMap { parts.group.subitems.dropFirst($0.part).first }
    guard let along = parts.room.width, !subitems.isEmpty, subitems.count == line.count else { return nil }
    var lengths = subitems.compactMap(parts.length)
    guard lengths.count == subitems.count else { return nil }
    let spacings = spacings(in: parts.group)
    let fixed = spacings.reduce(LayoutLength.zero) { $0 + .points($1.isFlexible ? 0 : $1.value) }
    let least = spacings.reduce(LayoutLength.zero) { $0 + .points($1.value) }
    if lengths.count == 1, (along - least - lengths[0]).value(in: extent) < 0 { lengths[0] = along - least }
    let used = lengths.reduce(fixed, +)
    let level = Self.level(of: spacings.filter(\.isFlexible).map(\.value), sharing: along - used, extent)
    var cursor = LayoutLength.zero
    for index in subitems.indices {
      cursor = cursor + flexed(spacings[index * 3], level) + flexed(spacings[index * 3 + 1], level)
      starts.append(cursor)
      cursor = cursor + lengths[index]
      ends.append(cursor)
      cursor = cursor + flexed(spacings[index * 3 + 2], level)
    }
  }

  /// Returns the spacings around each part: before it, at its leading and at its trailing edge.
  private func spacings(in group: LayoutGroup) -> [LayoutSpacing] {
    subitems.enumerated().flatMap { index, subitem in
      [
        index == 0 ? .fixed(0) : group.interItemSpacing, subitem.edgeSpacing.leading ?? .fixed(0),
        subitem.edgeSpacing.trailing ?? .fixed(0),
      ]
    }
  }

  private func flexed(_ spacing: LayoutSpacing, _ level: Level?) -> LayoutLength {
    guard spacing.isFlexible, let level, spacing.value <= level.length.value(in: extent) + level.tolerance else {
      return .points(spacing.value)
    }
    return level.length
  }

  /// The length of each piece of flexible room, unless its minimum is larger.
  private struct Level {
    var length: LayoutLength
    /// The part of a point by which a line may be too long.
    ///
    /// The flexible pieces give way to it, so that a rule holds until the next part fits.
    var tolerance: Double
  }

  private static func level(of minimums: [Double], sharing room: LayoutLength, _ extent: LayoutExtent) -> Level? {
    var room = room
    var count = Double(minimums.count)
    for minimum in minimums.map(LayoutLength.usable).sorted(by: >) where count > 0 {
      guard minimum > (room.value(in: extent) + 1) / count else { break }
      room = room - .points(minimum)
      count -= 1
    }
    return count > 0 ? Level(length: room * (1 / count), tolerance: 1 / count) : nil
  }

  /// The columns of lines below one another; `nil` if a part begins before the one in front of it.
  var columns: String? {
    var tracks = zip(starts, starts.dropFirst()).map { $1 - $0 }
    tracks.append(ends[ends.count - 1] - starts[starts.count - 1])
    guard tracks.allSatisfy({ $0.value(in: extent) >= 0 }) else { return nil }
    guard tracks.count > 1, tracks.allSatisfy({ $0 == tracks[0] }) else {
      return tracks.map(\.css).joined(separator: " ")
    }
    return "repeat(\(tracks.count),\(tracks[0].css))"
  }

  /// Returns the columns of lines side by side, each with the room before it; `nil` if any room is negative.
  func tracks(after between: LayoutLength) -> [LayoutLength]? {
    let tracks = ends.indices.map { index in
      index == 0 ? between + ends[0] : ends[index] - ends[index - 1]
    }
    let isUsable = zip(tracks, zip(starts, ends)).allSatisfy { track, place in
      (track - place.1 + place.0).value(in: extent) >= 0
    }
    return isUsable ? tracks : nil
  }

  func declarations(in parts: PackedParts, tracks: [LayoutLength]? = nil) -> [Declarations] {
    subitems.indices.map { index in
      let length = ends[index] - starts[index]
      let before = tracks.map { $0[index] - length } ?? .zero
      var declarations = parts.declarations(of: subitems[index], leading: before, width: length)
      declarations["justify-self"] = "start"
      return declarations
    }
  }
}
