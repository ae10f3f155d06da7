/// A JSON value that remembers where it stands in its file.
///
/// Foundation's decoder does not say on which line a value or a mistake stands; people who edit data files by hand need to know.
struct JSONNode: Hashable, Sendable {
  indirect enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([JSONNode])
    case object([String: JSONNode])
  }

  let value: Value
  /// The byte at which the value begins.
  let offset: Int

  /// The value in a few words, for messages: "the text \"high\"".
  var summary: String {
    switch value {
    case .null: "null"
    case let .boolean(flag): "\(flag)"
    case let .number(number): "the number \(Self.spelled(number))"
    case let .text(text): text.count > 40 ? "the text \"\(text.prefix(40))…\"" : "the text \"\(text)\""
    case .list: "a list"
    case .object: "an object"
    }
  }

  static func spelled(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// Where and why a text is not JSON.
struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What is wrong, in a whole sentence.
  let message: String
  /// The byte at which it was found.
  let offset: Int
}
