/// The sections that were sent, by their names.
struct SentSectionRegister {
  private let sections: [SentSection]
  /// The positions of the names; most sections are where they were, so they are often not needed.
  private lazy var positions = Dictionary(sections.enumerated().map { ($1.identifier, $0) }) { first, _ in first }

  init(_ sections: [SentSection]) { self.sections = sections }

  /// Returns the section with a name; `index` is where it probably is.
  mutating func section(_ identifier: String, near index: Int) -> SentSection? {
    if index < sections.count, sections[index].identifier == identifier { return sections[index] }
    return positions[identifier].map { sections[$0] }
  }
}
