import Cairn

extension Sections {
  /// What is known about one mountain.
  struct Facts: CollectionSection {
    struct Item: Hashable, Identifiable {
      let label: String
      let symbol: String
      let value: String
      /// The same in other words, or more about it.
      var detail: String?

      var id: String { label }
    }

    let name: String
    let items: [Item]
  }
}
