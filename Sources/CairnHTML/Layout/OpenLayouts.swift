import Cairn

/// An open section with a layout.
struct OpenLayout {
  let markup: LayoutMarkup
  let itemCount: Int
  /// The number of pages, if the section turns pages.
  let pageCount: Int
  /// The classes of items that look different before anything scrolls, by position.
  let effects: [Int: String]
  /// The class of the latest item's badge, if the layout places it.
  fileprivate(set) var badgeClass: String?
  /// The number of views behind it that have begun.
  fileprivate var decorationCount = 0

  init(markup: LayoutMarkup, itemCount: Int, pageCount: Int, effects: [Int: String]) {
    self.markup = markup
    self.itemCount = itemCount
    self.pageCount = pageCount
    self.effects = effects
  }

  func writeTail(to writer: ByteWriter) { markup.writeTail(itemCount, to: writer) }
}

/// The open sections with layouts, and the page's knowledge of all layouts.
struct OpenLayouts {
  private let catalog: LayoutCatalog
  private var sections: [OpenLayout] = []
  /// The direction in which the sections of the open collection follow one another.
  private(set) var scrollAxis = Axis.vertical
  /// The names of the layouts that the reader could choose from so far.
  var choiceNames: Set<[String]> = []

  init(_ catalog: LayoutCatalog) { self.catalog = catalog }

  /// Forgets the rendering that has ended; what is known of layouts stays, but for the answers of closures.
  mutating func forgetRendering() {
    catalog.forgetAnswers()
    self = OpenLayouts(catalog)
  }

  func finding(for layout: SectionLayout, in widths: LayoutWidths) -> LayoutCatalog.Finding? {
    catalog.finding(for: layout, in: widths)
  }

  var last: OpenLayout? { sections.last }

  mutating func begin(_ section: OpenLayout) { sections.append(section) }

  mutating func endSection() { sections.removeLast() }

  /// Begins an item of the innermost section.
  mutating func beginItem(_ index: Int) {
    guard let last = sections.indices.last else { return }
    sections[last].badgeClass = sections[last].markup.badgeClass(index)
  }

  /// Returns the class of the next view behind the innermost section; `nil` if the layout has no place for it.
  mutating func nextDecorationClass() -> String? {
    guard let index = sections.indices.last else { return nil }
    defer { sections[index].decorationCount += 1 }
    let classes = sections[index].markup.decorationClasses
    return sections[index].decorationCount < classes.count ? classes[sections[index].decorationCount] : nil
  }

  mutating func beginCollection(along axis: Axis) { scrollAxis = axis }

  mutating func endCollection(restoring axis: Axis) { scrollAxis = axis }

  /// Returns whether the reader can choose between layouts of these names for the first time.
  mutating func isFirstChoice(_ choices: [LayoutChoice]) -> Bool {
    choiceNames.insert(choices.map(\.name)).inserted
  }
}
