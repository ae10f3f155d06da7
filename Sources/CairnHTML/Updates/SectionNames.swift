import Cairn

/// The ids of the sections of a page.
struct SectionNames {
  private(set) var sections: [(section: AnySection, identifier: String)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The identities that were there before, and the ids that nothing else may have.
  private var identities: Set<AnySection.ID> = []
  private var taken: Set<String> = []

  /// Names sections; those that were sent keep their names.
  ///
  /// A section whose identity was there before is left out, with a diagnostic.
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
    identities = Set(sections.map(\.section.id))
    // Names of sections that go are free again with the next update: until then their elements are there.
    taken = Set(sections.map(\.identifier) + [prefix + "collection", "main-content"])
    var names: [AnySection.ID: String] = [:]
    for section in sent[index...] where section.section.id.isApartFromContent {
      names[section.section.id] = section.identifier
      taken.insert(section.identifier)
    }
    var unnamedCount = 0
    for section in list[index...] {
      guard identities.insert(section.id).inserted else {
        diagnostics.append(SnapshotDuplicate<AnySection.ID, AnyItemID>.section(section.id).diagnostic)
        continue
      }
      let isNamed = section.id.isApartFromContent
      if !isNamed { unnamedCount += 1 }
      let name = isNamed ? ElementIdentifier.component(section.id.description) : "section-\(unnamedCount)"
      sections.append((section, names[section.id] ?? unused(prefix + name)))
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
