extension Accessory {
  /// Returns whether another accessory is the same; those with views of their own count as different.
  func isSame(as other: Accessory) -> Bool {
    guard displayed == other.displayed, tintColor == other.tintColor, isHidden == other.isHidden else { return false }
    switch (kind, other.kind) {
    case (.disclosureIndicator, .disclosureIndicator), (.checkmark, .checkmark), (.multiselect, .multiselect):
      return true
    case (.delete(let left), .delete(let right)): return left == right
    case (.insert(let left), .insert(let right)): return left == right
    case (.reorder(let left), .reorder(let right)): return left == right
    case (.detail(let left), .detail(let right)): return left == right
    case (.label(let left), .label(let right)): return left == right
    case (.outlineDisclosure(let left), .outlineDisclosure(let right)): return left == right
    default: return false
    }
  }
}
