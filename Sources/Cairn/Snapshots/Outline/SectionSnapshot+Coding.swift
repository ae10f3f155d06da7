/// An item of a tree as it is coded: a flat list of them has no depth that a decoder could run out of.
private struct CodedItem<ItemID> {
  var id: ItemID
  var level: Int
  var isExpanded: Bool
}

extension CodedItem: Encodable where ItemID: Encodable {}
extension CodedItem: Decodable where ItemID: Decodable {}

/// Trees are coded as an array of all items with their levels, in the order of ``items``.
extension SectionSnapshot: Encodable where ItemID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var coded: [CodedItem<ItemID>] = []
    visit { item, level, _ in
      coded.append(CodedItem(id: item, level: level, isExpanded: nodes[item]?.isExpanded == true))
    }
    var container = encoder.singleValueContainer()
    try container.encode(coded)
  }
}

extension SectionSnapshot: Decodable where ItemID: Decodable {
  /// Creates a tree from what was coded; a level without a parent, or an item that repeats, is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let coded = try container.decode([CodedItem<ItemID>].self)
    self.init()
    var ancestors: [ItemID] = []
    for item in coded {
      guard (0...ancestors.count).contains(item.level), !contains(item.id) else {
        let problem = "\"\(item.id)\" is there already, or no item is on the level above it."
        throw DecodingError.dataCorruptedError(in: container, debugDescription: problem)
      }
      ancestors.removeSubrange(item.level...)
      try append([item.id], to: ancestors.last)
      ancestors.append(item.id)
      if item.isExpanded { expand([item.id]) }
    }
  }
}
