/// What a reader has sent with a form.
///
/// ```swift
/// struct Tour: Decodable {
///   var name: String
///   var days: Int
///   var isGuided: Bool
/// }
///
/// let submission = FormSubmission(urlEncoded: request.body)
/// do throws(FormProblems) {
///   tours.append(try submission.decode(Tour.self))
/// } catch {
///   return page(TourForm().formProblems(error))
/// }
/// ```
///
/// A field has the name of its title, or that of ``View/fieldName(_:)``.
public struct FormSubmission: Hashable, Sendable {
  /// A field with its value.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// What the reader gave.
    public var value: String

    /// Creates a field with its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields in the order in which they were sent.
  public var fields: [Field]

  /// Creates a submission of some fields.
  public init(fields: [Field] = []) { self.fields = fields }

  /// Reads what a browser sends for a form, or the part of an address behind its question mark.
  ///
  /// It reads as the URL Standard says, section 5.1: percent signs that begin nothing stay, and bytes that are no UTF-8 become
  /// replacement characters.
  public init(urlEncoded bytes: some Sequence<UInt8>) {
    fields = Array(bytes).split(separator: UInt8(ascii: "&")).map { field in
      let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return Field(name: Self.decoded(parts[0]), value: parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
  }

  /// Reads what a browser sends for a form.
  public init(urlEncoded text: some StringProtocol) { self.init(urlEncoded: text.utf8) }

  /// The value of a field; of several with one name the last one counts, `nil` if none was sent.
  public subscript(name: String) -> String? { fields.last { $0.name == name }?.value }

  /// The values of all fields with a name, in the order in which they were sent.
  public func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "%") where index + 2 < bytes.endIndex:
        if let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) {
          result.append(high << 4 | low)
          index += 2
        } else {
          result.append(bytes[index])
        }
      case let byte: result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of a hexadecimal digit; `nil` for none.
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
