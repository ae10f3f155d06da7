import Cairn

extension Sections {
  /// The highest mountains of all ranges, the highest first.
  struct HighestMountains: CollectionSection {
    struct Item: Hashable, Identifiable {
      let rank: Int
      let mountain: Mountain
      let range: String

      var id: String { mountain.slug }
    }

    let name: String
    let items: [Item]
  }
}
