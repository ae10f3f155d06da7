/// What a site needs to know of a page that is written.
package struct PageNotes {
  /// The rules that the page needs.
  package var sheet = StyleSheet()
  /// The addresses of pages that views name by their paths.
  package var pageAddresses: [String] = []
  /// The number of bytes up to the end of the link to the linked sheet.
  package internal(set) var sheetLinkEnd = 0

  /// The rules that the page needs before its views are rendered.
  package internal(set) var sheetOfHead = StyleSheet()
  /// The bytes of the page's content, if what is behind it would be the same without it; `nil` if it may depend on the content.
  package internal(set) var content: Range<Int>?

  /// Creates empty notes.
  package init() {}
}
