public import Cairn

/// What a page that was sent lacks to show the sections as they are now.
///
/// ``operations`` can be done one after the other; ``turboStream``, ``htmx`` and ``json`` say the same in three ways that
/// clients understand. After them, the page is equal to one that is rendered anew.
public struct HTMLUpdate: Sendable {
  /// What to do, in this order.
  public internal(set) var operations: [Operation] = []
  /// The rules of classes that the page does not have yet, as CSS; put them into the page before the operations.
  ///
  /// Rules of classes depend on no order, so they can be added to those that are there.
  public internal(set) var styles = ""
  /// What is wrong with the content that was rendered for the update.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Whether the page is up to date.
  public var isEmpty: Bool { operations.isEmpty && styles.isEmpty }
}

extension HTMLUpdate {
  /// The place of an element: its own id, or the id of one around it and the way from there.
  public struct Target: Hashable, Sendable {
    /// The id of the element, or of the nearest element around it that has one.
    public let id: String
    /// The positions of the elements on the way, from 1; empty for the element with the id.
    public let path: [Int]

    /// Creates the place of an element.
    public init(id: String, path: [Int] = []) {
      self.id = id
      self.path = path
    }

    func child(_ position: Int) -> Target { Target(id: id, path: path + [position]) }

    /// The place as a CSS selector.
    public var selector: String {
      "#" + Self.escaped(id) + path.map { ">:nth-child(\($0))" }.joined()
    }

    /// Returns an id as an identifier of CSS.
    private static func escaped(_ id: String) -> String {
      var result = ""
      for (index, scalar) in id.unicodeScalars.enumerated() {
        switch scalar {
        case "0"..."9" where index == 0: result += "\\3\(scalar) "
        case "-" where index == 0: result += "\\-"
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": result.unicodeScalars.append(scalar)
        case _ where !scalar.isASCII: result.unicodeScalars.append(scalar)
        default: result += "\\\(scalar)"
        }
      }
      return result
    }
  }

  /// An attribute of an element.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value, not escaped.
    public let value: String
  }

  /// A change of one element of a page.
  public enum Operation: Hashable, Sendable {
    /// Takes an element away.
    case remove(Target)
    /// Puts a new element into another one: before a child, or behind all of them.
    case insert(html: String, into: Target, before: Target?)
    /// Puts an element that is there before another child of its parent, or behind all of them.
    ///
    /// `html` is the element as it was sent, for clients that cannot move elements.
    case move(Target, into: Target, before: Target?, html: String)
    /// Puts a new element in the place of another one. What the reader did there is lost.
    case reload(Target, html: String)
    /// Sets and removes attributes, and leaves everything else as it is.
    ///
    /// `html` is the element with the new attributes and its content as it was sent, for clients that cannot set any.
    case setAttributes(Target, [Attribute], removing: [String], html: String)
    /// Puts new words, or words and elements, into an element.
    case setContent(Target, html: String)

    /// The element that changes; for what is inserted, the one around it.
    public var target: Target {
      switch self {
      case .remove(let target), .insert(_, let target, _), .move(let target, _, _, _), .reload(let target, _),
        .setAttributes(let target, _, _, _), .setContent(let target, _):
        target
      }
    }
  }
}
