extension MarkdownBlock {
  /// A list with bullets or numbers.
  public struct List: Hashable, Sendable {
    /// What stands before the items.
    public enum Marker: Hashable, Sendable {
      /// A bullet.
      case bullet
      /// A number; the first item has the one given.
      case number(start: Int)
    }

    /// What stands before the items.
    public var marker: Marker
    /// Whether no blank lines part the items, so that their paragraphs need no space between them.
    public var isTight: Bool
    /// The items.
    public var items: [ListItem]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a list.
    public init(marker: Marker, isTight: Bool = true, items: [ListItem], place: MarkdownPlace? = nil) {
      self.marker = marker
      self.isTight = isTight
      self.items = items
      self.place = place
    }
  }

  /// An item of a list.
  public struct ListItem: Hashable, Sendable {
    /// The box before the words of a task.
    public enum Task: Hashable, Sendable {
      /// Not done: `[ ]`.
      case open
      /// Done: `[x]`.
      case done
    }

    /// Whether the item is a task, and whether it is done.
    public var task: Task?
    /// What the item holds.
    public var blocks: [MarkdownBlock]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates an item.
    public init(task: Task? = nil, blocks: [MarkdownBlock], place: MarkdownPlace? = nil) {
      self.task = task
      self.blocks = blocks
      self.place = place
    }
  }
}
