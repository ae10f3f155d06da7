/// The numbers of items, counted through the whole output.
struct ItemNumbers {
  /// Whether items have numbers.
  let isEnabled: Bool
  /// The identities of the numbered items, from number 1.
  private(set) var identities: [String] = []

  /// Returns the next number; `nil` for a placeholder and for an item without an identity.
  mutating func number(of item: ItemDescription, for renderer: any Renderer) -> Int? {
    guard isEnabled, let identity = item.identity, item.saysNothing || !item.row.isSelectionDisabled,
      !renderer.environment.redactionReasons.contains(.placeholder)
    else { return nil }
    identities.append(identity)
    return identities.count
  }
}
