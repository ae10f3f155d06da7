import Cairn

extension Sections {
  /// What a page opens with: its picture, its title and a few words.
  struct Opening: CollectionSection {
    let picture: Image
    let title: String
    let localName: LocalName?
    let subtitle: String
    let text: String?
    /// The links that lead up from the page, outermost first.
    let path: [PageReference]
  }
}
