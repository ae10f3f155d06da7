extension MarkdownBlock {
  /// A table.
  public struct Table: Hashable, Sendable {
    /// How the cells of a column are aligned.
    public enum Alignment: Hashable, Sendable {
      /// To where lines begin.
      case leading
      /// To the middle.
      case center
      /// To where lines end.
      case trailing
    }

    /// The alignment of each column, `nil` where the author set none; there are as many as columns.
    public var alignments: [Alignment?]
    /// The cells of the header, one for each column.
    public var header: [TableCell]
    /// The other rows, each with at most as many cells as there are columns.
    ///
    /// Cells that are missing at the end of a row are empty. They are not filled in, as a short source could then make
    /// a huge table.
    public var rows: [[TableCell]]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a table.
    public init(
      alignments: [Alignment?],
      header: [TableCell],
      rows: [[TableCell]],
      place: MarkdownPlace? = nil
    ) {
      self.alignments = alignments
      self.header = header
      self.rows = rows
      self.place = place
    }
  }

  /// A cell of a table.
  public struct TableCell: Hashable, Sendable {
    /// The words.
    public var content: [MarkdownInline]
    /// Where it begins in the source.
    public var place: MarkdownPlace?

    /// Creates a cell.
    public init(content: [MarkdownInline], place: MarkdownPlace? = nil) {
      self.content = content
      self.place = place
    }
  }
}
