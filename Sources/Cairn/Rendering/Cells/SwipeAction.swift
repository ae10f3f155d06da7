/// An action of an item; it shows when its row is moved aside, in a menu or always.
///
/// It refers to the item by its identity, never by its position: a form sends `delete:everest`.
///
/// ```swift
/// SwipeAction("Delete", action: "delete", role: .destructive, image: Image(systemName: "trash"))
/// SwipeAction("Edit", destination: "peaks/everest/edit")
/// ```
public struct SwipeAction: Hashable, Sendable {
  /// The words on it, which also name it to readers who do not see it, together with the item's words.
  public var title: String
  /// What names it in place of its title to readers who do not see it, together with the item's words; `nil` for nothing.
  public var accessibilityLabel: String?
  /// What it means; `nil` is an ordinary action.
  public var role: ButtonRole?
  /// The symbol on it.
  public var image: Image?
  /// The colour behind it; `nil` for that of its role.
  public var backgroundColor: Color?
  /// What it does, or what it would send if it did not change a ``State``.
  public var effect: Effect {
    get {
      switch behavior {
      case .submit(let verb): .submit(verb: verb)
      case .destination(let destination): .destination(destination)
      case .change: .submit(verb: title)
      }
    }
    set { behavior = Behavior(newValue) }
  }
  package private(set) var behavior: Behavior

  /// What an action does.
  public enum Effect: Hashable, Sendable {
    /// The form around it sends the verb and the item's identity, such as `delete:everest`.
    case submit(verb: String)
    /// It leads to an address, under the same rules as ``Link``'s.
    case destination(String)
  }

  /// What an action does, in all the ways there are.
  package enum Behavior: Hashable, Sendable {
    case submit(verb: String)
    case destination(String)
    /// It gives a state another value.
    case change(StateChange)

    fileprivate init(_ effect: Effect) {
      switch effect {
      case .submit(let verb): self = .submit(verb: verb)
      case .destination(let destination): self = .destination(destination)
      }
    }
  }

  /// Creates an action that the form around it sends.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - action: What to do, which is sent in front of the item's identity.
  ///   - role: What it means; `nil` for an ordinary action.
  ///   - image: The symbol on it.
  ///   - backgroundColor: The colour behind it; `nil` for that of its role.
  ///   - accessibilityLabel: What names it in place of its title to readers who do not see it; `nil` for nothing.
  public init(
    _ title: String,
    action: String,
    role: ButtonRole? = nil,
    image: Image? = nil,
    backgroundColor: Color? = nil,
    accessibilityLabel: String? = nil
  ) {
    self.init(title, .submit(verb: action), role, image, backgroundColor, accessibilityLabel)
  }

  /// Creates an action that leads to an address.
  public init(
    _ title: String,
    destination: String,
    role: ButtonRole? = nil,
    image: Image? = nil,
    backgroundColor: Color? = nil,
    accessibilityLabel: String? = nil
  ) {
    self.init(title, .destination(destination), role, image, backgroundColor, accessibilityLabel)
  }

  init(
    _ title: String,
    _ behavior: Behavior,
    _ role: ButtonRole?,
    _ image: Image?,
    _ backgroundColor: Color? = nil,
    _ accessibilityLabel: String? = nil
  ) {
    self.title = title
    self.accessibilityLabel = accessibilityLabel
    self.role = role
    self.image = image
    self.backgroundColor = backgroundColor
    self.behavior = behavior
  }
}

extension SwipeAction {
  /// The words that name it: its label, its title or the description of its picture.
  package var words: String {
    if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
    return title.isEmpty ? image?.accessibilityDescription ?? "" : title
  }
}
