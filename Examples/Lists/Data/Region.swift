/// A part of the world with mountains, or a mountain.
struct Region: Identifiable, Hashable, Sendable {
  var name: String
  var parts: [Region]?

  var id: String { name }

  static let world = [
    Region(
      name: "Alps",
      parts: [
        Region(name: "Graian Alps", parts: [Region(name: "Mont Blanc"), Region(name: "Gran Paradiso")]),
        Region(name: "Pennine Alps", parts: [Region(name: "Matterhorn"), Region(name: "Dufourspitze")]),
        Region(name: "Triglav"),
      ]
    ),
    Region(name: "Himalaya", parts: [Region(name: "Mount Everest"), Region(name: "Lhotse")]),
    Region(name: "Kilimanjaro"),
  ]
}
