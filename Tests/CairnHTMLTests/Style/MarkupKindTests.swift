import Cairn
import Testing

@testable import CairnHTML

@Suite struct MarkupKindTests {
  /// One or several of each kind of element that is looked up by a number.
  private static let kinds: [MarkupKind] = {
    let alignments: [TableColumnAlignment] = [.leading, .trailing]
    let cells = alignments.flatMap { alignment in
      [TableCellDescription.Kind.value, .columnHeader, .rowHeader, .groupHeader].map {
        MarkupKind.tableCell(TableCellStyle(TableCellDescription(kind: $0, alignment: alignment, column: 0)))
      }
    }
    let flags = [false, true]
    let pictures = [Image.Sizing.natural, .resizable].flatMap { sizing in
      flags.map { MarkupKind.image(sizing, isPixelated: $0) }
    }
    return [.link, .divider, .spacer(minLength: nil), .blockedInteraction]
      + CodeToken.allCases.map(MarkupKind.token) + cells
      + (0...UInt8.max).compactMap(Block.init(rawValue:)).map(MarkupKind.block)
      + pictures
      + flags.map { MarkupKind.disclosure(isLink: $0) }
      + flags.flatMap { mirrors in
        [Image.Sizing.natural, .resizable].map { MarkupKind.symbol(mirrors: mirrors, scale: .medium, sizing: $0) }
      }
      + flags.map { MarkupKind.scrollView(ScrollLayout(axes: .vertical, showsIndicators: $0)) }
      + flags.flatMap { header in [nil, 0, 1, 12].map { MarkupKind.section(itemCount: $0, hasHeader: header) } }
      + flags.map {
        MarkupKind.stack(StackLayout(direction: .vertical, alignment: .center, spacing: nil, holdsItems: $0))
      }
  }()

  @Test func `elements that are looked up by a number have numbers of their own`() {
    let codes = Self.kinds.map(\.code)
    #expect(!codes.contains(nil))
    #expect(Set(codes).count == Set(Self.kinds).count)
  }
}
