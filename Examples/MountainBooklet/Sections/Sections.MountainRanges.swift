import Cairn

extension Sections {
  /// Ranges that belong together, such as those of a continent.
  struct MountainRanges: CollectionSection {
    enum Item: Hashable { case mountainRange(MountainRange) }

    let name: String
    let items: [Item]
  }
}
