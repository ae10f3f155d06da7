import Cairn

extension Sections {
  /// The mountains of a range.
  struct Mountains: CollectionSection {
    enum Item: Hashable { case mountain(Mountain) }

    let name: String
    let items: [Item]
  }
}
