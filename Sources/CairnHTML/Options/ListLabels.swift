public import Cairn

/// The words of lists' controls, in which `{item}` stands for the words of the item.
///
/// Readers who do not see a control know it by them; set them in the language of the page.
public struct ListLabels: Hashable, Sendable {
  /// The control that removes an item; with an ellipsis, the one that asks first or shows what can be done with it.
  public var delete = "Delete {item}"
  /// The words on the button that confirms it.
  public var deleteButton = "Delete"
  /// The control that shows what can be done with an item.
  public var actions = "Actions for {item}"
  /// The link to a page with what else can be done with an item, beside such a control.
  public var moreActions = "More actions for {item}"
  /// The control that inserts an item.
  public var insert = "Insert {item}"
  /// The control that moves an item up.
  public var moveUp = "Move {item} up"
  /// The control that moves an item down.
  public var moveDown = "Move {item} down"
  /// The link to more about an item.
  public var details = "Details, {item}"
  /// The mark of a chosen item.
  public var selected = "Selected"
  /// The control that unfolds what lies under an item.
  public var unfold = "Show {item}"
  /// The sidebar of a split view, which nothing else names.
  public var sidebar = "Sidebar"
  /// What is said while rows are placeholders.
  public var loading = "Loading"
  /// The mark of a task in prose that is done.
  public var taskDone = "Done"
  /// The mark of a task in prose that is not done.
  public var taskOpen = "Not done"
  /// The mark of a footnote, before its number.
  public var footnote = "Footnote"
  /// The list of footnotes at the end of a text.
  public var footnotes = "Footnotes"
  /// The link from a footnote back to its mark, before its number; for further marks another number follows.
  public var wayBack = "Back to mark"
  /// A block of code, in which `{item}` stands for the name of its language.
  public var code = "Code, {item}"

  /// Creates words in English.
  public init() {}

  /// Creates words in a language: English, French, German, Italian or Spanish; in English for any other.
  public init(in language: LocaleIdentifier) {
    self = language.knownLanguage == .english ? ListLabels() : PageWords.words(of: language).listLabels
  }

  /// Returns a pattern with the words of an item in it.
  static func words(_ pattern: String, _ item: String) -> String {
    let place = "{item}"
    guard let start = pattern.utf8.firstRange(of: Array(place.utf8))?.lowerBound else { return pattern }
    let end = pattern.utf8.index(start, offsetBy: place.utf8.count)
    return String(pattern[..<start]) + item + String(pattern[end...])
  }
}

extension Collection where Element == UInt8 {
  fileprivate func firstRange(of bytes: [UInt8]) -> Range<Index>? {
    var start = startIndex
    while start != endIndex {
      if self[start...].starts(with: bytes) { return start..<index(start, offsetBy: bytes.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
