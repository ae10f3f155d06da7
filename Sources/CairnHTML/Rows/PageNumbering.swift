/// The ids that a page has used, and the latest numbers in the ids that it makes up.
struct PageNumbering {
  private var usedIdentifiers: Set<String> = []
  private var lastLabel = 0
  private var lastRow = 0
  private var imageCount = 0

  /// Returns whether an identifier is used for the first time.
  mutating func claim(_ identifier: String) -> Bool { usedIdentifiers.insert(identifier).inserted }

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

  /// Returns the position of a picture in the page, from 1.
  mutating func nextImage() -> Int {
    imageCount += 1
    return imageCount
  }
}
