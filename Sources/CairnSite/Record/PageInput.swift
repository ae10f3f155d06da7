/// Something that pages are made from.
///
/// ```swift
/// Pages(names, madeFrom: { [.file("data/\($0).json")] }) { name in … }
/// ```
public struct PageInput: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file, text
  }

  let kind: Kind
  let text: String

  /// The path and the bytes of a file; a relative path counts from the current folder.
  public static func file(_ path: String) -> PageInput { PageInput(kind: .file, text: path) }

  /// A text, such as an identity with a version or a date of change from a database.
  public static func text(_ text: String) -> PageInput { PageInput(kind: .text, text: text) }
}
