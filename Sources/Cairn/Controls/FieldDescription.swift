/// The properties of a control that takes a value from the reader.
///
/// It holds its label. One with ``Kind/choices(_:)`` holds a slot ``Slot/title`` with the label, and a container
/// ``Container/choice(_:)`` for each choice.
public struct FieldDescription: Hashable, Sendable {
  /// What the reader does to give the value.
  public enum Kind: Hashable, Sendable {
    /// Writes a line.
    case text
    /// Writes a line that nobody else can read.
    case secret
    /// Writes several lines.
    case lines
    /// Moves a knob between two numbers.
    case slider(FieldRange)
    /// Goes up and down between two numbers.
    case stepper(FieldRange)
    /// Gives a day, a time or both, as HTML writes them: `2026-08-01`, `14:30`, `2026-08-01T14:30`.
    case date(DateFieldParts)
    /// Gives a colour, as in `#FF9500`.
    case color
    /// Does nothing: the field is sent, and nobody sees it.
    case hidden
    /// Takes one of some choices out of a menu.
    case menu([ChoiceDescription])
    /// Takes one of some choices that all show.
    case choices(ChoicesLayout)
  }

  /// What a reader gives of a date.
  public struct DateFieldParts: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The day.
    public static let day = DateFieldParts(rawValue: 1)
    /// The time.
    public static let time = DateFieldParts(rawValue: 2)
  }

  /// How choices stand that all show.
  public enum ChoicesLayout: Hashable, Sendable {
    /// One above another.
    case column
    /// Joined in a row.
    case segments
    /// A dot for each, in a row; a terminal shows their words.
    case dots
  }

  /// What the reader does.
  public var kind: Kind
  /// What it has at first.
  public var value: String
  /// What its label says.
  package var title = ""
  /// The words that show while it is empty.
  public var prompt: String?
  /// The name under which a form sends it; `nil` for none.
  public var name: String?
  /// What helps the reader to fill it in.
  public var traits: FieldTraits
  /// Whether a field for words has a border.
  public var look = TextFieldLook.automatic
  /// Whether it can be changed.
  public var isEnabled = true
  /// Whether what the reader sent for it is wrong; its label says what.
  public var isWrong = false
  /// The state that it changes; `nil` for none that shows in the page.
  package var state: StateReference?
  /// The state that gets what readers write, which does not show in the page; `nil` if that is not known.
  package var writtenState: StateReference?

  init(hidden name: String, value: String) {
    kind = .hidden
    self.value = value
    self.name = name
    traits = FieldTraits()
  }

  init(_ kind: Kind, value: String, name: String?, in environment: EnvironmentValues) {
    self.kind = kind
    self.value = value
    self.name = name
    traits = environment.fieldTraits
    isEnabled = environment.isEnabled
  }
}
