/// Recordings of the same content for several values of its states, side by side: what they have in common, and what only some have.
struct RecordingColumns {
  /// Some of the recordings, a bit for each.
  typealias Members = UInt64
  /// How many recordings can be told apart.
  static let mostMembers = Members.bitWidth

  /// A part, or several whose calls can be put together, and the recordings that have it.
  struct Column {
    /// Parts that differ, and the recordings that have each of them; none for one that only tells the order.
    fileprivate(set) var choices: [(part: RecordingPart, members: Members)]
    /// What the parts begin, where that differs.
    fileprivate(set) var content: [Column]?
    /// The recordings that have it.
    fileprivate(set) var members: Members
    /// The first of its parts.
    let first: RecordingPart

    fileprivate init(_ part: RecordingPart, of members: Members) {
      choices = [(part, members)]
      self.members = members
      first = part
    }

    fileprivate init?(_ choices: [(part: RecordingPart, members: Members)]) {
      guard let first = choices.first?.part else { return nil }
      self.choices = choices
      self.first = first
      members = choices.reduce(0) { $0 | $1.members }
    }

    /// The number of the call in each of some recordings; a single one if it is the same in all.
    func heads(in members: Members) -> [Int] {
      let heads = choices.filter { $0.members & members != 0 }
      guard let first = heads.first, heads.contains(where: { $0.part.head != first.part.head }) else {
        return heads.prefix(1).map(\.part.head)
      }
      return (0..<Members.bitWidth).compactMap { member in
        let shown = members & (1 << Members(member))
        return heads.first { $0.members & shown != 0 }?.part.head
      }
    }

    fileprivate func part(of member: Int) -> RecordingPart? {
      choices.first { $0.members & (1 << Members(member)) != 0 }?.part
    }
  }

  /// Parts that follow one another in some of the recordings.
  private struct Row {
    var parts: [RecordingPart]
    var members: Members
  }

  private(set) var columns: [Column] = []
  private var reader = RecordingParts()

  /// Puts recordings side by side.
  ///
  /// - Parameters:
  ///   - recordings: The recordings, which are the members. The earlier ones come first where nothing tells the order.
  ///   - order: Further recordings of what the members have, to see its order.
  init(_ recordings: [Recording], inOrderOf order: [Recording] = []) {
    let rows = recordings.enumerated().map { Row(parts: reader.parts(of: $1), members: 1 << Members($0)) }
    columns = Self.columns(of: rows + order.map { Row(parts: reader.parts(of: $0), members: 0) })
  }

  // MARK: Comparing

  private static func columns(of all: [Row]) -> [Column] {
    let rows = different(all)
    if rows.count == 1 { return rows[0].parts.map { Column($0, of: rows[0].members) } }
    if rows.allSatisfy({ $0.parts.count < 2 && $0.parts.first?.call.isOpening != true }) {
      return rows.compactMap { row in row.parts.first.map { Column($0, of: row.members) } }
    }
    let first = rows[0].parts
    if first.contains(where: { !$0.call.canBeHidden }), rows.allSatisfy({ $0.parts.map(\.kind) == first.map(\.kind) }) {
      // Parts of a container mean something by their position, even if two of them are equal, such as no rows and no footer.
      return first.indices.flatMap { position in columns(at: position, of: rows) }
    }
    let order = RecordingOrder(
      rows.map { $0.parts.map { RecordingOrder.Part(identity: $0.identity, kind: $0.call.isOpening ? $0.kind : nil) } }
    )
    return order.places.flatMap { choices -> [Column] in
      let parts = choices.map { choice in
        (
          part: rows[choice.lists[0]].parts[choice.position],
          members: choice.lists.reduce(0) { $0 | rows[$1].members }
        )
      }
      return Column(parts).map(resolved) ?? []
    }
  }

  /// Puts the parts at a position side by side.
  private static func columns(at position: Int, of rows: [Row]) -> [Column] {
    let rows = different(rows.map { Row(parts: [$0.parts[position]], members: $0.members) })
    return Column(rows.map { ($0.parts[0], $0.members) }).map(resolved) ?? []
  }

  /// Returns rows of which none equals another one.
  private static func different(_ rows: [Row]) -> [Row] {
    var different: [Row] = []
    var positions: [[Int]: Int] = [:]
    for row in rows {
      let identities = row.parts.map(\.identity)
      if let known = positions[identities] {
        different[known].members |= row.members
      } else {
        positions[identities] = different.count
        different.append(row)
      }
    }
    return different
  }

  /// Compares what the parts of a column begin; parts that cannot be told as one become columns of their own.
  private static func resolved(_ column: Column) -> [Column] {
    if column.choices.count == 1 { return [column] }
    var joined = column
    let content = columns(of: column.choices.map { Row(parts: $0.part.children, members: $0.members) })
    joined.content = content
    if content.allSatisfy({ $0.members == column.members || $0.first.call.canBeHidden }) { return [joined] }
    return column.choices.map { Column($0.part, of: $0.members) }
  }

  // MARK: Predicting

  /// Whether content is what the recordings say of it: a first one, and those where one thing each is different.
  ///
  /// What the different ones agree on counts, wherever any of them differs from the first.
  ///
  /// - Parameters:
  ///   - recording: The content, which need not be among the recordings.
  ///   - first: The number of the first recording.
  ///   - changes: The numbers of the different ones.
  /// - Returns: Whether it is, also in its order.
  mutating func predict(_ recording: Recording, from first: Int, changedAs changes: [Int]) -> Bool {
    Self.predict(reader.parts(of: recording), by: columns, from: first, changes)
  }

  private static func predict(
    _ parts: [RecordingPart],
    by columns: [Column],
    from first: Int,
    _ changes: [Int]
  ) -> Bool {
    var rest = parts[...]
    for column in columns {
      let usual = column.part(of: first)
      let different = changes.map(column.part).filter { $0?.head != usual?.head }
      let expected = different.first ?? usual
      guard different.allSatisfy({ $0?.head == expected?.head }) else { return false }
      guard let expected else { continue }
      guard let part = rest.popFirst() else { return false }
      guard let content = column.content else {
        guard part.identity == expected.identity else { return false }
        continue
      }
      guard part.head == expected.head, predict(part.children, by: content, from: first, changes) else { return false }
    }
    return rest.isEmpty
  }

  /// The members of each column, also of those inside others.
  var allMembers: [Members] {
    func members(_ columns: [Column]) -> [Members] { columns.flatMap { [$0.members] + members($0.content ?? []) } }
    return members(columns)
  }
}
