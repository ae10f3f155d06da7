extension FormSubmission {
  /// Returns a value from the fields.
  ///
  /// Each property takes the field of its name. A `Bool` is true if its field was sent, as that of a toggle, and not empty, `false`
  /// or `0`. An optional is `nil` if its field is missing or empty. An array takes all fields of its name. White space around numbers
  /// does not matter.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: ``FormProblems`` with the first field that is missing or wrong.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(FormProblems) -> Value {
    do {
      return try Value(from: FormDecoder(submission: self, codingPath: []))
    } catch let error as DecodingError {
      throw FormProblems([FormProblem(error)])
    } catch let problems as FormProblems {
      throw problems
    } catch {
      throw FormProblems([FormProblem("", .unusable)])
    }
  }
}

/// A value that is read from a field as it was sent.
///
/// Values of other libraries conform, whose `Decodable` means something else than what a form sends.
package protocol FormValueDecodable {
  init?(formValue: String)
}

extension FormProblem {
  fileprivate init(_ error: DecodingError) {
    let (path, reason): ([any CodingKey], FormProblem.Reason) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath + [key], .missing)
      case .valueNotFound(_, let context): (context.codingPath, .missing)
      case .typeMismatch(_, let context), .dataCorrupted(let context): (context.codingPath, .unknownChoice)
      @unknown default: ([], .unusable)
      }
    self.init(path.last?.stringValue ?? "", path.isEmpty ? .unusable : reason)
  }
}

private struct FormDecoder: Decoder {
  let submission: FormSubmission
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(FormFieldsContainer(submission: submission, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupported }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unsupported }

  private var unsupported: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "A form holds fields with names."))
  }
}

private struct FormFieldsContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let submission: FormSubmission
  let codingPath: [any CodingKey]

  var allKeys: [Key] { submission.fields.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { submission[key.stringValue] != nil }

  func decodeNil(forKey key: Key) -> Bool { submission[key.stringValue]?.isEmpty ?? true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try value(key).decode(type) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }

  private func value(_ key: Key) -> FormValue {
    FormValue(values: submission.values(of: key.stringValue), codingPath: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw unsupported(key) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw unsupported(key) }
  func superDecoder() throws -> any Decoder { throw unsupported(nil) }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw unsupported(key) }

  private func unsupported(_ key: Key?) -> DecodingError {
    let path = codingPath + (key.map { [$0] } ?? [])
    return .dataCorrupted(.init(codingPath: path, debugDescription: "A field holds one value."))
  }
}

/// The values of one field.
private struct FormValue: Decoder, SingleValueDecodingContainer {
  var values: [String]
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw unknown }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { FormValues(field: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { values.isEmpty }
  func decode(_ type: Bool.Type) throws -> Bool { values.last.map { !["", "false", "0"].contains($0) } ?? false }
  func decode(_ type: String.Type) throws -> String {
    guard let value = values.last else { throw problem(.missing) }
    return value
  }
  func decode(_ type: Double.Type) throws -> Double { try number { finite(Double($0)) } }
  func decode(_ type: Float.Type) throws -> Float { try number { finite(Float($0)) } }
  func decode(_ type: Int.Type) throws -> Int { try number { Int($0) } }
  func decode(_ type: Int8.Type) throws -> Int8 { try number { Int8($0) } }
  func decode(_ type: Int16.Type) throws -> Int16 { try number { Int16($0) } }
  func decode(_ type: Int32.Type) throws -> Int32 { try number { Int32($0) } }
  func decode(_ type: Int64.Type) throws -> Int64 { try number { Int64($0) } }
  func decode(_ type: UInt.Type) throws -> UInt { try number { UInt($0) } }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try number { UInt8($0) } }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try number { UInt16($0) } }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try number { UInt32($0) } }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try number { UInt64($0) } }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Bool.self, let value = try decode(Bool.self) as? Value { return value }
    if values.isEmpty, !(type is any FormCollection.Type) { throw problem(.missing) }
    guard let known = type as? any FormValueDecodable.Type else { return try Value(from: self) }
    guard let value = known.init(formValue: values.last ?? "") as? Value else { throw problem(.unknownChoice) }
    return value
  }

  private var unknown: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "A field holds one value."))
  }

  private func problem(_ reason: FormProblem.Reason) -> FormProblems {
    FormProblems([FormProblem(codingPath.last?.stringValue ?? "", reason)])
  }

  private func number<Value>(_ read: (String) -> Value?) throws -> Value {
    let words = values.last.map {
      String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    guard let words, !words.isEmpty else { throw problem(.missing) }
    // Swift also reads names of numbers and hexadecimal ones, which no field sends.
    guard words.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.eE".utf8.contains($0) }),
      let value = read(words)
    else { throw problem(.noNumber) }
    return value
  }

  private func finite<Value: BinaryFloatingPoint>(_ value: Value?) -> Value? {
    value.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// All values of a field.
private struct FormValues: UnkeyedDecodingContainer {
  let field: FormValue
  var currentIndex = 0

  init(field: FormValue) { self.field = field }

  var codingPath: [any CodingKey] { field.codingPath }
  var count: Int? { field.values.count }
  var isAtEnd: Bool { currentIndex >= field.values.count }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type).decode(type)
  }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type).decode(type) }
  mutating func decode(_ type: String.Type) throws -> String { try next(type).decode(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try next(type).decode(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try next(type).decode(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next(type).decode(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type).decode(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type).decode(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type).decode(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type).decode(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type).decode(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type).decode(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type).decode(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type).decode(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type).decode(type) }

  private mutating func next(_ type: Any.Type) throws -> FormValue {
    guard !isAtEnd else { throw DecodingError.valueNotFound(type, .init(codingPath: codingPath, debugDescription: "")) }
    var single = field
    single.values = [field.values[currentIndex]]
    currentIndex += 1
    return single
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try field.container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  mutating func superDecoder() throws -> any Decoder { field }
}

/// A value that takes any number of fields.
private protocol FormCollection {}

extension Array: FormCollection {}
extension Set: FormCollection {}
