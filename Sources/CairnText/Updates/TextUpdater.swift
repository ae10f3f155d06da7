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
  /// What is wrong with the content that was rendered last, and which sections were left out.
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
    let (sections, duplicates) = Self.unique(sections)
    diagnostics = duplicates
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
  ///   - sections: The sections now. Of those with the same identity, the first counts; a diagnostic names the others.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The lines; the updater counts them as printed.
  public mutating func update(to sections: [AnySection], rendersAll: Bool = false) -> TextUpdate {
    var update = TextUpdate()
    let old = Dictionary(printed.map { ($0.section.id, $0) }) { first, _ in first }
    let (sections, duplicates) = Self.unique(sections)
    update.diagnostics = duplicates
    let order = Self.order(from: printed.map(\.section.id), to: sections.map(\.id))
    for section in printed where order.removed.contains(section.section.id) { update.add(section.lines, []) }
    printed = sections.map { section in
      let known = old[section.id]
      if let known, order.moved.contains(section.id), let title = known.lines.first {
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

  /// Returns the first section of each identity, and a diagnostic for each of the others.
  private static func unique(_ sections: [AnySection]) -> ([AnySection], [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let first = sections.uniqued(by: \.id) { section in
      diagnostics.append(SnapshotDuplicate<AnySection.ID, AnyItemID>.section(section.id).diagnostic)
    }
    return (first, diagnostics)
  }

  private static func order(
    from old: [AnySection.ID],
    to new: [AnySection.ID]
  ) -> (removed: Set<AnySection.ID>, moved: Set<AnySection.ID>) {
    guard let before = try? Snapshot(sections: [(id: 0, items: old)]),
      let after = try? Snapshot(sections: [(id: 0, items: new)])
    else { return ([], []) }
    let difference = after.difference(from: before)
    return (Set(difference.removedItems), Set(difference.movedItems))
  }

  /// Renders one section; empty lines are no lines that come or go.
  private func render(_ section: AnySection) -> (lines: [String], diagnostics: [Diagnostic]) {
    let output = CollectionView(sections: [section]) { registry }.renderText(options)
    let lines = output.text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy { $0 == " " } }
    return (lines, output.diagnostics)
  }
}
