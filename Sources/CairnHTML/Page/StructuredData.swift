import Cairn

/// What a page is about in the words of https://schema.org, for machines: JSON-LD.
///
/// ```swift
/// StructuredData("Mountain", ["name": "Eiger", "elevation": 3967, "containedInPlace": ["@type": "Place", "name": "Alps"]])
/// ```
///
/// Give values of variables their kind: `["headline": .string(post.title), "wordCount": .integer(post.count)]`.
///
/// It stands in the page's head as data that no browser runs, so a strict content security policy allows it.
public struct StructuredData: Hashable, Sendable {
  /// A value of JSON.
  public indirect enum Value: Hashable, Sendable {
    /// Words.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A number; one that is not finite becomes `null`, with a diagnostic.
    case number(Double)
    /// A truth.
    case boolean(Bool)
    /// Nothing.
    case null
    /// Values in order.
    case array([Value])
    /// Names and values in order; of a name that comes twice, the first counts, with a diagnostic.
    case object([Member])
  }

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: Value

    /// Creates a member.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The whole value.
  public var value: Value

  /// Creates data of any vocabulary; `value` says which by `@context`.
  public init(_ value: Value) { self.value = value }

  /// Creates data of a type of https://schema.org, such as `Article`.
  public init(_ type: String, _ properties: KeyValuePairs<String, Value>) {
    let members = properties.map { Member($0.key, $0.value) }
    value = .object([Member("@context", "https://schema.org"), Member("@type", .string(type))] + members)
  }
}

extension StructuredData.Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: StructuredData.Value...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, StructuredData.Value)...) {
    self = .object(elements.map { StructuredData.Member($0.0, $0.1) })
  }
}

// MARK: - Problems

extension StructuredData {
  /// What is wrong with the data first, as the rest of a sentence and a remedy; `nil` if nothing is.
  var problem: String? { Self.problem(of: value, depth: 0) }

  private static func problem(of value: Value, depth: Int) -> String? {
    switch value {
    case .string, .integer, .boolean, .null: return nil
    case .number(let number):
      return number.isFinite ? nil : "hold a number that is not finite; null is written. Leave it out."
    case .array where depth >= deepest, .object where depth >= deepest:
      return "lie more than \(deepest) deep; null is written for what is deeper. Make them flatter."
    case .array(let values):
      for value in values { if let problem = problem(of: value, depth: depth + 1) { return problem } }
      return nil
    case .object(let members):
      var names: Set<String> = []
      for member in members {
        guard names.insert(member.name).inserted else {
          return "name \"\(member.name.prefix(80))\" twice; the first value is written. Leave one out."
        }
        if let problem = problem(of: member.value, depth: depth + 1) { return problem }
      }
      return nil
    }
  }
}

// MARK: - JSON

extension StructuredData {
  /// How deep values may lie in each other; what lies deeper becomes `null`.
  private static let deepest = 64

  /// The data as JSON that can stand in a `script` element.
  package var json: String {
    var json = ""
    Self.write(value, depth: 0, to: &json)
    return json
  }

  private static func write(_ value: Value, depth: Int, to json: inout String) {
    switch value {
    case .string(let string): write(string, to: &json)
    case .integer(let number): json += String(number)
    case .number(let number): json += number.isFinite ? String(number) : "null"
    case .boolean(let flag): json += flag ? "true" : "false"
    case .null: json += "null"
    case .array, .object: depth < deepest ? writeParts(of: value, depth: depth + 1, to: &json) : (json += "null")
    }
  }

  private static func writeParts(of value: Value, depth: Int, to json: inout String) {
    var separator = ""
    switch value {
    case .array(let values):
      json += "["
      for value in values {
        json += separator
        write(value, depth: depth, to: &json)
        separator = ","
      }
      json += "]"
    case .object(let members):
      json += "{"
      var names: Set<String> = []
      for member in members where names.insert(member.name).inserted {
        json += separator
        write(member.name, to: &json)
        json += ":"
        write(member.value, depth: depth, to: &json)
        separator = ","
      }
      json += "}"
    default: break
    }
  }

  /// Writes a string without anything that could end the element or begin a comment in it.
  private static func write(_ string: String, to json: inout String) {
    json += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      case let unfit where !unfit.isFitForDocuments: json += "\u{FFFD}"
      default: json.unicodeScalars.append(scalar)
      }
    }
    json += "\""
  }
}
