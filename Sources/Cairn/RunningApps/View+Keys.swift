// Keys, and where the keyboard goes first. A page has no program that hears keys, and the reader's browser decides about the focus.
extension View {
  /// Takes an action for a key; it is never run.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> NotedView<Self> {
    notedKey()
  }

  /// Takes an action for a key in some of its phases; it is never run.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> NotedView<Self> { notedKey() }

  /// Takes an action for some keys; it is never run.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> NotedView<Self> { notedKey() }

  /// Takes an action for the keys of some letters; it is never run.
  public func onKeyPress<Characters>(
    characters: Characters,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> NotedView<Self> { notedKey() }

  /// Takes an action for every key; it is never run.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> NotedView<Self> { notedKey() }

  /// Makes the views inside a group that the keyboard goes through at once; it goes through a page in the order of the page.
  public func focusSection() -> Self { self }

  /// Sets whether the view shows that it has the keyboard; a page always shows it.
  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

  /// Sets which field has the focus first; the reader's browser decides.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> Self { self }

  private func notedKey() -> NotedView<Self> {
    noted("onKeyPress", "Write a Button, which a keyboard presses, too.")
  }
}

/// A key that is pressed.
public struct KeyPress: Hashable, Sendable {
  /// What becomes of a key.
  public enum Result: UInt8, Hashable, Sendable {
    case handled, ignored
  }

  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What happens to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers
}

/// When the first focus is decided.
public enum DefaultFocusEvaluationPriority: UInt8, Hashable, Sendable {
  case automatic, userInitiated
}
