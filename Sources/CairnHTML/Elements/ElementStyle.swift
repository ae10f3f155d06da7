import Cairn

/// An element and its place; with the modifiers around it, they decide the markup.
struct ElementStyle: Hashable {
  var kind: MarkupKind
  var context: ElementContext
}

/// A kind of element.
enum MarkupKind: Hashable {
  case text(TextStyle)
  case run(TextStyle)
  case image(Image.Sizing, isPixelated: Bool)
  case symbol(mirrors: Bool, scale: Image.Scale, sizing: Image.Sizing)
  case spacer(minLength: Double?)
  case divider
  case shape(ShapeDrawing)
  case progress
  case stack(StackLayout)
  case grid(GridLayout)
  case gridRow(GridRowLayout)
  case lazyGrid(LazyGridLayout)
  case scrollView(ScrollLayout)
  case link
  case runLink(TextStyle)
  case token(CodeToken)
  case button(ButtonMarkup, isLink: Bool)
  case submit(ButtonMarkup)
  /// A label that changes the checkbox of a state.
  case stateLabel(ButtonMarkup)
  /// A disclosure that is open while a state has a value.
  case stateDisclosure(ButtonMarkup)
  case blockedInteraction
  case disclosure(isLink: Bool)
  case section(itemCount: Int?, hasHeader: Bool)
  case list(ListSectionStyle)
  case cell(classes: String)
  /// The element around a row with its own looks, and the classes of its item.
  case row(_ name: String, itemClasses: String)
  case layers(Alignment)
  case layout(LayoutElement)
  case tableCell(TableCellStyle)
  case block(Block)
}

/// What decides the classes of a button.
struct ButtonMarkup: Hashable {
  var role: ButtonRole?
  var look: ButtonLook
}

extension ButtonDescription {
  var markup: ButtonMarkup { ButtonMarkup(role: role, look: look) }
}

/// A kind of element whose looks are in the base sheet only.
enum Block: UInt8, Equatable {
  case label, icon, title
  case sectionHeader, items, sectionFooter
  case summary, disclosureContent
  case navigationTitle
  case navigation, collection, barlessCollection, collectionSection
  case background, overlay, screenBackground
  case badged, badge, badgeView, anchored
  case split, sidebar, detail, readable
  case unavailable, unavailableTitle, unavailableDescription, unavailableActions
  case placeholder
  case unescaped, progress, spinner, bar, principalBar
  case row, swipe, headerItem
  case form, toolbar, toggle, toggleButton, field, wideField, picker, segments, dots, legend, hiddenLegend, choice
  case outline, outlineSummary, outlineItems, branch
  case prose, proseParagraph, heading
  case bullets, looseBullets, numbers, looseNumbers, listItem, task
  case quote, quotation, quoted, source, code
  case descriptions, term, details, figure, caption, article, note, tip, warning, asideTitle, links, time, footnotes
  case table, tableCaption, tableHead, tableBody, tableFoot, tableRow
  case stackingTable
  case sheet, cover, callout, alert, menu, menuItems
}

extension MarkupKind {
  /// Whether the element is the background of a whole screen.
  var isScreenBackground: Bool { if case .block(.screenBackground) = self { true } else { false } }

  /// Whether words stand in the element itself, so that it has their direction.
  var holdsWords: Bool {
    switch self {
    case .text, .link, .button, .submit, .stateLabel, .stateDisclosure: true
    case .block(.title), .block(.badge), .block(.summary), .block(.sectionHeader), .block(.navigationTitle),
      .block(.heading), .block(.term), .block(.time), .block(.asideTitle):
      true
    default: false
    }
  }

  /// A number for the kind and its layout; `nil` if a layout does not fit into a number.
  ///
  /// Comparing numbers is several times as fast as comparing layouts.
  @inline(__always)
  var code: UInt64? {
    switch self {
    case .link: Self.codeOfLink
    case .block(let block): Self.code(of: block)
    case .stack(let layout): 3 | layout.code << 8
    case .image(let sizing, let isPixelated): Self.code(ofImage: sizing, isPixelated: isPixelated)
    case .symbol(let mirrors, let scale, let sizing):
      5 | (mirrors ? 256 : 0) | UInt64(scale.rawValue) << 16 | UInt64(sizing.rawValue) << 24
    case .scrollView(let layout) where layout.targetBehavior == nil:
      6 | UInt64(layout.axes.rawValue) << 8 | (layout.showsIndicators ? 1 << 16 : 0)
    case .divider: 7
    case .section(let count, let hasHeader): Self.code(ofSection: count, hasHeader: hasHeader)
    case .disclosure(let isLink): 10 | (isLink ? 256 : 0)
    case .spacer(nil): 11
    case .tableCell(let cell) where cell.column == nil:
      14 | UInt64(cell.kind.rawValue) << 8 | UInt64(cell.alignment.rawValue) << 16
    case .blockedInteraction: 12
    case .token(let token): 13 | UInt64(token.rawValue) << 8
    case .run(let style): Self.code(ofRun: style)
    case .runLink(let style): Self.code(ofRunLink: style)
    default: nil
    }
  }

  @inline(__always)
  static var codeOfLink: UInt64 { 1 }

  @inline(__always)
  static func code(of block: Block) -> UInt64 { 2 | UInt64(block.rawValue) << 8 }

  @inline(__always)
  static func code(ofRun style: TextStyle) -> UInt64? {
    style.hasOnlyTraits ? 15 | UInt64(style.traits.rawValue) << 8 : nil
  }

  @inline(__always)
  static func code(ofRunLink style: TextStyle) -> UInt64? {
    style.hasOnlyTraits ? 16 | UInt64(style.traits.rawValue) << 8 : nil
  }

  @inline(__always)
  static func code(ofSection itemCount: Int?, hasHeader: Bool) -> UInt64 {
    let flag: UInt64 = hasHeader ? 256 : 0
    guard let itemCount else { return 8 | flag }
    return 9 | flag | UInt64(truncatingIfNeeded: itemCount) << 9
  }

  @inline(__always)
  static func code(ofImage sizing: Image.Sizing, isPixelated: Bool) -> UInt64 {
    4 | UInt64(sizing.rawValue) << 8 | (isPixelated ? 1 << 16 : 0)
  }
}

extension TextStyle {
  @inline(__always)
  fileprivate var hasOnlyTraits: Bool { font == nil && color == nil && weight == nil && kerning == nil }
}

extension StackLayout {
  /// A number for the layout; its spacing is rounded to 32 bits, which is finer than any screen.
  @inline(__always)
  fileprivate var code: UInt64 {
    let spacing = UInt64(spacing.map { Float($0).bitPattern } ?? .max)
    let flags = UInt64(direction.rawValue) | (holdsItems ? 4 : 0)
    return flags | UInt64(alignment.horizontal.rawValue) << 4 | UInt64(alignment.vertical.rawValue) << 8 | spacing << 16
  }
}
