public import Cairn

/// A collection on a page that is kept up to date: it knows what was sent, and makes what is missing.
///
/// ```swift
/// var updater = HTMLUpdater(sections: model.sections) { MountainsController() }
/// let page = HTMLPage(title: "Mountains") { updater.content }
/// // Later, when the model has changed:
/// let update = updater.update(to: model.sections)
/// send(update.turboStream)
/// ```
///
/// Each section and each item with an identity has an element with an id: `alps` is the id of a section, and `alps--eiger`
/// that of an item in it. ``HTMLUpdate`` names what changes by these ids.
///
/// An updater is a value. Keep one for each client, or one for all clients that have seen the same updates.
public struct HTMLUpdater: Sendable {
  /// The controllers of the sections.
  public let registry: Registry
  /// How views become HTML.
  ///
  /// After they are set, the next update renders all sections. ``HTMLOptions/idPrefix`` stays as it was at first, because
  /// the page has ids with it.
  public var options: HTMLOptions {
    didSet {
      options.idPrefix = oldValue.idPrefix
      isOutdated = true
    }
  }
  /// What is wrong with the content that was rendered last.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The rules that the page needs, with the whole base sheet, so that updates never lack any of its rules.
  public private(set) var styleSheet = StyleSheet()
  private let layout: CompositionalLayout?
  private let isInForm: Bool
  private let place: Diagnostic.Place
  private var sent: [SentSection] = []
  private var frame = CollectionFrame()
  private var isOutdated = false

  /// Creates an updater, and renders the sections.
  ///
  /// - Parameters:
  ///   - sections: The sections in the order of the page.
  ///   - layout: The layout of the collection; `nil` for a plain list.
  ///   - options: How views become HTML; ``HTMLOptions/idPrefix`` tells the ids of several updaters on a page apart.
  ///   - hasOwnStyles: Whether the page has rules of its own that win over others, such as ``HTMLPage/ownStyles``. They
  ///     win over the rules of updates too then. `false` by default.
  ///   - isInForm: Whether a ``Form`` is around ``content``, which the controls of rows send. `false` by default; then such
  ///     controls are left out, with a diagnostic.
  ///   - fileID: The file that diagnostics name; leave it out.
  ///   - line: The line that diagnostics name; leave it out.
  ///   - controllers: The controllers, one for each type of section.
  public init(
    sections: [AnySection],
    layout: CompositionalLayout? = nil,
    options: HTMLOptions = .standard,
    hasOwnStyles: Bool = false,
    isInForm: Bool = false,
    fileID: String = #fileID,
    line: Int = #line,
    @CollectionBuilder controllers: () -> Registry
  ) {
    registry = controllers()
    self.layout = layout
    self.isInForm = isInForm
    self.options = options
    place = Diagnostic.Place(fileID: fileID, line: line)
    styleSheet.formUnionWithBase()
    if hasOwnStyles { styleSheet.leavesRoomForOwnStyles() }
    _ = render(SectionNames(of: sections, sent: [], prefix: options.idPrefix), .all)
  }

  /// The sections that the page shows.
  public var sections: [AnySection] { sent.map(\.section) }

  /// The collection as a fragment of HTML, as it is on a page that got all updates.
  public var body: String { String(decoding: frame.opening + markup + frame.closing, as: UTF8.self) }

  /// The markup of all sections.
  private var markup: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sent.reduce(0) { $0 + $1.markup.bytes.count })
    for section in sent { bytes += section.markup.bytes }
    return bytes
  }

  /// The collection as a view of an ``HTMLPage``, which gets the rules that it needs and its ``diagnostics``.
  ///
  /// The environment and the styles of views around it do not reach it: set ``HTMLOptions/environment`` instead. A ``Form``
  /// around it does, if the updater was created with `isInForm`.
  public var content: some View {
    SentContent(
      html: body,
      styleRules: styleSheet.rules,
      identifiers: [identifier] + sent.map(\.identifier),
      diagnostics: diagnostics,
      form: isInForm ? .isAround : diagnostics.contains { $0.code == .missingForm } ? .isMissing : nil
    )
  }

  /// Returns what leads from the page that was sent to sections as they are now.
  ///
  /// Identities decide which section and which item is which. What differs in an item is changed in place, so that what
  /// the reader did stays: open outlines, checked boxes, the focus, the position of scrolling. An item that became
  /// another kind of item is made anew, with a diagnostic. Sections that are equal to those that were sent are not
  /// rendered.
  ///
  /// - Parameters:
  ///   - sections: The sections now.
  ///   - rendersAll: Whether equal sections are rendered too, because their controllers show data that is not in them.
  /// - Returns: The update; the updater counts it as sent.
  /// - Complexity: O(*n*) in the sections, and in the markup of those that changed.
  public mutating func update(to sections: [AnySection], rendersAll: Bool = false) -> HTMLUpdate {
    update(to: sections, rendersAll ? .all : UpdateMarks())
  }

  mutating func update(to sections: [AnySection], _ marks: UpdateMarks) -> HTMLUpdate {
    let old = sent
    let (oldFrame, oldSheet) = (frame, styleSheet)
    let names = SectionNames(of: sections, sent: sent, prefix: options.idPrefix)
    let rendered = render(names, isOutdated ? .all : marks)
    isOutdated = false
    var update = HTMLUpdate()
    update.styles = styleSheet.css(missingFrom: oldSheet)
    var difference = MarkupDifference()
    let root = HTMLUpdate.Target(id: identifier)
    if oldFrame != frame {
      update.operations = [.reload(root, html: String(decoding: frame.element(around: markup), as: UTF8.self))]
    } else {
      addChanges(from: old, rendered, marks, in: root, to: &difference)
      update.operations = difference.operations
    }
    diagnostics += difference.changedKinds.map(Self.changedKind)
    update.diagnostics = diagnostics
    return update
  }

  /// The id of the collection's element.
  private var identifier: String { options.idPrefix + "collection" }
}

// MARK: - Rendering

extension HTMLUpdater {
  /// Brings what counts as sent up to date.
  ///
  /// - Returns: The positions of the sections that were rendered.
  private mutating func render(_ names: SectionNames, _ marks: UpdateMarks) -> [Int] {
    diagnostics = names.diagnostics
    let known =
      marks.rendersAll ? Array(repeating: nil, count: names.sections.count) : equalSections(names, besides: marks)
    var isSame = !marks.rendersAll
    var carry = RenderingCarry()
    for (section, index) in zip(known, known.indices) where isSame {
      isSame = section.map { isCurrent($0, at: index, after: carry) } ?? false
      carry = section?.after ?? carry
    }
    guard !isSame else {
      sent = known.compactMap(\.self)
      return []
    }
    return renderFrame(names, known)
  }

  /// Renders those sections that are not known.
  private mutating func renderFrame(_ names: SectionNames, _ known: [SentSection?]) -> [Int] {
    var options = options
    if let layout { options.environment.setLayout(layout) }
    let collection = CollectionView([], registry, place: place)
    let rendering = SectionRendering(collection, options, isInForm: isInForm)
    var result: [SentSection] = []
    result.reserveCapacity(known.count)
    var rendered: [Int] = []
    frame = rendering.frame(identifier) { renderer in
      var carry = RenderingCarry()
      for (index, (section, identifier)) in names.sections.enumerated() {
        if var sent = known[index], isCurrent(sent, at: index, after: carry) {
          sent.index = index
          result.append(sent)
        } else {
          rendered.append(index)
          result.append(rendering.section(section, at: index, identifier, after: carry, into: renderer))
        }
        carry = result[index].after
      }
    }
    sent = result
    diagnostics += rendering.diagnostics
    styleSheet.formUnion(rendering.styleSheet)
    return rendered
  }

  /// Returns for each section the one that was sent with the same name, if it is equal and not marked.
  private func equalSections(_ names: SectionNames, besides marks: UpdateMarks) -> [SentSection?] {
    var register = SentSectionRegister(sent)
    return names.sections.enumerated().map { index, named in
      guard let known = register.section(named.identifier, near: index), known.section == named.section else {
        return nil
      }
      return !marks.sections.isEmpty && marks.sections.contains(named.section.id) ? nil : known
    }
  }

  /// Whether the markup of an equal section is right at a position; layouts may depend on the position.
  private func isCurrent(_ section: SentSection, at index: Int, after carry: RenderingCarry) -> Bool {
    section.before == carry && (layout == nil || section.index == index)
  }

  // MARK: Comparing

  private func addChanges(
    from old: [SentSection],
    _ rendered: [Int],
    _ marks: UpdateMarks,
    in root: HTMLUpdate.Target,
    to difference: inout MarkupDifference
  ) {
    if !old.elementsEqual(sent, by: { $0.identifier == $1.identifier }) {
      let isArranged = difference.arrange(old.map(\.child), as: sent.map(\.child), in: root)
      assert(isArranged != nil, "Two sections have the same id")
    }
    guard !rendered.isEmpty else { return }
    var register = SentSectionRegister(old)
    for index in rendered {
      let section = sent[index]
      guard let before = register.section(section.identifier, near: index) else { continue }
      difference.addChanges(
        from: before.markup,
        to: section.markup,
        ofSection: section.identifier,
        travelType: section.section.travelType
      )
    }
    difference.moveBetweenSections()
    for section in rendered.map({ sent[$0] }) {
      let id = section.section.id
      if marks.reloadedSections.contains(id) {
        difference.reload(section.markup, ofSection: section.identifier)
      } else if let items = marks.reloadedItems[id] {
        difference.reload(items, of: section.markup, ofSection: section.identifier)
      }
    }
  }

  private static func changedKind(_ identifier: String) -> Diagnostic {
    Diagnostic(
      .warning,
      .changedKind,
      """
      The item "\(identifier)" became another kind of item and was made anew, so what the reader did there is lost. \
      Give items of different kinds different identities.
      """
    )
  }
}

extension AnySection {
  /// The type of sections whose items may come from one another: those whose items are unique among all of them.
  fileprivate var travelType: ObjectIdentifier? {
    ownsItems ? ObjectIdentifier(sectionType) : nil
  }
}

extension SentSection {
  fileprivate var child: MarkupDifference.Child {
    MarkupDifference.Child(key: ByteKey(identifier), identifier: identifier, html: markup.bytes[...])
  }
}

extension Diagnostic {
  /// A diagnostic for the id of a section that something else on the page has.
  static func taken(_ identifier: String) -> Diagnostic {
    Diagnostic(
      .error,
      .duplicateID,
      """
      The id "\(identifier)" of what an updater shows is that of an element before it, so updates would change that one. \
      Set the idPrefix of the updater's options.
      """
    )
  }
}

extension Diagnostic.Code {
  /// An item became another kind of item without another identity.
  public static let changedKind = Self(rawValue: "update.changed-kind")
}

/// Markup that was rendered before, with the rules of its classes.
private struct SentContent: PrimitiveView {
  let html: String
  let styleRules: [String]
  let identifiers: [String]
  let diagnostics: [Diagnostic]
  let form: MarkupDescription.FormAround?

  func _render(into renderer: any Renderer) {
    for diagnostic in diagnostics { renderer.report(diagnostic) }
    var markup = MarkupDescription(html: html, alternative: "")
    markup.styleRules = styleRules
    markup.identifiers = identifiers
    markup.form = form
    renderer.markup(markup)
  }
}
