import Cairn

extension Address {
  /// The length of the longest address that terminals do not drop.
  private static let longestInTerminals = 2_083

  /// The address for a terminal; `nil` for a relative address, and for one that is too long.
  var terminalText: String? {
    guard kind != .relative else { return nil }
    let text = asciiText
    return text.utf8.count <= Self.longestInTerminals ? text : nil
  }
}
