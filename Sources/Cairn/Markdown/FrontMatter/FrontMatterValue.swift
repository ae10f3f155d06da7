/// A value of front matter.
///
/// What a scalar is, is up to who reads it: `1.10` is a version with ``string`` and a number with ``number``.
public enum FrontMatterValue: Hashable, Sendable {
  /// Words, a number, a date or the like.
  case scalar(Scalar)
  /// Values in order.
  case list([FrontMatterValue])
  /// Values with names.
  case map(FrontMatter)

  /// Words, a number, a date or the like.
  public struct Scalar: Hashable, Sendable {
    /// The words, without quotes and with escapes resolved.
    public var text: String
    /// Whether the author put it between quotes, so that it is a string whatever it looks like.
    public var isQuoted: Bool

    /// Creates a scalar.
    public init(text: String, isQuoted: Bool = false) {
      self.text = text
      self.isQuoted = isQuoted
    }
  }
}

extension FrontMatterValue {
  private var plainText: String? {
    guard case .scalar(let scalar) = self, !scalar.isQuoted else { return nil }
    return scalar.text
  }

  /// The words of a scalar that is there.
  public var string: String? {
    guard case .scalar(let scalar) = self, !isNull else { return nil }
    return scalar.text
  }

  /// Whether there is no value: nothing, `null` or `~`.
  public var isNull: Bool {
    guard let plainText else { return false }
    return ["", "~", "null", "Null", "NULL"].contains { plainText.hasSameBytes(as: $0) }
  }

  /// The value of `true` and `false`.
  public var boolean: Bool? {
    guard let plainText, plainText.utf8.count <= 5 else { return nil }
    switch plainText {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The whole number, if it is one; also of the forms `0x1F` and `0o17`.
  public var integer: Int? {
    guard let plainText else { return nil }
    if plainText.utf8.starts(with: "0x".utf8) { return Int(plainText.dropFirst(2), radix: 16) }
    if plainText.utf8.starts(with: "0o".utf8) { return Int(plainText.dropFirst(2), radix: 8) }
    return Int(plainText)
  }

  /// The number, if it is one.
  public var number: Double? {
    guard let plainText, let first = plainText.utf8.first(where: { !"+-.".utf8.contains($0) }), first.isASCIIDigit,
      !plainText.utf8.starts(with: "0x".utf8)
    else { return nil }
    return Double(plainText)
  }

  /// The date, if it is one, quoted or not.
  public var date: FrontMatterDate? {
    string.flatMap(FrontMatterDate.init)
  }

  /// The values of a list.
  public var list: [FrontMatterValue]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  /// The words of a list's scalars, or the one scalar where there is no list; for keys such as `tags`.
  public var strings: [String] {
    switch self {
    case .scalar: string.map { [$0] } ?? []
    case .list(let values): values.compactMap(\.string)
    case .map: []
    }
  }

  /// The values with names.
  public var map: FrontMatter? {
    guard case .map(let map) = self else { return nil }
    return map
  }

  /// The value of a key of a map.
  public subscript(key: String) -> FrontMatterValue? { map?[key] }
}
