private enum SnapshotKey: String, CodingKey {
  case sections, id, items
}

/// Snapshots are coded as an array of sections with their items. Marks are of the moment and are not coded.
extension Snapshot: Encodable where SectionID: Encodable, ItemID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SnapshotKey.self)
    var sections = container.nestedUnkeyedContainer(forKey: .sections)
    for (position, id) in sectionIDs.enumerated() {
      var section = sections.nestedContainer(keyedBy: SnapshotKey.self)
      try section.encode(id, forKey: .id)
      var identifiers: [ItemID] = []
      items.lists[position].append(to: &identifiers)
      try section.encode(identifiers, forKey: .items)
    }
  }
}

extension Snapshot: Decodable where SectionID: Decodable, ItemID: Decodable {
  /// Creates a snapshot from what was coded; identities that repeat are an error, as they are in ``init(sections:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SnapshotKey.self)
    var coded = try container.nestedUnkeyedContainer(forKey: .sections)
    var sections: [(id: SectionID, items: [ItemID])] = []
    while !coded.isAtEnd {
      let section = try coded.nestedContainer(keyedBy: SnapshotKey.self)
      sections.append(
        (try section.decode(SectionID.self, forKey: .id), try section.decode([ItemID].self, forKey: .items))
      )
    }
    do {
      try self.init(sections: sections)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: coded.codingPath, debugDescription: error.description, underlyingError: error)
      )
    }
  }
}
