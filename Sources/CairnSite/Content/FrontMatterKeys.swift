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
    let value = try value(of: key).decode(type)
    if list != nil, case .scalar(let scalar) = entry.value, !scalar.isQuoted, scalar.text.contains(",") {
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
    guard let entry = entry(key) else {
      throw FrontMatterDecoder.Problem(
        message: "The key \"\(key.stringValue)\" is missing. Add a line \"\(key.stringValue): …\".",
        place: decoder.place ?? MarkdownPlace(line: 1, column: 1)
      )
    }
    return decoder.child(entry.value, key, at: entry.place)
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
