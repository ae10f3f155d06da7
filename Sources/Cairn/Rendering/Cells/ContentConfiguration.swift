/// The content of a cell, a header or a footer: words, secondary words and a picture, with their looks.
///
/// Start from a preset and change the differences:
///
/// ```swift
/// var content = ContentConfiguration.subtitleCell()
/// content.text = peak.name
/// content.secondaryText = "\(peak.height) m"
/// content.image = Image(systemName: "mountain.2")
/// ```
public struct ContentConfiguration: Hashable, Sendable {
  /// The words.
  public var text: String? {
    get { attributedText?.plainText }
    set { attributedText = newValue.map { Text(verbatim: $0) } }
  }
  /// The words with styles of their own.
  public var attributedText: Text?
  /// The further words.
  public var secondaryText: String? {
    get { secondaryAttributedText?.plainText }
    set { secondaryAttributedText = newValue.map { Text(verbatim: $0) } }
  }
  /// The further words with styles of their own.
  public var secondaryAttributedText: Text?
  /// The picture or symbol before the words.
  public var image: Image?
  /// How the words look.
  public var textProperties: TextProperties {
    get { look.value.text }
    _modify { yield &look.value.text }
  }
  /// How the further words look.
  public var secondaryTextProperties: TextProperties {
    get { look.value.secondaryText }
    _modify { yield &look.value.secondaryText }
  }
  /// How the picture looks.
  public var imageProperties: ImageProperties {
    get { look.value.image }
    _modify { yield &look.value.image }
  }
  /// Whether the further words stand at the end of the line as long as there is room for both, instead of below.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { look.value.isSideBySide }
    _modify { yield &look.value.isSideBySide }
  }
  /// The room between picture and words, in points.
  public var imageToTextPadding: Double {
    get { look.value.imageToTextPadding }
    _modify { yield &look.value.imageToTextPadding }
  }
  /// The room between words and further words side by side, in points.
  public var textToSecondaryTextHorizontalPadding: Double {
    get { look.value.horizontalPadding }
    _modify { yield &look.value.horizontalPadding }
  }
  /// The room between words and further words below them, in points.
  public var textToSecondaryTextVerticalPadding: Double {
    get { look.value.verticalPadding }
    _modify { yield &look.value.verticalPadding }
  }
  /// The room around everything, in points; `nil` on a side stands for that of the list's appearance.
  public var directionalLayoutMargins: EdgeInsets {
    get { look.value.margins }
    _modify { yield &look.value.margins }
  }
  /// What the configuration started from.
  public var preset: Preset { look.preset }
  private(set) var state = CellState()
  private(set) var look: PresetLook

  /// What a configuration is for.
  public enum Preset: String, Hashable, CaseIterable, Sendable {
    /// A row.
    case cell
    /// A row with a second line.
    case subtitleCell
    /// A row with a value at its end.
    case valueCell
    /// A row of a sidebar.
    case sidebarCell
    /// A row of a sidebar with a second line.
    case sidebarSubtitleCell
    /// A row beside a sidebar.
    case accompaniedSidebarCell
    /// A row beside a sidebar with a second line.
    case accompaniedSidebarSubtitleCell
    /// The header of a plain list.
    case plainHeader
    /// The footer of a plain list.
    case plainFooter
    /// The header of a grouped list.
    case groupedHeader
    /// The footer of a grouped list.
    case groupedFooter
    /// A header of an inset-grouped list that stands out.
    case prominentInsetGroupedHeader
    /// A header of an inset-grouped list that stands out most.
    case extraProminentInsetGroupedHeader
    /// The header of a sidebar.
    case sidebarHeader
  }

  /// What decides the looks of the content besides what is around it.
  package struct LookKey: Equatable, Sendable {
    private let look: PresetLook
    private let hasFurtherWords: Bool
    private let hasImage: Bool

    /// Whether the key is that of a content with these properties, which need not be copied.
    @inline(__always)
    func matches(_ look: PresetLook, hasFurtherWords: Bool, hasImage: Bool) -> Bool {
      self.hasFurtherWords == hasFurtherWords && self.hasImage == hasImage && self.look == look
    }

    fileprivate init(_ content: ContentConfiguration) {
      look = content.look
      hasFurtherWords = content.secondaryAttributedText != nil
      hasImage = content.image != nil
    }
  }

  /// Where the words and the further words are left out when lines are limited.
  package var truncationModes: (text: TruncationMode, secondaryText: TruncationMode) {
    (look.value.text.truncationMode, look.value.secondaryText.truncationMode)
  }

  package var lookKey: LookKey { LookKey(self) }

  /// Creates the configuration of a preset.
  public init(preset: Preset) { look = PresetLook(preset) }

  @inline(__always)
  init(preset: Preset, _ text: String, _ secondaryText: String?, _ image: Image?) {
    attributedText = Text(verbatim: text)
    secondaryAttributedText = secondaryText.map { Text(verbatim: $0) }
    self.image = image
    look = PresetLook(preset)
  }

  /// Returns the configuration for a state; what was changed after ``init(preset:)`` stays as it is.
  public func updated(for state: CellState) -> ContentConfiguration {
    var updated = self
    updated.state = state
    guard state.isDisabled != self.state.isDisabled else { return updated }
    let before = preset.look(in: self.state)
    let after = preset.look(in: state)
    if textProperties.color == before.text.color { updated.textProperties.color = after.text.color }
    if secondaryTextProperties.color == before.secondaryText.color {
      updated.secondaryTextProperties.color = after.secondaryText.color
    }
    if imageProperties.tintColor == before.image.tintColor {
      updated.imageProperties.tintColor = after.image.tintColor
    }
    return updated
  }
}

extension ContentConfiguration {
  /// How words look.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font = Font.body
    /// The colour.
    public var color = Color.label
    /// The most lines that show; 0 shows all.
    public var numberOfLines = 0
    /// Where words are left out when lines are limited.
    public var truncationMode = TruncationMode.tail
    /// How lines line up.
    public var alignment = TextAlignment.leading
    /// The case in which letters show; `nil` as they are.
    public var textCase: TextCase?

    /// Creates properties: body words in the label's colour, over as many lines as they take.
    public init() {}

    init(_ font: Font, _ color: Color, textCase: TextCase? = nil) {
      self.font = font
      self.color = color
      self.textCase = textCase
    }
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a symbol; `nil` for the words'.
    public var tintColor: Color?
    /// The size that a picture may have at most, in points; 0 on a side sets no limit.
    public var maximumSize = LayoutExtent(width: 0, height: 0)
    /// The room that is kept for a picture so that words line up, in points; 0 on a side is that of the picture.
    public var reservedLayoutSize = LayoutExtent(width: 0, height: 0)
    /// The radius of a picture's corners, in points.
    public var cornerRadius = 0.0
    /// The font and size of a symbol.
    public var preferredSymbolConfiguration = SymbolConfiguration()

    /// Creates properties: a picture as it is, a symbol as large as the words.
    public init() {}
  }

  /// The font and size of a symbol.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The font beside which the symbol fits; `nil` for the words'.
    public var font: Font?
    /// The size beside the font.
    public var scale: Image.Scale

    /// Creates the size of a symbol.
    public init(font: Font? = nil, scale: Image.Scale = .medium) {
      self.font = font
      self.scale = scale
    }
  }
}
