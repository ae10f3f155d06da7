import Cairn

extension HorizontalAlignment {
  var flexValue: String {
    switch self {
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    }
  }

  var gridValue: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension VerticalAlignment {
  var flexValue: String {
    switch self {
    case .top: "flex-start"
    case .center: "center"
    case .bottom: "flex-end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }

  fileprivate var gridValue: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
}

extension Alignment {
  /// The alignment as a value of `place-items`: first across lines, then along them.
  var placeValue: String {
    vertical.gridValue == horizontal.gridValue ? vertical.gridValue : "\(vertical.gridValue) \(horizontal.gridValue)"
  }
}

extension TextAlignment {
  /// The alignment of an element that holds words; their direction may differ from that of the surroundings.
  var valueAmongWords: String {
    switch self {
    case .leading: "var(--start)"
    case .center: "center"
    case .trailing: "var(--end)"
    }
  }

  /// The alignment that an element passes on to the words inside.
  var textAlignValue: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension Declarations {
  /// Sets an alignment, unless it is the default of the base sheet.
  mutating func setAlignment(_ property: String, _ value: String) {
    guard value != "center" else { return }
    self[property] = value
  }

  /// Sets the distance between children.
  ///
  /// A negative one counts as 0, because `gap` cannot be negative.
  mutating func setGap(_ points: Double) {
    self["gap"] = CSSLength.rem(points.isFinite ? max(points, 0) : 0)
  }

  mutating func setTracks(_ layout: LazyGridLayout) {
    var tracks = layout.tracks.isEmpty ? [GridItem()] : layout.tracks
    if layout.axis == .vertical, tracks.count == 1, case .adaptive(let minimum, let maximum) = tracks[0].size,
      maximum.isFinite
    {
      // As the limit of a column it would tell how many columns there are, which the least width does.
      tracks[0].size = .adaptive(minimum: minimum, maximum: .infinity)
      self["--widest"] = Self.ceiling(maximum)
    }
    let list = Self.trackList(tracks)
    let between = tracks.dropLast().first?.spacing ?? tracks.first?.spacing ?? 8
    let along = layout.spacing ?? 8
    let trackGap = CSSLength.rem(max(between, 0))
    let lineGap = CSSLength.rem(max(along, 0))
    let alignment = tracks.first?.alignment ?? .center
    self["place-items"] = alignment == .center ? nil : alignment.placeValue
    switch layout.axis {
    case .vertical:
      self["grid-template-columns"] = list
      self["gap"] = lineGap == trackGap ? lineGap : "\(lineGap) \(trackGap)"
      let horizontal = layout.alignment.horizontal
      setAlignment("justify-content", horizontal.flexValue)
      // Columns that share the room leave none; others begin where the grid does if there is too little.
      if horizontal == .center, !list.contains("1fr") { self["justify-content"] = "safe center" }
    case .horizontal:
      self["grid-auto-flow"] = "column"
      self["grid-template-rows"] = list
      self["gap"] = lineGap == trackGap ? lineGap : "\(trackGap) \(lineGap)"
    }
  }

  private static func trackList(_ tracks: [GridItem]) -> String {
    let values = tracks.map { track($0.size) }
    guard values.count > 1, Set(values).count == 1, !values[0].hasPrefix("repeat") else {
      return values.joined(separator: " ")
    }
    return "repeat(\(values.count),\(values[0]))"
  }

  private static func track(_ size: GridItem.Size) -> String {
    switch size {
    case .fixed(let length):
      return CSSLength.rem(usable(length))
    case .flexible(let minimum, let maximum):
      return "minmax(\(floor(minimum)),\(ceiling(maximum)))"
    case .adaptive(let minimum, let maximum):
      return "repeat(auto-fill,minmax(min(100%,\(CSSLength.rem(max(usable(minimum), 1)))),\(ceiling(maximum))))"
    }
  }

  /// Lets columns shrink to nothing up to SwiftUI's default minimum of 10 points, which only keeps columns from
  /// vanishing.
  private static func floor(_ minimum: Double) -> String {
    usable(minimum) <= 10 ? "0" : "min(100%,\(CSSLength.rem(usable(minimum))))"
  }

  private static func ceiling(_ maximum: Double) -> String {
    maximum.isFinite ? CSSLength.rem(max(maximum, 0)) : "1fr"
  }

  private static func usable(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
}
