import Cairn

extension SectionArranger {
  /// The places of a list: a header, the items below it and set in, and a footer.
  func listArrangement() -> SectionArrangement {
    var arrangement = SectionArrangement(width: columns)
    let hasHeader = engine.isShown(section.header)
    for case let part? in [section.header, section.items, section.footer] where engine.isShown(part) {
      let isSetIn = hasHeader && part != section.header
      let indentation = isSetIn ? min(CellLength.indentation, columns - 1) : 0
      let width = columns - indentation
      let height = engine.measure(part, Proposal(width: width, height: CellLength.open)).height
      let rect = CellRect(x: indentation, y: arrangement.height, width: width, height: height)
      arrangement.parts.append(SectionArrangement.Part(node: part, rect: rect))
      arrangement.height += height
    }
    return arrangement
  }
}
