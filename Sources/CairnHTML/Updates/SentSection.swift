import Cairn

/// A section as a page shows it.
struct SentSection: Sendable {
  let section: AnySection
  /// The id of its element.
  let identifier: String
  var index: Int
  /// What the sections in front of it left.
  let before: RenderingCarry
  /// What it leaves for those behind it.
  let after: RenderingCarry
  let markup: SectionMarkup
}

/// What the markup of a section depends on besides the section: what those in front of it did once for the whole page.
struct RenderingCarry: Hashable, Sendable {
  /// The number of pictures, as far as pictures load at once.
  var imageCount = 0
  /// The names of the layouts that the reader could choose from.
  var choiceNames: Set<[String]> = []
  /// The disclosures that were open at first.
  var openDisclosures = ExclusiveDisclosures()
}

/// A rendering of some sections of a collection, each by itself.
struct SectionRendering {
  private let collection: CollectionView
  private let renderer: HTMLRenderer
  private let environment: EnvironmentValues

  init(_ collection: CollectionView, _ options: HTMLOptions, isInForm: Bool) {
    self.collection = collection
    renderer = HTMLRenderer(options: options, equipment: RenderingEquipment(), checksIdentity: true)
    if isInForm { renderer.beginSurroundingForm() }
    environment = options.environment
  }

  var styleSheet: StyleSheet { renderer.tree.classes.sheet }
  var diagnostics: [Diagnostic] { renderer.reports.diagnostics }

  /// Renders the collection's own element.
  ///
  /// - Parameters:
  ///   - identifier: The id of the element.
  ///   - content: What is called inside of it.
  /// - Returns: What is written before and behind the sections.
  func frame(_ identifier: String, content: (any Renderer) -> Void) -> CollectionFrame {
    let watched = renderer.watched
    var opening: [UInt8] = []
    var start = 0
    watched.withEnvironmentRead {
      collection.renderFrame(in: environment, into: watched) {
        start = renderer.writer.lastTagStart
        if let place = renderer.writer.placeForIdentifier(ofTagAt: start) {
          renderer.writer.insert(identifier: identifier, at: place)
        }
        opening = renderer.writer.takeBytes()
        content(watched)
        _ = renderer.writer.takeBytes()
      }
    }
    return CollectionFrame(opening: opening, closing: renderer.writer.takeBytes(), start: start)
  }

  /// Renders a section inside of the frame.
  func section(
    _ section: AnySection,
    at index: Int,
    _ identifier: String,
    after carry: RenderingCarry,
    into watched: any Renderer
  ) -> SentSection {
    renderer.numbering.imageCount = carry.imageCount
    renderer.layouts.choiceNames = carry.choiceNames
    renderer.resolver.exclusiveDisclosures = carry.openDisclosures
    renderer.beginIdentifiedSection(identifier)
    collection.render(section, at: index, in: environment, into: watched)
    renderer.endIdentifiedSection()
    let after = RenderingCarry(
      imageCount: min(renderer.numbering.imageCount, max(renderer.options.eagerImageCount, 0)),
      choiceNames: renderer.layouts.choiceNames,
      openDisclosures: renderer.resolver.exclusiveDisclosures
    )
    return SentSection(
      section: section,
      identifier: identifier,
      index: index,
      before: carry,
      after: after,
      markup: SectionMarkup(
        bytes: renderer.writer.takeBytes(),
        places: renderer.numbering.identified.takePlaces()
      )
    )
  }
}
