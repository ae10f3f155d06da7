import Cairn

/// The numbered addresses of links, for terminals.
///
/// The links of a document are numbered from 1, so the same document always has the same numbers.
struct LinkTable {
  private var addresses: [String] = []
  private var first: Int32 = 1

  /// The answer for an address.
  enum Target: Equatable {
    /// The terminal can open the address; this is its number.
    case number(Int32)
    /// A terminal cannot open the address.
    case unreachable
    /// The address is not allowed.
    case blocked
  }

  /// Checks an address and gives it a number.
  mutating func add(_ destination: String) -> Target {
    guard let address = Address(destination) else { return .blocked }
    guard let text = address.terminalText else { return .unreachable }
    addresses.append(text)
    return .number(first + Int32(clamping: addresses.count) - 1)
  }

  func address(_ number: Int32) -> String? {
    let index = Int(number) - Int(first)
    return addresses.indices.contains(index) ? addresses[index] : nil
  }

  /// Forgets all addresses; the numbers go on.
  mutating func removeAll() {
    first += Int32(clamping: addresses.count)
    addresses.removeAll(keepingCapacity: true)
  }

  /// Returns the OSC 8 sequence that begins a link; the number 0 ends a link.
  func escapeSequence(for number: Int32) -> [UInt8] {
    guard let address = address(number) else { return Array("\u{1B}]8;;\u{1B}\\".utf8) }
    return Array("\u{1B}]8;id=\(number);\(address)\u{1B}\\".utf8)
  }
}
