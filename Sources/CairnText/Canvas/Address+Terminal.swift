import Cairn

extension Address {
  /// The longest address that is written, because terminals drop longer ones.
  private static let longestInTerminals = 2_083

  /// The address as terminals take it; `nil` for one that has no page to lead from, or that they would drop.
  var terminalText: String? {
    guard kind != .relative else { return nil }
    let text = asciiText
    return text.utf8.count <= Self.longestInTerminals ? text : nil
  }
}
