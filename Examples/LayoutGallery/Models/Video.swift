import Cairn

/// A session of a conference.
struct Video: Hashable, Identifiable {
  let title: String
  let category: String
  let symbol: String
  let colors: [Color]

  var id: String { title }
}

/// Sessions about one subject.
struct VideoCollection: Hashable, Identifiable {
  let title: String
  let videos: [Video]

  var id: String { title }

  init(_ title: String, symbol: String, colors: [Color], _ videos: KeyValuePairs<String, String>) {
    self.title = title
    self.videos = videos.map { Video(title: $0, category: $1, symbol: symbol, colors: colors) }
  }

  static let all = [
    VideoCollection(
      "Layout",
      symbol: "square.grid.2x2",
      colors: [Color(red: 0.25, green: 0.32, blue: 0.71), Color(red: 0.49, green: 0.34, blue: 0.76)],
      [
        "Groups inside groups": "Getting started",
        "Sections that scroll sideways": "In depth",
        "One layout, every width": "Adaptivity",
        "Sizes that content decides": "In depth",
      ]
    ),
    VideoCollection(
      "Data",
      symbol: "list.bullet",
      colors: [Color(red: 0, green: 0.47, blue: 0.42), Color(red: 0.11, green: 0.37, blue: 0.53)],
      [
        "Identity is not content": "Getting started",
        "Moving ten thousand rows": "Performance",
        "Outlines that unfold": "In depth",
      ]
    ),
    VideoCollection(
      "Design",
      symbol: "paintbrush",
      colors: [Color(red: 0.72, green: 0.2, blue: 0.29), Color(red: 0.76, green: 0.34, blue: 0.1)],
      [
        "Colours for day and night": "Appearance",
        "Type that readers enlarge": "Accessibility",
        "Lists without lines": "Appearance",
        "Names for every button": "Accessibility",
      ]
    ),
  ]
}
