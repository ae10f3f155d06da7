extension Accessory {
  /// The side of the accessory.
  public var edge: HorizontalEdge {
    switch kind {
    case .delete, .insert, .multiselect: .leading
    case .disclosureIndicator, .checkmark, .reorder, .detail, .outlineDisclosure, .label: .trailing
    case .custom(_, let edge): edge
    }
  }

  /// The position at its side, from leading to trailing; custom accessories keep their given order.
  ///
  /// Leading: delete, insert, multiselect, custom. Trailing: custom, label, checkmark, detail, disclosure, outline,
  /// reorder.
  private var rank: Int {
    switch kind {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .custom(_, .leading): 3
    case .custom(_, .trailing): 4
    case .label: 5
    case .checkmark: 6
    case .detail: 7
    case .disclosureIndicator: 8
    case .outlineDisclosure: 9
    case .reorder: 10
    }
  }

  /// Whether it stands before the control that chooses the item.
  package var precedesChoice: Bool { rank < Self.rankOfChoice }

  private static let rankOfChoice = Accessory.multiselect().rank

  private var isCustom: Bool {
    if case .custom = kind { true } else { false }
  }

  /// Returns the accessories at a side, from leading to trailing, without hidden and repeated ones.
  ///
  /// - Complexity: O(*n* log *n*) for *n* accessories.
  static func ordered(_ accessories: [Accessory], at edge: HorizontalEdge) -> [Accessory] {
    if accessories.isEmpty { return [] }
    if accessories.count == 1 { return accessories[0].edge == edge && !accessories[0].isHidden ? accessories : [] }
    var seen = 0
    var ranked: [(rank: Int, position: Int, accessory: Accessory)] = []
    for accessory in accessories where accessory.edge == edge && !accessory.isHidden {
      let rank = accessory.rank
      guard accessory.isCustom || seen & 1 << rank == 0 else { continue }
      seen |= 1 << rank
      ranked.append((rank, ranked.count, accessory))
    }
    // The standard library does not say that its sorting keeps the order of equals.
    if ranked.count > 1 { ranked.sort { ($0.rank, $0.position) < ($1.rank, $1.position) } }
    return ranked.map(\.accessory)
  }

  /// Whether a system accessory occurs twice; only the first one shows.
  static func hasRepetition(_ accessories: [Accessory]) -> Bool {
    guard accessories.count > 1 else { return false }
    var seen: Set<Int> = []
    return accessories.contains { !$0.isHidden && !$0.isCustom && !seen.insert($0.rank).inserted }
  }
}
