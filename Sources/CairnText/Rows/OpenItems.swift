import Cairn

/// The items that are being rendered and their lists.
struct OpenItems {
  /// The lists that are open, innermost last.
  var lists: [OpenList] = []
  /// The items that are open, innermost last.
  var rows: [OpenRow] = []
  /// Which of the disclosures that exclude each other are open.
  var exclusiveDisclosures = ExclusiveDisclosures()
  /// The numbers that readers choose items by.
  var numbers: ItemNumbers

  init(numbers: ItemNumbers) {
    self.numbers = numbers
  }
}
