public import Cairn

/// The result of a rendering to text: the text and the diagnostics.
public struct TextOutput: Hashable, Sendable {
  /// The lines, with line feeds between them but none after the last one.
  public var text: String
  /// The diagnostics, in the order of the content.
  public var diagnostics: [Diagnostic]
  /// The descriptions of the numbered items' identities, from number 1; empty without ``TextOptions/numbersItems``.
  public var itemIdentities: [String]

  /// Creates an output.
  public init(text: String, diagnostics: [Diagnostic] = [], itemIdentities: [String] = []) {
    self.text = text
    self.diagnostics = diagnostics
    self.itemIdentities = itemIdentities
  }

  /// Returns the description of the identity of the item with a number; `nil` if no item has the number.
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
