/// How views become text: the width, the escape sequences, and what stands for what cells cannot show.
///
/// ```swift
/// print(view.text())                                            // 80 columns, plain
/// print(view.text(TextOptions(width: 120, style: .trueColor)))
/// print(view.text(.terminal()))                                 // as the terminal at hand likes it
/// ```
public struct TextOptions: Hashable, Sendable {
  /// The escape sequences that the output may hold.
  public enum Style: UInt8, Hashable, CaseIterable, Sendable {
    /// None: text for files, pipes and tests.
    case plain
    /// Bold, italics, underlines and links, without colours.
    case monochrome
    /// The 16 colours that every terminal has, in the shades that its user chose.
    case ansi16
    /// The 256 colours of most terminals.
    case ansi256
    /// 16 million colours.
    case trueColor
  }

  /// Whether the terminal shows light text on dark or dark text on light.
  public enum Appearance: UInt8, Hashable, CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The characters that the backend draws lines and symbols with; the author's words stay as they are.
  public enum CharacterSet: UInt8, Hashable, CaseIterable, Sendable {
    /// Box drawing and other symbols.
    case unicode
    /// Only what every terminal and font has.
    case ascii
  }

  /// What becomes of the addresses of links.
  public enum Hyperlinks: UInt8, Hashable, CaseIterable, Sendable {
    /// The words show, the address does not.
    case hidden
    /// The address follows the words, in parentheses.
    case addresses
    /// The terminal makes the words a link; in ``Style/plain`` output the address does not show.
    case escapeSequences
  }

  /// What becomes of content that is wider than its horizontal scroll view or its section that scrolls sideways.
  public enum Scrolling: UInt8, Hashable, CaseIterable, Sendable {
    /// Items go on in the next line, so that none is lost.
    case wrap
    /// One line shows as many items as fit, and how many more there are.
    case clip
    /// Each item has a line of its own.
    case list
  }

  /// Where the heights of items in a layout come from.
  public enum LayoutHeights: UInt8, Hashable, CaseIterable, Sendable {
    /// From what the items show, so that nothing is cut and nothing is blank.
    case content
    /// From the layout, rounded to lines; what is higher is cut, and an ellipsis says so.
    case declared
  }

  /// What a terminal makes of the selector that turns a character of text into an emoji, as in ❤️, ⚠️ and 1️⃣.
  public enum EmojiSelectors: UInt8, Hashable, CaseIterable, Sendable {
    /// It draws the emoji, in two columns, as Unicode has it.
    case drawn
    /// It keeps to one column. Such characters are written without the selector, so that what follows stays in place.
    case ignored
  }

  /// The width in columns, at least 1 and at most 10,000.
  public var width: Int {
    didSet { width = Self.clamped(width) }
  }
  /// The escape sequences that the output may hold.
  public var style: Style
  /// Whether the terminal is light or dark, which decides the shades of colours.
  public var appearance = Appearance.dark
  /// The characters that lines and symbols are drawn with.
  public var characters = CharacterSet.unicode
  /// What becomes of the addresses of links; relative ones never show, because a terminal has no page.
  public var hyperlinks = Hyperlinks.escapeSequences
  /// What becomes of content that is wider than its horizontal scroll view or its section that scrolls sideways.
  public var scrolling = Scrolling.wrap
  /// What the terminal makes of the selector that turns a character of text into an emoji.
  public var emojiSelectors = EmojiSelectors.drawn
  /// What shows in place of pictures, by their names; a picture without any is its description in brackets.
  ///
  /// Output in ``CharacterSet/ascii`` and for screen readers has the descriptions of all of them.
  public var pictures: [String: TextPicture] = [:]
  /// Where the heights of items in a layout come from.
  public var layoutHeights = LayoutHeights.content
  /// The name of the layout that shows where pages let their reader choose; `nil`, or another name, is the first.
  ///
  /// Capitals do not matter, so that it can come from a command line's `--layout`.
  public var layoutChoice: String?
  /// How many points of a layout a cell stands for; distances inside views count a cell as 8 by 16 points.
  public var metrics = TextMetrics()
  /// Whether lists show their controls for editing, as by a command line's `--edit`.
  public var isEditing = false
  /// Whether items with an identity have a number in front, from 1 on, for readers to choose one by.
  ///
  /// ``TextOutput/itemIdentity(numbered:)`` says which item a number is. Headers, placeholders and rows of which the choice
  /// is disabled have none.
  public var numbersItems = false
  /// Whether what a reader of a page would have to unfold shows, as on paper; otherwise only what is unfolded at first does.
  ///
  /// Of disclosure groups that exclude each other, at most one shows then.
  public var showsFolded = true
  /// Whether lists draw the lines between rows that their appearance has on a page; each takes a line of text.
  ///
  /// Lines that a list or a row asks for with `.visible` show in any case.
  public var drawsSeparators = false
  /// Whether the output is for a screen reader: one thing after the other, named, without boxes and columns.
  public var isAccessible = false

  /// Creates options for a width in columns.
  public init(width: Int, style: Style = .plain) {
    self.width = Self.clamped(width)
    self.style = style
  }

  private static func clamped(_ width: Int) -> Int {
    min(max(width, 1), 10_000)
  }
}
