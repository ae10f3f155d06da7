/// What a site needs to know of a page that is written.
package struct PageNotes {
  /// The rules that the page needs.
  package var sheet = StyleSheet()
  /// The addresses of pages that views name by their paths.
  package var pageAddresses: [String] = []
  /// The number of bytes up to the end of the link to the linked sheet.
  package internal(set) var sheetLinkEnd = 0

  /// Creates empty notes.
  package init() {}
}
