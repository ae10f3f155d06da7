/// A row of a list or an item of any layout: content, a background, and accessories beside the content.
///
/// ```swift
/// Section(peaks) { peak in
///   ListCell(peak.name, secondaryText: "\(peak.height) m", image: Image(systemName: "mountain.2"))
///     .destination("peaks/\(peak.slug)")
///     .accessories { Accessory.disclosureIndicator() }
/// }
/// .layout(.list(.insetGrouped))
/// ```
///
/// Its looks may depend on its state; see ``configurationUpdateHandler``.
public struct ListCell: PrimitiveView, Sendable {
  /// A closure that changes a cell for a state.
  public typealias UpdateHandler = @Sendable (_ cell: inout ListCell, _ state: CellState) -> Void

  /// The properties: one reference, because on its way to a page a cell is copied more than a dozen times.
  private struct Values: Sendable {
    var contentConfiguration: ContentConfiguration
    /// A reference, because few cells have a background of their own.
    var ownBackground: Boxed<BackgroundConfiguration>?
    var accessories: [Accessory] = []
    var indentationLevel = 0
    var indentationWidth = 20.0
    var tintColor: Color?
    var destination: String?
    var state = CellState()
    var configurationUpdateHandler: UpdateHandler?
    var listAppearance = ListConfiguration.Appearance.plain
    var hostedView: HostedView?

    init(_ contentConfiguration: ContentConfiguration) { self.contentConfiguration = contentConfiguration }

    /// The content is made in place, because a copy would take half as long as the rest of a row.
    @inline(__always)
    init(_ preset: ContentConfiguration.Preset, _ words: String, _ secondaryText: String?, _ image: Image?) {
      contentConfiguration = ContentConfiguration(preset: preset, words, secondaryText, image)
    }
  }

  private var values: Boxed<Values>

  /// What the cell shows.
  public var contentConfiguration: ContentConfiguration {
    get { values.value.contentConfiguration }
    _modify { yield &values.value.contentConfiguration }
  }
  /// What lies behind it: ``defaultBackgroundConfiguration()`` until another is set; `nil` sets what the list's appearance has.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { ownBackground ?? defaultBackgroundConfiguration() }
    set { ownBackground = newValue }
  }
  /// The background of the cell itself; `nil` for that of the list's appearance.
  package var ownBackground: BackgroundConfiguration? {
    get { values.value.ownBackground?.value }
    set { values.value.ownBackground = newValue.map(Boxed.init) }
  }
  /// What stands beside the content; the order of system ones is fixed.
  public var accessories: [Accessory] {
    get { values.value.accessories }
    _modify { yield &values.value.accessories }
  }
  /// How far the content is indented, in steps of ``indentationWidth``; below 0 counts as 0.
  public var indentationLevel: Int {
    get { values.value.indentationLevel }
    _modify { yield &values.value.indentationLevel }
  }
  /// The width of a step of indentation, in points.
  public var indentationWidth: Double {
    get { values.value.indentationWidth }
    _modify { yield &values.value.indentationWidth }
  }
  /// The colour of controls and symbols; `nil` for the tint in force.
  public var tintColor: Color? {
    get { values.value.tintColor }
    _modify { yield &values.value.tintColor }
  }
  /// Where choosing the cell leads, under the same rules as ``Link``'s; `nil` if nowhere.
  public var destination: String? {
    get { values.value.destination }
    _modify { yield &values.value.destination }
  }
  /// The state of the cell at rendering.
  public var state: CellState {
    get { values.value.state }
    _modify { yield &values.value.state }
  }
  /// Changes the cell for a state: called for the state at rendering and, ahead, for those that a reader may bring about.
  public var configurationUpdateHandler: UpdateHandler? {
    get { values.value.configurationUpdateHandler }
    _modify { yield &values.value.configurationUpdateHandler }
  }
  /// The appearance of the list around; plain until it is known.
  var listAppearance: ListConfiguration.Appearance {
    get { values.value.listAppearance }
    set { values.value.listAppearance = newValue }
  }
  /// The view in place of words; `nil` for none.
  package var hostedView: HostedView? { values.value.hostedView }

  // What each row of a list is asked for; to copy the values would take longer than to look at them in place.

  package var isSelected: Bool { values.value.state.isSelected }
  package var isDisabled: Bool { values.value.state.isDisabled }
  /// The words of the content.
  package var words: String { values.value.contentConfiguration.words }
  /// What decides the looks of the content.
  package var lookKey: ContentConfiguration.LookKey { values.value.contentConfiguration.lookKey }
  /// Whether the looks may depend on the state.
  package var looksAtState: Bool {
    values.value.configurationUpdateHandler != nil || values.value.ownBackground != nil
  }
  /// Whether only the content says how it looks.
  package var isUsual: Bool { !looksAtState && values.value.tintColor == nil && values.value.indentationLevel <= 0 }

  /// Whether the cell shows nothing but words and marks that it leads somewhere, in no other state than the usual one.
  package var isOnlyWords: Bool {
    isUsual && (values.value.accessories.isEmpty || accessories.allSatisfy(\.isChevron))
      && values.value.hostedView == nil
      && values.value.contentConfiguration.image == nil && values.value.state.isUsual
      && values.value.contentConfiguration.state.isUsual
  }
  /// Whether the content looks as a key says.
  package func hasLookKey(_ key: ContentConfiguration.LookKey) -> Bool {
    key.matches(
      values.value.contentConfiguration.look,
      hasFurtherWords: values.value.contentConfiguration.secondaryAttributedText != nil,
      hasImage: values.value.contentConfiguration.image != nil
    )
  }
  /// Whether the accessories are the same as others.
  package func hasSameAccessories(as others: [Accessory]) -> Bool {
    guard values.value.accessories.count == others.count else { return false }
    return others.isEmpty || zip(accessories, others).allSatisfy { $0.isSame(as: $1) }
  }
  /// The words, and the further words.
  package var texts: (Text?, Text?) {
    (
      values.value.contentConfiguration.attributedText, values.value.contentConfiguration.secondaryAttributedText
    )
  }
  /// Whether there are further words.
  package var hasFurtherWords: Bool { values.value.contentConfiguration.secondaryAttributedText != nil }
  package var hasDestination: Bool { values.value.destination != nil }

  /// Creates a cell of some content.
  public init(_ contentConfiguration: ContentConfiguration = .cell()) {
    values = Boxed(Values(contentConfiguration))
  }

  /// Creates a cell of words, further words and a picture.
  ///
  /// With further words it is a ``ContentConfiguration/subtitleCell()``, otherwise a ``ContentConfiguration/cell()``.
  @_disfavoredOverload
  @inlinable
  public init(_ text: some StringProtocol, secondaryText: String? = nil, image: Image? = nil) {
    self.init(words: String(text), secondaryText, image)
  }

  @usableFromInline
  init(words: String, _ secondaryText: String?, _ image: Image?) {
    let preset: ContentConfiguration.Preset = secondaryText == nil ? .cell : .subtitleCell
    values = Boxed(Values(preset, words, secondaryText, image))
  }

  /// Creates a cell of words, whose inline Markdown is interpreted, further words and a picture.
  public init(_ titleKey: LocalizedStringKey, secondaryText: String? = nil, image: Image? = nil) {
    var content: ContentConfiguration = secondaryText == nil ? .cell() : .subtitleCell()
    content.attributedText = Text(titleKey)
    content.secondaryText = secondaryText
    content.image = image
    self.init(content)
  }

  /// Creates a cell of styled words.
  public init(_ text: Text, secondaryText: Text? = nil, image: Image? = nil) {
    var content: ContentConfiguration = secondaryText == nil ? .cell() : .subtitleCell()
    content.attributedText = text
    content.secondaryAttributedText = secondaryText
    content.image = image
    self.init(content)
  }

  /// Creates a cell that shows a view; the words name it.
  init(hosting view: some View, words: String, image: Image? = nil) {
    self.init(words, image: image)
    values.value.hostedView = HostedView(view)
  }

  /// Reads its view for a renderer.
  mutating func readHostedView(for renderer: any Renderer) {
    if let view = hostedView { values.value.hostedView = view.read(for: renderer) }
  }

  /// The content to start from: that of a row of the list around, where ``configurationUpdateHandler`` asks.
  ///
  /// Elsewhere no list is known yet, and it is that of a row of a plain list.
  public func defaultContentConfiguration() -> ContentConfiguration { .cell(for: listAppearance) }

  /// The background to start from: none, so that only what you change of it shows.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .clear() }

  /// Returns the cell for a state: its configurations updated, then changed by ``configurationUpdateHandler``.
  public func updated(for state: CellState) -> ListCell {
    // Most cells are asked for the state that they are in.
    guard state != self.state || state != values.value.contentConfiguration.state || looksAtState else { return self }
    var cell = self
    cell.state = state
    cell.contentConfiguration = contentConfiguration.updated(for: state)
    if let ownBackground { cell.ownBackground = ownBackground.updated(for: state) }
    configurationUpdateHandler?(&cell, state)
    return cell
  }

  /// The cell as it is while the reader does nothing; only looks that depend on the state show that it is selected.
  package var atRest: ListCell {
    let state = values.value.state
    guard looksAtState || state.isSelected || state != values.value.contentConfiguration.state else { return self }
    var rest = state
    if !looksAtState { rest.isSelected = false }
    var cell = updated(for: rest)
    if rest != state { cell.state = state }
    return cell
  }

  /// Returns the accessories at a side, from leading to trailing, in the system's order.
  public func accessories(at edge: HorizontalEdge) -> [Accessory] {
    Accessory.ordered(accessories, at: edge)
  }

  public func _render(into renderer: any Renderer) {
    if renderer.checksIdentity, Accessory.hasRepetition(accessories) {
      let message =
        "The cell \"\(contentConfiguration.words.prefix(80))\" has a system accessory twice; the first one shows."
      renderer.report(Diagnostic(.warning, .duplicateAccessory, message, at: renderer.place))
    }
    guard accessories.contains(where: \.isOutlineDisclosure), !renderer.environment.isInOutline else {
      return renderer.cell(self)
    }
    // A mark that something unfolds promises nothing where nothing lies below.
    if renderer.checksIdentity { renderer.report(.strayDisclosure(of: contentConfiguration.words, at: renderer.place)) }
    var cell = self
    cell.accessories.removeAll(where: \.isOutlineDisclosure)
    renderer.cell(cell)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.cell, holdsCells: true) }
}
