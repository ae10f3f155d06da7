// MARK: - Named colours

extension Color {
  /// Red, also the colour of destructive actions.
  public static let red = Color(.red)
  /// Orange, the colour of warnings.
  public static let orange = Color(.orange)
  /// Yellow, the colour of highlights.
  public static let yellow = Color(.yellow)
  /// Green, the colour of success.
  public static let green = Color(.green)
  /// A green with some blue in it, lighter than teal.
  public static let mint = Color(.mint)
  /// A muted colour between green and blue.
  public static let teal = Color(.teal)
  /// A bright colour between green and blue.
  public static let cyan = Color(.cyan)
  /// Blue, the default tint.
  public static let blue = Color(.blue)
  /// A deep colour between blue and purple.
  public static let indigo = Color(.indigo)
  /// Purple.
  public static let purple = Color(.purple)
  /// Pink.
  public static let pink = Color(.pink)
  /// Brown.
  public static let brown = Color(.brown)
  /// Gray, halfway between the label and the background.
  public static let gray = Color(.gray)
  /// White in light and dark surroundings.
  public static let white = Color(white: 1)
  /// Black in light and dark surroundings.
  public static let black = Color(white: 0)
  /// No colour at all.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of primary content; the same as ``label``.
  public static let primary = Color(.label)
  /// The colour of secondary content; the same as ``secondaryLabel``.
  public static let secondary = Color(.secondaryLabel)
  /// The tint in force where the colour is used; the same as ``tint``.
  public static let accentColor = Color(.tint)
}

// MARK: - Roles of content

extension Color {
  /// The tint in force where the colour is used, blue unless set.
  public static let tint = Color(.tint)
  /// Text that leads to another page.
  public static let link = Color(.link)
  /// Primary text.
  public static let label = Color(.label)
  /// Text that explains a label.
  public static let secondaryLabel = Color(.secondaryLabel)
  /// Text and symbols that matter least, such as disclosure indicators.
  public static let tertiaryLabel = Color(.tertiaryLabel)
  /// Decoration fainter than any text.
  public static let quaternaryLabel = Color(.quaternaryLabel)
  /// Text that takes the place of a missing value.
  public static let placeholderText = Color(.placeholderText)
  /// A translucent hairline.
  public static let separator = Color(.separator)
  /// An opaque hairline.
  public static let opaqueSeparator = Color(.opaqueSeparator)
}

// MARK: - Roles of surfaces

extension Color {
  /// The surface of a page.
  public static let background = Color(.background)
  /// A surface on ``background``.
  public static let secondaryBackground = Color(.secondaryBackground)
  /// A surface on ``secondaryBackground``.
  public static let tertiaryBackground = Color(.tertiaryBackground)
  /// The surface of a page that groups its content on cards.
  public static let groupedBackground = Color(.groupedBackground)
  /// A card or a row on ``groupedBackground``.
  public static let secondaryGroupedBackground = Color(.secondaryGroupedBackground)
  /// A surface on ``secondaryGroupedBackground``.
  public static let tertiaryGroupedBackground = Color(.tertiaryGroupedBackground)
  /// A translucent fill of thin and small shapes.
  public static let fill = Color(.fill)
  /// A translucent fill of medium shapes, such as a quiet selection.
  public static let secondaryFill = Color(.secondaryFill)
  /// A translucent fill of large shapes, such as a text field.
  public static let tertiaryFill = Color(.tertiaryFill)
  /// A translucent fill of areas with content of their own.
  public static let quaternaryFill = Color(.quaternaryFill)
}
