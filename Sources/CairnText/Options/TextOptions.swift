/// Options for text: the width, the escape sequences, and replacements for what cells cannot show.
///
/// ```swift
/// print(view.text())                                            // 80 columns, plain
/// print(view.text(TextOptions(width: 120, style: .trueColor)))
/// print(view.text(.terminal()))                                 // as the terminal at hand likes it
/// ```
public struct TextOptions: Hashable, Sendable {
  /// The escape sequences that the output may hold.
  public enum Style: UInt8, Hashable, CaseIterable, Sendable {
    /// No escape sequences: text for files, pipes and tests.
    case plain
    /// Bold, italics, underlines and links, without colours.
    case monochrome
    /// The 16 colours of every terminal, in the shades that its user chose.
    case ansi16
    /// The 256 colours of most terminals.
    case ansi256
    /// 16 million colours.
    case trueColor
  }

  /// The terminal's appearance: light text on dark, or dark text on light.
  public enum Appearance: UInt8, Hashable, CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The characters for lines and symbols; the author's words stay as they are.
  public enum CharacterSet: UInt8, Hashable, CaseIterable, Sendable {
    /// Box drawing and other symbols.
    case unicode
    /// Only characters that every terminal and font has.
    case ascii
  }

  /// The way to show the addresses of links.
  public enum Hyperlinks: UInt8, Hashable, CaseIterable, Sendable {
    /// The words show, and the address does not.
    case hidden
    /// The address follows the words, in parentheses.
    case addresses
    /// The terminal makes the words a link; in ``Style/plain`` output the address does not show.
    case escapeSequences
  }

  /// The way to show content that is wider than its horizontal scroll view or sideways section.
  public enum Scrolling: UInt8, Hashable, CaseIterable, Sendable {
    /// Items continue on the next line, so that all of them show.
    case wrap
    /// One line shows the items that fit, and the number of the others.
    case clip
    /// Each item has its own line.
    case list
  }

  /// The source of the heights of items in a layout.
  public enum LayoutHeights: UInt8, Hashable, CaseIterable, Sendable {
    /// The content of the items, so that nothing is cut and nothing is blank.
    case content
    /// The layout, rounded to lines; higher content is cut, with an ellipsis.
    case declared
  }

  /// The terminal's way to draw a character that a selector turns into an emoji, as in ❤️, ⚠️ and 1️⃣.
  public enum EmojiSelectors: UInt8, Hashable, CaseIterable, Sendable {
    /// The emoji in two columns, as Unicode says.
    case drawn
    /// The character in one column. It is written without the selector, so that the rest of the line stays in place.
    case ignored
  }

  /// The width in columns, at least 1 and at most 10,000.
  public var width: Int {
    didSet { width = Self.clamped(width) }
  }
  /// The escape sequences that the output may hold.
  public var style: Style
  /// The terminal's appearance, which decides the shades of colours.
  public var appearance = Appearance.dark
  /// The characters for lines and symbols.
  public var characters = CharacterSet.unicode
  /// The way to show the addresses of links; relative ones never show, because a terminal has no page.
  public var hyperlinks = Hyperlinks.escapeSequences
  /// The way to show content that is wider than its horizontal scroll view or sideways section.
  public var scrolling = Scrolling.wrap
  /// The terminal's way to draw a character that a selector turns into an emoji.
  public var emojiSelectors = EmojiSelectors.drawn
  /// The replacements for pictures, by name; a picture without one is its description in brackets.
  ///
  /// Output in ``CharacterSet/ascii`` and output for screen readers always have the descriptions.
  public var pictures: [String: TextPicture] = [:]
  /// The source of the heights of items in a layout.
  public var layoutHeights = LayoutHeights.content
  /// The name of the layout that shows if there is a choice; `nil` or an unknown name means the first one.
  ///
  /// Capitals do not matter, because it may come from a command line's `--layout`.
  public var layoutChoice: String?
  /// The size of a cell in a layout's points; distances inside views count a cell as 8 by 16 points.
  public var metrics = TextMetrics()
  /// Whether lists show their controls for editing, for example for a command line's `--edit`.
  public var isEditing = false
  /// Whether items with an identity are numbered from 1, so that a reader can choose one.
  ///
  /// ``TextOutput/itemIdentity(numbered:)`` returns the item of a number. Headers, placeholders and rows with a
  /// disabled selection have no number.
  public var numbersItems = false
  /// Whether folded content shows, as on paper; if not, only content that is unfolded at first does.
  ///
  /// Without folded content, at most one of several exclusive disclosure groups shows its content.
  public var showsFolded = true
  /// Whether lists draw the separators of their appearance; each takes a line of text.
  ///
  /// Separators that a list or a row asks for with `.visible` always show.
  public var drawsSeparators = false
  /// Whether the output is for a screen reader: one named thing after the other, without boxes and columns.
  public var isAccessible = false

  /// Creates options with a width in columns.
  public init(width: Int, style: Style = .plain) {
    self.width = Self.clamped(width)
    self.style = style
  }

  private static func clamped(_ width: Int) -> Int { min(max(width, 1), 10_000) }
}
