/// The literal of a text: inline Markdown, and values that show as they are.
///
/// You rarely name this type: a literal given to ``Text`` or to a view's title becomes one. `**bold**`, `*italic*`,
/// `` `code` ``, `~~struck~~` and `[words](destination)` are interpreted. Interpolated values are not, so data is safe.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let pieces: [Piece]

  /// A part of the literal.
  enum Piece: Hashable, Sendable {
    case literal(String)
    case value(Text)
  }

  /// Creates a key from a string whose Markdown is interpreted.
  public init(_ value: String) { pieces = [.literal(value)] }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Prepares for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds words of the literal.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      pieces.append(.literal(literal))
    }

    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) { pieces.append(.value(text)) }

    /// Adds the description of an image, because words have no pictures between them; a symbol has none unless it is labelled.
    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(.value(Text(verbatim: image.accessibilityDescription ?? "")))
    }

    /// Adds a string, which shows as it is.
    public mutating func appendInterpolation(_ value: String) {
      pieces.append(.value(Text(verbatim: value)))
    }

    /// Adds a value's description, which shows as it is.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      pieces.append(.value(Text(verbatim: String(describing: value))))
    }
  }

  /// The words with the styles that their Markdown gives them.
  var runs: [TextRun] {
    if pieces.count == 1, case .literal(let string) = pieces[0], !Self.mayHoldMarkup(string) {
      return [TextRun(string: string)]
    }
    return LiteralReader.runs(of: pieces)
  }

  /// Whether a string holds a character that could be markup.
  private static func mayHoldMarkup(_ string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      case Byte.asterisk, Byte.underscore, Byte.backtick, Byte.tilde, Byte.leftBracket, Byte.backslash: true
      default: false
      }
    }
  }
}
