/// A place in a Markdown source.
public struct MarkdownPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The line, from 1.
  public var line: Int { Int(storedLine) }
  /// The column, from 1, counted in bytes of UTF-8 as compilers do.
  public var column: Int { Int(storedColumn) }

  /// Creates a place; numbers that are too large or negative become the nearest possible ones.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The place in words, such as `line 3, column 1`.
  public var description: String { "line \(line), column \(column)" }

  /// Places are in the order of reading.
  public static func < (left: MarkdownPlace, right: MarkdownPlace) -> Bool {
    (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
  }
}
