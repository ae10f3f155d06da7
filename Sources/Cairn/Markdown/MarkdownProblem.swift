/// Something odd in a Markdown document that parsing worked around.
public struct MarkdownProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem: a stable name to filter by.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name, as in `unclosed-front-matter`.
    public var rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of problem.
  public var kind: Kind
  /// What is wrong and what to do about it, in whole sentences.
  public var message: String
  /// Where in the source it is.
  public var place: MarkdownPlace

  /// Creates a problem.
  public init(_ kind: Kind, _ message: String, at place: MarkdownPlace) {
    self.kind = kind
    self.message = message
    self.place = place
  }

  /// Everything in one line.
  public var description: String { "\(place): \(message)" }
}

extension MarkdownProblem.Kind {
  /// Front matter begins and does not end.
  public static let unclosedFrontMatter = Self(rawValue: "unclosed-front-matter")
  /// A line of the front matter cannot be read.
  public static let malformedFrontMatter = Self(rawValue: "malformed-front-matter")
  /// A key of the front matter stands there twice.
  public static let repeatedKey = Self(rawValue: "repeated-key")
  /// A block of code begins and does not end.
  public static let unclosedCode = Self(rawValue: "unclosed-code")
  /// A label is defined twice.
  public static let repeatedDefinition = Self(rawValue: "repeated-definition")
  /// A link or image refers to a label that is not defined.
  public static let undefinedReference = Self(rawValue: "undefined-reference")
  /// A mark leads to a footnote that is not there.
  public static let undefinedFootnote = Self(rawValue: "undefined-footnote")
  /// No mark leads to a footnote, so that it is left out.
  public static let unusedFootnote = Self(rawValue: "unused-footnote")
  /// A row of a table has more cells than the table has columns.
  public static let extraCells = Self(rawValue: "extra-cells")
  /// Blocks or spans are nested too deep.
  public static let tooDeep = Self(rawValue: "too-deep")
  /// The destinations of links by label make the document many times longer than its source.
  public static let tooManyReferences = Self(rawValue: "too-many-references")
  /// The source is too long to be read to its end.
  public static let tooLong = Self(rawValue: "too-long")
}
