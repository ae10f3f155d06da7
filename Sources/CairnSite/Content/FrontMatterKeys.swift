import Cairn

/// The keys of front matter, for a type that is read from them.
struct FrontMatterKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: FrontMatterDecoder
  let map: FrontMatter

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { map.entries.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { entry(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { entry(key)?.value.isNull ?? true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let list = type as? any EmptyWhenMissing.Type
    guard let entry = entry(key) else {
      if let empty = list?.empty as? Value { return empty }
      return try value(of: key).decode(type)
    }
    guard list != nil else { return try value(of: key).decode(type) }
    let isOfWords = type is [String].Type || type is Set<String>.Type
    let filled = isOfWords ? entry.value.withoutEmptyWords : entry.value
    let value = try decoder.child(filled, key, at: entry.place).decode(type)
    if isOfWords { decoder.asked?.lists.append(entry) }
    if filled != entry.value { decoder.asked?.emptied.append(entry) }
    if case .scalar(let scalar) = entry.value, !scalar.isQuoted, scalar.text.contains(",") {
      decoder.asked?.unlisted.append(entry)
    }
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(of: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(of: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(of: key) }

  private func entry(_ key: Key) -> FrontMatter.Entry? {
    decoder.asked?.names.insert(key.stringValue)
    return map.entries.first { $0.key.hasSameBytes(as: key.stringValue) }
  }

  private func value(of key: Key) throws -> FrontMatterDecoder {
    guard let entry = entry(key) else { throw missing(key.stringValue) }
    return decoder.child(entry.value, key, at: entry.place)
  }
}

extension FrontMatterKeys {
  /// Returns the problem of a key that is not there, or is there with letters of another case.
  private func missing(_ key: String) -> FrontMatterDecoder.Problem {
    let place = decoder.place ?? MarkdownPlace(line: 1, column: 1)
    let lowered = key.lowercased()
    if let like = map.entries.first(where: { $0.key.lowercased().hasSameBytes(as: lowered) }) {
      let message = "The key \"\(key)\" is missing, and nothing reads the key \"\(like.key)\". Did you mean \"\(key)\"?"
      return FrontMatterDecoder.Problem(message: message, place: like.place ?? place)
    }
    return FrontMatterDecoder.Problem(
      message: "The key \"\(key)\" is missing. Add a line \"\(key): …\".",
      place: place,
      missingKey: decoder.codingPath.isEmpty ? key : nil
    )
  }
}

extension FrontMatterValue {
  /// The value without the words of a list, or of a list of one, that are empty.
  fileprivate var withoutEmptyWords: FrontMatterValue {
    switch self {
    case .list(let values): .list(values.filter { !$0.isEmptyWords })
    case .scalar: isEmptyWords && !isNull ? .list([]) : self
    case .map: self
    }
  }

  private var isEmptyWords: Bool {
    if case .scalar(let scalar) = self { scalar.text.allSatisfy(\.isWhitespace) } else { false }
  }
}

/// A collection that is empty where front matter says nothing about it.
private protocol EmptyWhenMissing {
  static var empty: Self { get }
}

extension Array: EmptyWhenMissing {
  fileprivate static var empty: [Element] { [] }
}

extension Set: EmptyWhenMissing {
  fileprivate static var empty: Set<Element> { [] }
}

extension Dictionary: EmptyWhenMissing {
  fileprivate static var empty: [Key: Value] { [:] }
}
