import Cairn

/// What an element is and where it stands: together with the modifiers around it, all that its markup depends on.
struct ElementStyle: Equatable {
  var kind: ElementKind
  var context: ElementContext
}

/// What an element is.
enum ElementKind: Equatable {
  case text(TextStyle)
  case run(TextStyle)
  case image(Image.Sizing)
  case symbol(mirrors: Bool)
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
  case button(ButtonRole?, isLink: Bool)
  case blockedInteraction
  case disclosure
  case section(itemCount: Int?, hasHeader: Bool)
  case layers(Alignment)
  case block(Block)
}

/// An element that looks as the base sheet says.
enum Block: UInt8, Equatable {
  case label, icon, title
  case sectionHeader, items, sectionFooter
  case summary, disclosureContent
  case navigationTitle
  case navigation, collection, collectionSection
  case background, overlay
  case badged, badge
  case unavailable, unavailableTitle, unavailableDescription, unavailableActions
  case placeholder
  case unescaped
}

/// Where an element stands.
struct ElementContext: Equatable {
  /// Whether only phrasing content may stand there, as in a heading or a button.
  var isPhrasing = false
  /// Whether a link or a control is around it.
  var isInteractive = false
  /// Whether it is an item of a list and so begins with `li`.
  var isItem = false
  /// Whether the `li` stands around the element even where the element could be it.
  var wrapsItem = false
  /// Whether it is the first child of something that shows words by itself, so that a text needs no element.
  var mayBeBare = false
  /// The level of the heading that the element is, or 0.
  var headingLevel: UInt8 = 0
  /// The lines to which texts are limited, or 0.
  var lineLimit: Int32 = 0
  /// Where words are left out of a line.
  var truncation = TruncationMode.tail
}
