extension Accessory {
  /// Whether the accessory is only a mark, which says nothing about its row and does nothing.
  var isChevron: Bool { if case .disclosureIndicator = kind { true } else { false } }

  /// Returns whether another accessory is the same; those with views of their own count as different.
  ///
  /// `comparesViews` says whether views of their own matter; those that were read can be compared by their calls.
  func isSame(as other: Accessory, comparesViews: Bool = true) -> Bool {
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
    case (.custom(_, let left), .custom(_, let right)): return !comparesViews && left == right
    default: return false
    }
  }
}
