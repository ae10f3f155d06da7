public import Cairn

/// A collection whose changes are printed: it knows what was printed, and tells which lines came, went and moved.
///
/// ```swift
/// var updater = TextUpdater(sections: model.sections) { MountainsController() }
/// print(updater.text)
/// // Later, when the model has changed:
/// print(updater.update(to: model.sections).text)
/// ```
///
/// ```
///   Alps
/// - Eiger
/// + Jungfrau
/// > Mönch
/// ```
public struct TextUpdater: Sendable {
  /// The controllers of the sections.
  public let registry: Registry
  /// The options of the text.
  public let options: TextOptions
  /// What is wrong with the content that was rendered last.
  public private(set) var diagnostics: [Diagnostic] = []
  private var printed: [PrintedSection] = []

  /// A section with its lines.
  private struct PrintedSection: Sendable {
    let section: AnySection
    let lines: [String]
  }

  /// Creates an updater.
  ///
  /// - Parameters:
  ///   - sections: The sections that are printed first.
  ///   - options: The options of the text; the default is plain text in 80 columns.
  ///   - controllers: The controllers, one for each type of section.
  public init(
    sections: [AnySection],
    options: TextOptions = TextOptions(width: 80),
    @CollectionBuilder controllers: () -> Registry
  ) {
    registry = controllers()
    self.options = options
    diagnostics = CollectionView.repetitions(in: sections)
    for section in sections {
      let (lines, found) = render(section)
      printed.append(PrintedSection(section: section, lines: lines))
      diagnostics += found
    }
  }

  /// The sections that were printed.
  public var sections: [AnySection] { printed.map(\.section) }

  /// All sections as text, as ``Cairn/View/text(_:)`` makes it.
  public var text: String { CollectionView(sections: sections) { registry }.text(options) }

  /// Returns which lines are different from those that were printed.
  ///
  /// Identities say which section is which. Sections that are equal to those that were printed are not rendered. A
  /// section that only moved is told by its first line.
  ///
  /// - Parameters:
  ///   - sections: The sections now. Those with the same identity are told apart by their order, with a diagnostic.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The lines; the updater counts them as printed.
  public mutating func update(to sections: [AnySection], rendersAll: Bool = false) -> TextUpdate {
    var update = TextUpdate()
    let before = printed.map(\.section.id).numberingOccurrences()
    let after = sections.map(\.id).numberingOccurrences()
    let old = Dictionary(zip(before, printed)) { first, _ in first }
    update.diagnostics = CollectionView.repetitions(in: sections)
    let order = Self.order(from: before, to: after)
    for (id, section) in zip(before, printed) where order.removed.contains(id) { update.add(section.lines, []) }
    printed = zip(after, sections).map { id, section in
      let known = old[id]
      if let known, order.moved.contains(id), let title = known.lines.first {
        update.lines.append(TextUpdate.Line(change: .moved, text: title))
      }
      if let known, known.section == section, !rendersAll { return known }
      let (lines, diagnostics) = render(section)
      update.diagnostics += diagnostics
      update.add(known?.lines ?? [], lines)
      return PrintedSection(section: section, lines: lines)
    }
    diagnostics = update.diagnostics
    return update
  }

  private static func order(
    from old: [Occurrence<AnySection.ID>],
    to new: [Occurrence<AnySection.ID>]
  ) -> (removed: Set<Occurrence<AnySection.ID>>, moved: Set<Occurrence<AnySection.ID>>) {
    guard let before = try? Snapshot(sections: [(id: 0, items: old)]),
      let after = try? Snapshot(sections: [(id: 0, items: new)])
    else { return ([], []) }
    let difference = after.difference(from: before)
    return (Set(difference.removedItems), Set(difference.movedItems))
  }

  /// Renders one section; empty lines and drawn ones are no lines that come or go.
  private func render(_ section: AnySection) -> (lines: [String], diagnostics: [Diagnostic]) {
    let output = CollectionView(sections: [section]) { registry }.renderText(options)
    let lines = output.text.split(separator: "\n").map(String.init).filter(Self.hasWords)
    return (lines, output.diagnostics)
  }

  /// Whether a line has more than blanks and the lines of frames.
  private static func hasWords(_ line: String) -> Bool {
    line.unicodeScalars.contains { scalar in
      switch scalar {
      case " ", "|", "+", "-", "\u{2500}"..."\u{257F}": false
      default: true
      }
    }
  }
}
