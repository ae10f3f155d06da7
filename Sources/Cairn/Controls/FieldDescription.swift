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
    /// Takes one of some choices out of a menu.
    case menu([ChoiceDescription])
    /// Takes one of some choices that all show.
    case choices(ChoicesLayout)
  }

  /// How choices stand that all show.
  public enum ChoicesLayout: Hashable, Sendable {
    /// One above another.
    case column
    /// Joined in a row.
    case segments
  }

  /// What the reader does.
  public var kind: Kind
  /// What it has at first.
  public var value: String
  /// The words that show while it is empty.
  public var prompt: String?
  /// The name under which a form sends it; `nil` for none.
  public var name: String?
  /// What helps the reader to fill it in.
  public var traits: FieldTraits
  /// Whether it can be changed.
  public var isEnabled = true
  /// The state that it changes; `nil` for none that shows in the page.
  package var state: StateReference?

  init(_ kind: Kind, value: String, name: String?, in environment: EnvironmentValues) {
    self.kind = kind
    self.value = value
    self.name = name
    traits = environment.fieldTraits
    isEnabled = environment.isEnabled
  }
}
