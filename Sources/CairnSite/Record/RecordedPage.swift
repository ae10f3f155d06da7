import Cairn

/// What a build needs to know of a page to leave it as it is.
struct RecordedPage: Sendable {
  let path: String
  let title: String
  let description: String?
  let language: String?
  let isIndexed: Bool
  /// Whether a build has to make the page, though not to render it: it says more than what is written here.
  let isDetailed: Bool
  /// The number of bytes of the page's file, and their digest.
  let size: Int
  let content: ContentDigest
  /// Where the fingerprint of the sheet begins, which is not in the digest; `nil` if the sheet has a plain name.
  let fingerprintPosition: Int?
  /// The digest of the page without its content: what the site's head, header and footer make of it.
  let surroundings: ContentDigest
  /// The number of the rules that the page needs, in the record's list.
  let sheet: Int32
  /// The numbers of the addresses that views gave as paths of pages, in the record's list.
  let pageAddresses: [Int32]

  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(title)
    writer.write(description)
    writer.write(language)
    writer.write(count: isIndexed ? 1 : 0)
    writer.write(count: isDetailed ? 1 : 0)
    writer.write(UInt64(size))
    writer.write(content)
    writer.write(Int32(clamping: fingerprintPosition ?? -1))
    writer.write(surroundings)
    writer.write(sheet)
    writer.write(count: pageAddresses.count)
    for address in pageAddresses { writer.write(address) }
  }

  init(reading reader: inout RecordReader) throws(RecordReader.Malformed) {
    path = try reader.text()
    title = try reader.text()
    description = try reader.optionalText()
    language = try reader.optionalText()
    isIndexed = try reader.smallNumber() != 0
    isDetailed = try reader.smallNumber() != 0
    size = Int(clamping: try reader.number())
    content = try reader.digest()
    let position = try reader.smallNumber()
    fingerprintPosition = position < 0 ? nil : Int(position)
    surroundings = try reader.digest()
    sheet = try reader.smallNumber()
    var addresses: [Int32] = []
    for _ in 0..<(try reader.count(ofSize: 4)) { addresses.append(try reader.smallNumber()) }
    pageAddresses = addresses
  }

  init(
    _ rendered: RenderedPage,
    _ draft: PageDraft,
    sheet: Int32,
    pageAddresses: [Int32]
  ) {
    path = rendered.page.path
    title = rendered.page.title
    description = rendered.page.description
    language = rendered.page.ownLanguage?.rawValue
    isIndexed = rendered.isIndexed
    isDetailed = draft.isDetailed
    size = draft.size
    content = draft.content
    fingerprintPosition = rendered.fingerprintPosition
    surroundings = draft.surroundings
    self.sheet = sheet
    self.pageAddresses = pageAddresses
  }

  /// The page without its content.
  var page: Page {
    let page = Page(path, title: title, description: description) { EmptyView() }
    return language.map { page.language(LocaleIdentifier($0)) } ?? page
  }
}
