/// A part of a text that is read from beginning to end, as ``Container/prose(_:)`` has it.
public enum ProseDescription: Hashable, Sendable {
  /// Blocks one below the other, with the distances of printed prose: a document of its own.
  ///
  /// `anchors` are the names of its headings, in order. A link in it to one of these names leads to its own heading.
  case flow(anchors: [String])
  /// The footnotes at the end of such a document: a line, and a list of those items that have a ``ProseItemDescription/footnote``.
  case footnotes
  /// Words and pictures that fill lines together; holds texts, images and links.
  case paragraph
  /// The words of a heading.
  case heading(HeadingDescription)
  /// A list; holds containers of the kind ``item(_:)`` only.
  case list(ProseListDescription)
  /// An item of a list: what it holds stands one below the other.
  case item(ProseItemDescription)
  /// Somebody else's words; slots ``Slot/content`` and, if there is a source, ``Slot/footer``.
  case quote(hasSource: Bool)
  /// Code, of which all white space shows; holds one text, whose runs have a ``TextRun/role`` where they have a colour.
  case code(CodeDescription)
  /// A list of terms; holds containers of the kind ``description`` only.
  case descriptions
  /// A term and what is said about it; slots ``Slot/title`` and ``Slot/content``.
  case description
  /// A picture or the like with its caption; slots ``Slot/content`` and ``Slot/footer``.
  case figure
  /// A text that stands by itself, with the distances of printed prose.
  case article
  /// Words beside a text; slots ``Slot/title`` and ``Slot/content``.
  case aside(AsideKind)
  /// Links that lead through a site or a text, with a name that is not shown; empty for none.
  case navigation(label: String)
  /// A date, time or duration in one of HTML's forms for machines, which is valid; holds one text.
  case time(String)
}

/// The properties of a heading.
public struct HeadingDescription: Hashable, Sendable {
  /// The level, from 1 for the most important to 6.
  public var level: Int
  /// The name to link to; `nil` for none.
  ///
  /// Several headings may have the same. The backend tells them apart by numbers behind their names.
  public var anchor: String?
  /// Where it begins in a Markdown document; `nil` for any other heading.
  public var place: MarkdownPlace?

  /// Creates a description; a level that does not exist becomes the nearest one.
  public init(level: Int, anchor: String? = nil, place: MarkdownPlace? = nil) {
    self.level = min(max(level, 1), 6)
    self.anchor = anchor
    self.place = place
  }
}

/// The properties of a list in prose.
public struct ProseListDescription: Hashable, Sendable {
  /// The number of the first item; `nil` for bullets.
  public var start: Int?
  /// Whether items stand close together, as short ones do.
  public var isTight: Bool

  /// Creates a description.
  public init(start: Int? = nil, isTight: Bool = true) {
    self.start = start
    self.isTight = isTight
  }
}

/// The properties of an item of a list in prose.
public struct ProseItemDescription: Hashable, Sendable {
  /// A task, and how far it has come.
  public enum Task: UInt8, Hashable, Sendable {
    /// Not done.
    case open
    /// Done.
    case done
  }

  /// The number; `nil` for a bullet.
  public var number: Int?
  /// Whether the item is a task; its mark stands in place of the bullet.
  public var task: Task?
  /// Whether the list's items stand close together.
  public var isTight: Bool
  /// The number of the footnote that the item is; `nil` for other items.
  public var footnote: Int?

  /// Creates a description.
  public init(number: Int? = nil, task: Task? = nil, isTight: Bool = true, footnote: Int? = nil) {
    self.number = number
    self.task = task
    self.isTight = isTight
    self.footnote = footnote
  }
}

/// The properties of code.
public struct CodeDescription: Hashable, Sendable {
  /// The name of the language, such as `swift`; `nil` if it is not known.
  public var language: String?
  /// The number of characters of its longest line; `nil` if it is not known.
  public var longestLine: Int?

  /// Creates a description.
  public init(language: String? = nil, longestLine: Int? = nil) {
    self.language = language
    self.longestLine = longestLine
  }
}

extension ProseListDescription {
  /// The number of the item at a position; `nil` for a bullet.
  func number(at position: Int) -> Int? {
    guard let start else { return nil }
    let (number, isTooLarge) = start.addingReportingOverflow(position)
    return isTooLarge ? .max : number
  }
}
