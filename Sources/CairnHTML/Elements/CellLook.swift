import Cairn

/// The look of a cell, without its content.
struct CellLook: Hashable {
  var text: ContentConfiguration.TextProperties
  var secondaryText: ContentConfiguration.TextProperties
  var image: ContentConfiguration.ImageProperties
  var imageToTextPadding: Double
  var horizontalPadding: Double
  var verticalPadding: Double
  var margins: EdgeInsets
  var background: Background?
  var tint: Color?
  var indentation = 0.0

  /// The background of a cell.
  struct Background: Hashable {
    var fill: Fill?
    /// Whether words stand on the tint, so that its legible variant is needed.
    var isProminent: Bool
    var radius: Double
    var insets: EdgeInsets
    var strokeColor: Color?
    var strokeWidth: Double

    init(_ configuration: BackgroundConfiguration) {
      fill = configuration.fill
      isProminent = configuration.isProminent
      radius = configuration.cornerRadius
      insets = configuration.backgroundInsets
      strokeColor = configuration.strokeColor
      strokeWidth = configuration.strokeWidth
    }
  }

  init(_ content: ContentConfiguration) {
    text = content.textProperties
    secondaryText = content.secondaryTextProperties
    image = content.imageProperties
    imageToTextPadding = content.imageToTextPadding
    horizontalPadding = content.textToSecondaryTextHorizontalPadding
    verticalPadding = content.textToSecondaryTextVerticalPadding
    margins = content.directionalLayoutMargins
  }

  /// Creates the look of a cell; a property that its content cannot show has the base sheet's value.
  init(_ cell: ListCell, in place: CellPlace) {
    let content = cell.contentConfiguration
    let base = Self.base(place, isSideBySide: content.prefersSideBySideTextAndSecondaryText)
    if place != .row, !content.preset.isSupplementary {
      // What stands as a header looks like one, unless it is told what it looks like there.
      self = base
    } else {
      self.init(content)
      if content.secondaryAttributedText == nil {
        secondaryText = base.secondaryText
        verticalPadding = base.verticalPadding
        horizontalPadding = base.horizontalPadding
      }
      if content.image == nil {
        image = base.image
        imageToTextPadding = base.imageToTextPadding
      }
    }
    background = cell.ownBackground.map(Background.init)
    tint = cell.tintColor
    let indentation = Double(max(cell.indentationLevel, 0)) * cell.indentationWidth
    self.indentation = indentation.isFinite ? max(indentation, 0) : 0
  }

  /// The look in the base sheet: of a row with secondary words, which some rows show beside the others.
  static func base(_ place: CellPlace, isSideBySide: Bool) -> CellLook {
    switch place {
    case .row: isSideBySide ? besideRow : row
    case .header(let appearance): CellLook(.header(for: appearance))
    case .footer(let appearance): CellLook(.footer(for: appearance))
    }
  }

  private static let row = CellLook(.subtitleCell())
  private static let besideRow = CellLook(.valueCell())
}

/// What decides the class of a usual cell: one of which only the content says how it looks.
///
/// Nearly all rows of a list have the same key as the one before, and to compare looks would cost ten times as much.
struct UsualCellKey: Equatable, Sendable {
  private let content: ContentConfiguration.LookKey
  private let place: CellPlace
  private let lineLimit: Int

  /// Returns `nil` for a cell with looks of its own.
  init?(_ cell: ListCell, in place: CellPlace, lineLimit: Int, _ separators: ListSeparatorConfiguration?) {
    guard cell.isUsual, separators == nil else { return nil }
    content = cell.lookKey
    self.place = place
    self.lineLimit = lineLimit
  }
}

/// The properties that decide a cell's class.
struct CellStyle: Hashable {
  var place: CellPlace
  var isSideBySide: Bool
  var look: CellLook
  /// The looks in states that a reader brings about, if they differ.
  var variants: [Variant]
  var separators: ListSeparatorConfiguration?

  struct Variant: Hashable {
    var state: SwitchedState
    var look: CellLook
  }
}

/// A state that a reader brings about; the looks of later cases win over those of earlier ones.
enum SwitchedState: UInt8, Hashable, CaseIterable {
  case expanded, editing, selected, hovered, focused, highlighted

  var flag: WritableKeyPath<CellState, Bool> {
    switch self {
    case .expanded: \.isExpanded
    case .editing: \.isEditing
    case .selected: \.isSelected
    case .hovered: \.isHovered
    case .focused: \.isFocused
    case .highlighted: \.isHighlighted
    }
  }

  /// Whether a page holds other words for the state and switches to them.
  var switchesWords: Bool { self == .editing || self == .selected }

  /// The selector of a cell in the state; `&` stands for its class.
  var selector: String {
    switch self {
    case .expanded: ":is([open]>summary,:has(>[open]))>&"
    case .editing: "\(StyleSheet.editedScope) &"
    case .selected: "&\(StyleSheet.picked)"
    case .hovered: "&:hover"
    case .focused: "&:has(:focus-visible)"
    case .highlighted: "&:active"
    }
  }

  /// The word for the state in diagnostics.
  var words: String {
    switch self {
    case .expanded: "unfolded"
    case .editing: "edited"
    case .selected: "selected"
    case .hovered: "hovered"
    case .focused: "focused"
    case .highlighted: "highlighted"
    }
  }
}

/// The place of a cell, which decides its default look.
enum CellPlace: Hashable, Sendable {
  case row
  case header(ListConfiguration.Appearance)
  case footer(ListConfiguration.Appearance)
}
