import Cairn
import CairnHTML

/// The same page written by loops, as somebody would who needs no library.
///
/// The static parts are cut out of what Cairn writes for one card and one row, so that both write the same bytes
/// whatever the markup becomes.
struct HandWrittenPage {
  private let data: ShowcaseData
  private let prologue: [UInt8]
  private let epilogue: [UInt8]
  private let gallery: Pieces
  private let eagerGallery: Pieces
  private let listing: Pieces

  /// The static parts of a section: around the title, around each value of an item, and after the items.
  struct Pieces {
    var beforeTitle: [UInt8]
    var numberMarks: [[UInt8]]
    var beforeItems: [UInt8]
    var item: [[UInt8]]
    var afterItems: [UInt8]
  }

  init(data: ShowcaseData, options: HTMLOptions) {
    self.data = data
    var lazy = options
    lazy.eagerImageCount = 0
    let empty = ShowcaseView(data: ShowcaseData(sections: [])).html(options)
    let parts = Self.split(empty, at: "</div>")
    prologue = Array(parts[0].utf8)
    epilogue = Array("</div>".utf8)
    let card = ShowcaseData.Card(address: "@a@", picture: "@p@", title: "@t@")
    let section = ShowcaseData.Gallery(id: 0, title: "@h@", cards: [card])
    gallery = Self.pieces(of: section.eraseToAnySection(), lazy, prologue.count, ["@a@", "@p@", "@t@"])
    eagerGallery = Self.pieces(of: section.eraseToAnySection(), options, prologue.count, ["@a@", "@p@", "@t@"])
    let row = ShowcaseData.Row(address: "@a@", title: "@t@", detail: "@d@", value: "@v@")
    let list = ShowcaseData.Listing(id: 0, title: "@h@", rows: [row])
    listing = Self.pieces(of: list.eraseToAnySection(), options, prologue.count, ["@a@", "@t@", "@d@", "@v@"])
  }

  private static func pieces(
    of section: AnySection,
    _ options: HTMLOptions,
    _ prologueCount: Int,
    _ marks: [String]
  ) -> Pieces {
    let page = ShowcaseView(data: ShowcaseData(sections: [section])).html(options)
    let markup = String(decoding: Array(page.utf8)[prologueCount...].dropLast("</div>".utf8.count), as: UTF8.self)
    let title = split(markup, at: "@h@")
    let items = split(title[1], at: "<li")
    var rest = "<li" + items[1]
    var item: [[UInt8]] = []
    for mark in marks {
      let parts = split(rest, at: mark)
      item.append(Array(parts[0].utf8))
      rest = parts[1]
    }
    let end = split(rest, at: "</li>")
    item.append(Array((end[0] + "</li>").utf8))
    return Pieces(
      beforeTitle: Array(title[0].utf8),
      numberMarks: split(title[0], at: "section-1").map { Array($0.utf8) },
      beforeItems: Array(items[0].utf8),
      item: item,
      afterItems: Array(end[1].utf8)
    )
  }

  /// Splits a string at the first occurrence of a mark, or returns it whole.
  private static func split(_ string: String, at mark: String) -> [String] {
    var parts: [String] = []
    var rest = string[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
      if mark != "section-1" { break }
    }
    return parts + [String(rest)]
  }

  /// Writes the page to a sink.
  @inline(__always)
  func write<Sink: HandWrittenSink>(to sink: inout Sink) {
    sink.append(prologue)
    var labelNumber = 0
    for section in data.sections {
      if let gallery: ShowcaseData.Gallery = section.restore() {
        write(gallery, to: &sink)
      } else if let listing: ShowcaseData.Listing = section.restore() {
        labelNumber += 1
        write(listing, labelNumber, to: &sink)
      }
    }
    sink.append(epilogue)
  }

  @inline(__always)
  private func write<Sink: HandWrittenSink>(_ section: ShowcaseData.Gallery, to sink: inout Sink) {
    sink.append(gallery.beforeTitle)
    sink.append(escaping: section.title)
    sink.append(gallery.beforeItems)
    for (index, card) in section.cards.enumerated() {
      let pieces = section.id == 0 && index < 2 ? eagerGallery : gallery
      sink.append(pieces.item[0])
      sink.append(escaping: card.address)
      sink.append(pieces.item[1])
      sink.append(escaping: card.picture)
      sink.append(pieces.item[2])
      sink.append(escaping: card.title)
      sink.append(pieces.item[3])
    }
    sink.append(gallery.afterItems)
  }

  @inline(__always)
  private func write<Sink: HandWrittenSink>(
    _ section: ShowcaseData.Listing,
    _ number: Int,
    to sink: inout Sink
  ) {
    sink.append(listing.numberMarks[0])
    let label = "section-" + String(number)
    for mark in listing.numberMarks.dropFirst() {
      sink.append(escaping: label)
      sink.append(mark)
    }
    sink.append(escaping: section.title)
    sink.append(listing.beforeItems)
    for row in section.rows {
      sink.append(listing.item[0])
      sink.append(escaping: row.address)
      sink.append(listing.item[1])
      sink.append(escaping: row.title)
      sink.append(listing.item[2])
      sink.append(escaping: row.detail)
      sink.append(listing.item[3])
      sink.append(escaping: row.value)
      sink.append(listing.item[4])
    }
    sink.append(listing.afterItems)
  }
}

extension ShowcaseData {
  init(sections: [AnySection]) {
    self.sections = sections
  }

  /// Creates the data of one list, as a server sends it.
  init(rowCount: Int) {
    let rows = ShowcaseData(sectionCount: 2).sections.compactMap { $0.restore(as: Listing.self) }.flatMap(\.rows)
    let list = Listing(id: 1, title: "Peaks", rows: Array(rows.prefix(rowCount)))
    self.init(sections: [list.eraseToAnySection()])
  }
}
