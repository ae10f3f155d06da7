/// What a piece of code is, so that it can have a colour.
public enum CodeToken: UInt8, Hashable, Sendable, CaseIterable {
  /// A word of the language, such as `let`, or the name of an HTML element.
  case keyword
  /// The name of a type, or a class or id that a CSS rule selects.
  case type
  /// Words between quotation marks.
  case string
  /// A number.
  case number
  /// Words for people, which computers skip.
  case comment
  /// The name of what gets a value: a key, a property, an HTML attribute or a variable of the shell.
  case name
  /// A remark for the computer, such as `@main`, an anchor in YAML or the line numbers in a diff.
  case annotation
  /// A line that a diff adds.
  case inserted
  /// A line that a diff takes away.
  case deleted

  /// The colour, which reaches a contrast of 4.5 on each surface of the default palette and on the fill of code.
  public var color: Color {
    switch self {
    case .keyword: Self.color(0x9B2393, 0xFF8AC4)
    case .type: Self.color(0x5B31B8, 0xD0B0FF)
    case .string: Self.color(0xB3261E, 0xFF9B8C)
    case .number: Self.color(0x1F4FD1, 0xE0CC80)
    case .comment: Self.color(0x56626E, 0xA9B4BF)
    case .name: Self.color(0x0B6385, 0x7FCDE8)
    case .annotation: Self.color(0x7A4A1C, 0xFFB066)
    case .inserted: Self.color(0x1B6B30, 0x6FDB8A)
    case .deleted: Self.color(0xB3261E, 0xFF9B8C)
    }
  }

  /// The colour with a name that is most like it, for outputs that have few colours.
  package var namedColor: Color {
    switch self {
    case .keyword: .pink
    case .type, .name: .cyan
    case .string, .deleted: .red
    case .number: .blue
    case .comment: .gray
    case .annotation: .orange
    case .inserted: .green
    }
  }

  private static func color(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(storage: .fixed(AdaptiveRGBA(light: RGBA(hex: light), dark: RGBA(hex: dark))))
  }
}
