import Cairn
import Foundation

/// A reader of a type of the site's own from front matter.
///
/// A list that is missing is empty, and words where a list belongs are a list of one.
struct FrontMatterDecoder: Decoder {
  /// What is wrong with the front matter, and where.
  struct Problem: Error {
    var message: String
    var place: MarkdownPlace?
    /// The key that is missing at the top, if that is what is wrong.
    var missingKey: String?
  }

  /// What was asked for at the top.
  final class AskedKeys {
    var names: Set<String> = []
    /// The entries whose words are read as a list of one, though they have commas.
    var unlisted: [FrontMatter.Entry] = []
    /// The entries that are read as lists of words.
    var lists: [FrontMatter.Entry] = []
    /// The entries with empty words in a list, which are left out.
    var emptied: [FrontMatter.Entry] = []
  }

  let value: FrontMatterValue
  /// Where the value is in the source.
  let place: MarkdownPlace?
  let codingPath: [any CodingKey]
  let asked: AskedKeys?
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Reads a value from the whole front matter.
  static func decode<Value: Decodable>(_ type: Value.Type, from frontMatter: FrontMatter, _ asked: AskedKeys) throws
    -> Value
  {
    let decoder = FrontMatterDecoder(value: .map(frontMatter), place: nil, codingPath: [], asked: asked)
    do {
      return try Value(from: decoder)
    } catch let error as DecodingError {
      throw Problem(decoding: error, in: frontMatter)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let map = value.isNull ? FrontMatter() : value.map else { throw mismatch("keys with values below it") }
    return KeyedDecodingContainer(FrontMatterKeys<Key>(decoder: self, map: map))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    switch value {
    case .list(let values): return FrontMatterList(decoder: self, values: values)
    case .scalar: return FrontMatterList(decoder: self, values: value.isNull ? [] : [value])
    case .map: throw mismatch("a list")
    }
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  // MARK: Problems

  private var name: String {
    codingPath.isEmpty ? "The front matter" : "The key \"\(codingPath.map(\.stringValue).joined(separator: "."))\""
  }

  func mismatch(_ wanted: String) -> Problem {
    let found =
      switch value {
      case .scalar(let scalar): scalar.text.isEmpty ? "nothing" : "\"\(scalar.text.prefix(60))\""
      case .list: "a list"
      case .map: "keys"
      }
    return Problem(message: "\(name) has \(found), and the site wants \(wanted).", place: place)
  }

  func child(_ value: FrontMatterValue, _ key: any CodingKey, at place: MarkdownPlace?) -> FrontMatterDecoder {
    FrontMatterDecoder(value: value, place: place ?? self.place, codingPath: codingPath + [key], asked: nil)
  }

  /// Reads a value of any type.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Date.self {
      guard let date = value.date?.moment as? Value else { throw mismatch("a date such as 2026-03-01") }
      return date
    }
    if type == FrontMatterDate.self {
      guard let date = value.date as? Value else { throw mismatch("a date such as 2026-03-01") }
      return date
    }
    if type == URL.self {
      guard let url = value.string.flatMap({ URL(string: $0) }) as? Value else { throw mismatch("an address") }
      return url
    }
    guard let choices = type as? any RawRepresentable.Type else { return try Value(from: self) }
    do {
      return try Value(from: self)
    } catch DecodingError.dataCorrupted(let context) where context.debugDescription.hasPrefix("Cannot initialize ") {
      // So the standard library begins; types with a reason of their own keep it.
      throw noChoice(of: choices)
    }
  }

  /// Returns the problem of words that are none of the values of a type, with those that there are.
  private func noChoice(of type: any RawRepresentable.Type) -> Problem {
    let words = value.string.map { "\"\($0.prefix(60))\"" } ?? "a value"
    guard let cases = (type as? any CaseIterable.Type).map(Self.rawValues), !cases.isEmpty else {
      return Problem(message: "\(name) has \(words), which is not a value of \"\(type)\".", place: place)
    }
    // A word of which nothing is left is like no other.
    let near = value.string.flatMap { $0.count > 1 ? Suggestion.closest(to: $0, among: cases) : nil }
    let remedy =
      near.map { "Did you mean \"\($0)\"?" }
      ?? "Write one of \(cases.prefix(12).map { "\"\($0)\"" }.joined(separator: ", "))."
    return Problem(message: "\(name) has \(words), which is not a value of \"\(type)\". \(remedy)", place: place)
  }

  private static func rawValues(of type: any CaseIterable.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } }
  }
}

extension FrontMatterDecoder.Problem {
  /// Puts an error of another decoder's making into words.
  init(decoding error: DecodingError, in frontMatter: FrontMatter) {
    let (context, message): (DecodingError.Context, String) =
      switch error {
      case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context, context.debugDescription)
      case .keyNotFound(let key, let context): (context, "The key \"\(key.stringValue)\" is missing.")
      @unknown default: (.init(codingPath: [], debugDescription: ""), String(describing: error))
      }
    let names = context.codingPath.map(\.stringValue)
    self.message = (names.isEmpty ? "" : "The key \"\(names.joined(separator: "."))\": ") + message
    place = names.first.flatMap { name in frontMatter.entries.first { $0.key == name }?.place }
  }
}

// MARK: - One value

extension FrontMatterDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNull }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let boolean = value.boolean else { throw mismatch("true or false") }
    return boolean
  }

  func decode(_ type: String.Type) throws -> String {
    guard let string = value.string else { throw mismatch("words") }
    return string
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let number = value.number else { throw mismatch("a number") }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }

  private func integer<Number: FixedWidthInteger>(of type: Number.Type) throws -> Number {
    guard let number = value.integer.flatMap({ Number(exactly: $0) }) else { throw mismatch("a whole number") }
    return number
  }

  func decode(_ type: Int.Type) throws -> Int { try integer(of: type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(of: type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(of: type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(of: type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(of: type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(of: type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(of: type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(of: type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(of: type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(of: type) }
}
