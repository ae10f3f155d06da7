/// The literal of a text: inline Markdown, and values that show as they are.
///
/// You rarely name this type: a literal given to ``Text`` or to a view's title becomes one. `**bold**`, `*italic*`,
/// `` `code` ``, `~~struck~~` and `[words](destination)` are interpreted. Interpolated values are not, so data is safe.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  private let content: Content

  private enum Content: Hashable, Sendable {
    /// Words and values without styles, none of which holds markup: nearly all literals.
    case plain(String)
    case marked([Piece])
  }

  /// A part of the literal.
  enum Piece: Hashable, Sendable {
    case literal(String)
    case value(Text)
  }

  /// Creates a key from a string whose Markdown is interpreted.
  public init(_ value: String) {
    content = Self.mayHoldMarkup(value) ? .marked([.literal(value)]) : .plain(value)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.pieces.map { .marked($0) } ?? .plain(stringInterpolation.words)
  }

  /// Collects the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The parts, from the first one on that is not plain; `nil` before.
    fileprivate private(set) var pieces: [Piece]?
    /// All parts in front of those.
    fileprivate private(set) var words = ""
    /// The number of bytes of the words up to the literal with which they end.
    private var countBeforeLiteral = 0
    private var hasValue = false

    /// Prepares for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds words of the literal.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      if pieces == nil, !LocalizedStringKey.mayHoldMarkup(literal) {
        words += literal
      } else {
        append(.literal(literal))
      }
    }

    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      if text.runs == nil, text.plainStyle.isEmpty {
        appendInterpolation(text.string)
      } else {
        append(.value(text))
      }
    }

    /// Adds a symbol, which stands among the words, or the description of another image, because words have no pictures between them.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a string, which shows as it is.
    public mutating func appendInterpolation(_ value: String) {
      guard pieces == nil else { return append(.value(Text(verbatim: value))) }
      words += value
      countBeforeLiteral = words.utf8.count
      hasValue = true
    }

    /// Adds a value's description, which shows as it is.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      // To describe any value takes ten times as long as to describe one of a known type.
      if Value.self == Int.self { return appendInterpolation(String(unsafeBitCast(value, to: Int.self))) }
      if Value.self == Double.self { return appendInterpolation(String(unsafeBitCast(value, to: Double.self))) }
      appendInterpolation(String(describing: value))
    }

    /// Adds a part, after all that were plain: the values as one, and the literal behind them.
    ///
    /// Markup depends on the character beside it, so a literal does not become part of a value.
    private mutating func append(_ piece: Piece) {
      var all = pieces ?? []
      if pieces == nil {
        let end = words.utf8.index(words.startIndex, offsetBy: countBeforeLiteral)
        if hasValue { all.append(.value(Text(verbatim: String(words[..<end])))) }
        if end < words.endIndex { all.append(.literal(String(words[end...]))) }
      }
      pieces = nil
      all.append(piece)
      pieces = all
    }
  }

  /// The text with the styles that its Markdown gives it.
  var text: Text {
    switch content {
    case .plain(let words): Text(verbatim: words)
    case .marked(let pieces): Text(runs: LiteralReader.runs(of: pieces))
    }
  }

  /// Whether a string holds a character that could be markup.
  private static func mayHoldMarkup(_ string: String) -> Bool {
    // Each literal is asked, and the bytes of short ones are slow one by one unless they lie in memory.
    string.utf8.withContiguousStorageIfAvailable { $0.contains(where: mayBeMarkup) } ?? true
  }

  @inline(__always)
  private static func mayBeMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.asterisk, Byte.underscore, Byte.backtick, Byte.tilde, Byte.leftBracket, Byte.backslash: true
    default: false
    }
  }
}
