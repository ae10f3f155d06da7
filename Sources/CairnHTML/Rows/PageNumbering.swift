/// What is given once a page: identifiers, and the numbers from which the page makes up its own.
struct PageNumbering {
  private var usedIdentifiers: Set<String> = []
  private var lastLabel = 0
  private var lastRow = 0
  private var imageCount = 0

  /// Returns whether an identifier is the first of its name.
  mutating func claim(_ identifier: String) -> Bool {
    usedIdentifiers.insert(identifier).inserted
  }

  /// Returns the number of a heading that labels its section.
  mutating func nextLabel() -> Int {
    lastLabel += 1
    return lastLabel
  }

  /// Returns the number of a row whose parts refer to one another.
  mutating func nextRow() -> Int {
    lastRow += 1
    return lastRow
  }

  /// Returns the number of a picture, counted from 1.
  mutating func nextImage() -> Int {
    imageCount += 1
    return imageCount
  }
}
