import Cairn

extension Sections {
  /// The mountains nearest to another one.
  struct Neighbours: CollectionSection {
    let name: String
    let items: [Neighbour]
  }
}
