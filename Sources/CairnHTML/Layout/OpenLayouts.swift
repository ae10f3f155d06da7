import Cairn

/// A section with a layout whose end has not come yet.
struct OpenLayout {
  let markup: LayoutMarkup
  let itemCount: Int
  /// The number of pages of a scroller that turns them.
  let pageCount: Int
  /// The classes of items that look different before anything scrolls.
  let effects: [Int: String]
  /// The class of the badge of the item that was begun last, where its layout places one.
  fileprivate(set) var badgeClass: String?

  init(markup: LayoutMarkup, itemCount: Int, pageCount: Int, effects: [Int: String]) {
    self.markup = markup
    self.itemCount = itemCount
    self.pageCount = pageCount
    self.effects = effects
  }

  /// Writes what follows the last item.
  func writeTail(to writer: ByteWriter) {
    markup.writeTail(itemCount, to: writer)
  }
}

/// The layouts around what is being rendered, and what the page knows of all of them.
struct OpenLayouts {
  private let catalog: LayoutCatalog
  private var sections: [OpenLayout] = []
  /// The direction in which the sections of the collection around follow one another.
  private(set) var scrollAxis = Axis.vertical
  /// The names of the layouts between which the reader can choose by now.
  private var choiceNames: Set<[String]> = []

  init(_ catalog: LayoutCatalog) {
    self.catalog = catalog
  }

  /// Returns the markup of a layout; `nil` for one that is the default at all widths.
  func finding(for layout: SectionLayout, in widths: LayoutWidths) -> LayoutCatalog.Finding? {
    catalog.finding(for: layout, in: widths)
  }

  /// The innermost section with a layout.
  var last: OpenLayout? { sections.last }

  mutating func begin(_ section: OpenLayout) {
    sections.append(section)
  }

  mutating func endSection() {
    sections.removeLast()
  }

  /// Begins an item of the innermost section, whose badge stands where the layout says.
  mutating func beginItem(_ index: Int) {
    guard let last = sections.indices.last else { return }
    sections[last].badgeClass = sections[last].markup.badgeClass(index)
  }

  mutating func beginCollection(along axis: Axis) {
    scrollAxis = axis
  }

  mutating func endCollection(restoring axis: Axis) {
    scrollAxis = axis
  }

  /// Returns whether the reader can choose between layouts of these names for the first time.
  mutating func isFirstChoice(_ choices: [LayoutChoice]) -> Bool {
    choiceNames.insert(choices.map(\.name)).inserted
  }
}
