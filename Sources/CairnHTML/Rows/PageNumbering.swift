/// The ids that a page has used, and the latest numbers in the ids that it makes up.
struct PageNumbering {
  private var usedIdentifiers: Set<String> = []
  /// The latest numbers behind names of headings.
  private var anchorCounts: [String: Int] = [:]
  private var lastLabel = 0
  private var lastRow = 0
  private var imageCount = 0

  /// Returns whether an identifier is used for the first time.
  mutating func claim(_ identifier: String) -> Bool { usedIdentifiers.insert(identifier).inserted }

  /// Returns an id for a heading that no other element has: its name, with a number behind it where that is taken.
  mutating func claimAnchor(_ name: String, unless isTaken: (String) -> Bool) -> String {
    var identifier = name
    while isTaken(identifier) || !claim(identifier) {
      let number = anchorCounts[name, default: 0] + 1
      anchorCounts[name] = number
      identifier = "\(name)-\(number)"
    }
    return identifier
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

  /// Returns the position of a picture in the page, from 1.
  mutating func nextImage() -> Int {
    imageCount += 1
    return imageCount
  }
}
