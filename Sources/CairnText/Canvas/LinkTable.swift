/// The addresses of links by number, as terminals take them.
///
/// Numbers count the links of the document from 1, so the same document has the same ones every time.
struct LinkTable {
  private var addresses: [String] = []
  private var first: Int32 = 1

  /// What becomes of an address.
  enum Target: Equatable {
    /// The terminal may lead there.
    case number(Int32)
    /// There is no page from which a relative address would lead anywhere.
    case relative
    /// The scheme is not one of those that are harmless.
    case blocked
  }

  /// Checks an address and gives it a number of its own.
  mutating func add(_ destination: String) -> Target {
    switch LinkAddress(destination) {
    case .relative: return .relative
    case .blocked: return .blocked
    case .absolute(let address):
      addresses.append(address)
      return .number(first + Int32(clamping: addresses.count) - 1)
    }
  }

  /// Returns the address of a number.
  func address(_ number: Int32) -> String? {
    let index = Int(number) - Int(first)
    return addresses.indices.contains(index) ? addresses[index] : nil
  }

  /// Forgets the addresses so far; numbers go on counting.
  mutating func removeAll() {
    first += Int32(clamping: addresses.count)
    addresses.removeAll(keepingCapacity: true)
  }

  /// Returns the OSC 8 sequence that begins a link, or ends one for the number 0.
  func escapeSequence(for number: Int32) -> [UInt8] {
    guard let address = address(number) else { return Array("\u{1B}]8;;\u{1B}\\".utf8) }
    return Array("\u{1B}]8;id=\(number);\(address)\u{1B}\\".utf8)
  }
}

/// An address as far as a terminal is concerned.
enum LinkAddress: Equatable {
  case absolute(String)
  case relative
  case blocked

  /// The longest address that is written, because terminals drop longer ones.
  private static let longest = 2_083

  init(_ source: String) {
    // What browsers and terminals skip when they look for the scheme does not hide one here either.
    let scalars = source.unicodeScalars.filter { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }
    let address = String(String.UnicodeScalarView(scalars))
    let head = address.unicodeScalars.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != "\\" }
    guard let colon = head.firstIndex(of: ":") else {
      self = .relative
      return
    }
    switch String(head[..<colon]).lowercased() {
    case "http", "https", "mailto", "tel":
      let encoded = Self.encoded(address)
      self = encoded.utf8.count <= Self.longest ? .absolute(encoded) : .relative
    default: self = .blocked
    }
  }

  /// Percent-encodes all but printable ASCII.
  private static func encoded(_ address: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var result = String.UnicodeScalarView()
    for byte in address.utf8 {
      if byte > 0x20, byte < 0x7F {
        result.append(Unicode.Scalar(byte))
      } else {
        result.append("%")
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return String(result)
  }
}
