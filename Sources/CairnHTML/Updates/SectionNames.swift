import Cairn

/// The ids of the sections of a page.
struct SectionNames {
  private(set) var sections: [(section: AnySection, identifier: String)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The ids that nothing else may have.
  private var taken: Set<String> = []

  /// Names sections; those that were sent keep their names.
  ///
  /// Sections with the same identity are told apart by their order, with a diagnostic.
  init(of list: [AnySection], sent: [SentSection], prefix: String) {
    sections.reserveCapacity(list.count)
    var index = 0
    // Most sections are where they were. They cost one comparison, and their names are known to be different.
    while index < list.count, index < sent.count, list[index].id.isApartFromContent,
      list[index].id == sent[index].section.id
    {
      sections.append((list[index], sent[index].identifier))
      index += 1
    }
    guard index < list.count else { return }
    diagnostics = CollectionView.repetitions(in: list)
    // Names of sections that go are free again with the next update: until then their elements are there.
    taken = Set(sections.map(\.identifier) + [prefix + "collection", "main-content"])
    var names: [Occurrence<AnySection.ID>: String] = [:]
    for (id, section) in zip(sent.map(\.section.id).numberingOccurrences(), sent).dropFirst(index)
    where id.id.isApartFromContent {
      names[id] = section.identifier
      taken.insert(section.identifier)
    }
    var unnamedCount = 0
    for (id, section) in zip(list.map(\.id).numberingOccurrences(), list).dropFirst(index) {
      let isNamed = section.id.isApartFromContent
      if !isNamed { unnamedCount += 1 }
      let name = isNamed ? ElementIdentifier.component(section.id.description) : "section-\(unnamedCount)"
      sections.append((section, names[id] ?? unused(prefix + name)))
    }
  }

  private mutating func unused(_ name: String) -> String {
    var identifier = name
    var number = 1
    while !taken.insert(identifier).inserted {
      number += 1
      identifier = "\(name)-\(number)"
    }
    return identifier
  }
}
