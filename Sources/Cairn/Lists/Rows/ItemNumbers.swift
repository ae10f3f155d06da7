/// The numbers that readers choose items by, counted through the output.
struct ItemNumbers {
  /// Whether items have numbers.
  let isEnabled: Bool
  /// The identities of the items that have a number, from 1 on.
  private(set) var identities: [String] = []

  /// Returns the next number for an item that can be chosen; `nil` for one without an identity and for a placeholder.
  mutating func number(of item: ItemDescription, for renderer: any Renderer) -> Int? {
    guard isEnabled, let identity = item.identity, item.saysNothing || !item.row.isSelectionDisabled,
      !renderer.environment.redactionReasons.contains(.placeholder)
    else { return nil }
    identities.append(identity)
    return identities.count
  }
}
