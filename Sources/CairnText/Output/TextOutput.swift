public import Cairn

/// What a rendering to text gives: the text, and what was wrong with the content.
public struct TextOutput: Hashable, Sendable {
  /// The lines, with line feeds between them and none behind the last.
  public var text: String
  /// What was wrong with the content and worked around, in the order in which it was met.
  public var diagnostics: [Diagnostic]
  /// The identities of the items that have a number, in words, that of number 1 first; empty without
  /// ``TextOptions/numbersItems``.
  public var itemIdentities: [String]

  /// Creates an output.
  public init(text: String, diagnostics: [Diagnostic] = [], itemIdentities: [String] = []) {
    self.text = text
    self.diagnostics = diagnostics
    self.itemIdentities = itemIdentities
  }

  /// Returns the identity of the item with a number, in words; `nil` for a number that no item has.
  ///
  /// ```swift
  /// var options = TextOptions.terminal()
  /// options.numbersItems = true
  /// let output = view.renderText(options)
  /// print(output.text)
  /// if let number = readLine().flatMap(Int.init), let peak = output.itemIdentity(numbered: number) { open(peak) }
  /// ```
  public func itemIdentity(numbered number: Int) -> String? {
    guard number > 0, number <= itemIdentities.count else { return nil }
    return itemIdentities[number - 1]
  }
}
