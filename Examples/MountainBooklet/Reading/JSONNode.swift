import Foundation

/// Any JSON value, so that everything that is wrong with a document can be told at once.
indirect enum JSONNode: Hashable, Sendable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([String: JSONNode])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let fields = try? container.decode([String: JSONNode].self) {
      self = .object(fields)
    } else {
      self = .list(try container.decode([JSONNode].self))
    }
  }

  /// The value in a few words, for messages: "the text \"high\"".
  var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "the number \(Self.spelled(number))"
    case .text(let text): text.count > 40 ? "the text \"\(text.prefix(40))…\"" : "the text \"\(text)\""
    case .list: "a list"
    case .object: "an object"
    }
  }

  static func spelled(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
