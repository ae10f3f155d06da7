import Cairn

/// The ids of the sections of a page.
struct SectionNames {
  private(set) var sections: [(section: AnySection, identifier: String)] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var positions: [String: Int] = [:]

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
    for (index, section) in sections.enumerated() { positions[section.identifier] = index }
    var unnamedCount = 0
    for section in list[index...] {
      let isNamed = section.id.isApartFromContent
      if !isNamed { unnamedCount += 1 }
      let name = isNamed ? ElementIdentifier.component(section.id.description) : "section-\(unnamedCount)"
      add(section, named: prefix + name)
    }
  }

  private mutating func add(_ section: AnySection, named name: String) {
    var identifier = name
    var number = 1
    while let index = positions[identifier] {
      guard sections[index].section.id != section.id else { return report(section) }
      number += 1
      identifier = "\(name)-\(number)"
    }
    positions[identifier] = sections.count
    sections.append((section, identifier))
  }

  private mutating func report(_ section: AnySection) {
    diagnostics.append(
      Diagnostic(
        .warning,
        .duplicateSection,
        "The section \"\(section.id)\" was left out, as one before it has the same identity. Give each section its own."
      )
    )
  }
}
