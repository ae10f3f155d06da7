import Cairn

/// The numbers that readers choose items by, counted through the output.
struct ItemNumbers {
  /// Whether items have numbers.
  let isEnabled: Bool
  /// The identities of the items that have a number, from 1 on.
  private(set) var identities: [String] = []

  /// Returns the next number for an item that can be chosen; 0 for one without an identity and for a placeholder.
  mutating func number(of item: ItemDescription, in environment: EnvironmentValues) -> Int {
    guard isEnabled, !item.row.isSelectionDisabled, let identity = item.identity,
      !environment.redactionReasons.contains(.placeholder)
    else { return 0 }
    identities.append(identity)
    return identities.count
  }
}
