import Cairn

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
    /// A terminal cannot lead there.
    case unreachable
    /// Nothing may lead there.
    case blocked
  }

  /// Checks an address and gives it a number of its own.
  mutating func add(_ destination: String) -> Target {
    guard let address = Address(destination) else { return .blocked }
    guard let text = address.terminalText else { return .unreachable }
    addresses.append(text)
    return .number(first + Int32(clamping: addresses.count) - 1)
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
