/// Recordings of the same content for several values of its states, side by side: what they have in common, and what only some have.
struct RecordingColumns {
  /// Some of the recordings, a bit for each.
  typealias Members = UInt128
  /// How many recordings can be told apart.
  static let mostMembers = Members.bitWidth

  /// A part, or several whose calls can be put together, and the recordings that have it.
  struct Column {
    /// The part of each recording; `nil` where it has none.
    fileprivate(set) var parts: [RecordingPart?]
    /// What the parts begin, where that differs.
    fileprivate(set) var content: [Column]?
    /// The recordings that have it.
    fileprivate(set) var members: Members

    /// The numbers of the parts, each once.
    fileprivate private(set) var identities: [Int]

    /// One of the parts.
    let any: RecordingPart

    fileprivate init(_ part: RecordingPart, of member: Int, among count: Int) {
      any = part
      identities = [part.identity]
      parts = Array(repeating: nil, count: count)
      parts[member] = part
      members = 1 << Members(member)
    }

    fileprivate mutating func add(_ part: RecordingPart, of member: Int) {
      parts[member] = part
      members |= 1 << Members(member)
      if !identities.contains(part.identity) { identities.append(part.identity) }
    }

    /// The number of the call in each of some recordings; a single one if it is the same in all.
    func heads(in members: Members) -> [Int] {
      let heads = parts.indices.compactMap { members & (1 << Members($0)) == 0 ? nil : parts[$0]?.head }
      return heads.allSatisfy { $0 == heads.first } ? Array(heads.prefix(1)) : heads
    }

    fileprivate var isEqualInAll: Bool { identities.count == 1 }
  }

  private(set) var columns: [Column] = []
  private var reader = RecordingParts()
  private let count: Int

  /// Puts recordings side by side.
  ///
  /// The earlier ones decide about the order of what cannot be compared.
  init(_ recordings: [Recording]) {
    count = recordings.count
    let parts = recordings.map { reader.parts(of: $0) }
    columns = columns(of: parts)
  }

  // MARK: Comparing

  /// Puts parts side by side that several recordings have.
  private func columns(of lists: [[RecordingPart]]) -> [Column] {
    var columns: [Column] = []
    for (member, parts) in lists.enumerated() where !parts.isEmpty { add(parts, of: member, to: &columns) }
    return columns.flatMap(resolved)
  }

  private func add(_ parts: [RecordingPart], of member: Int, to columns: inout [Column]) {
    let matches = RecordingMatches(
      parts: parts.map { ($0.identity, $0.call.isOpening ? $0.kind : nil) },
      columns: columns.map { column in (column.identities, column.any.kind) }
    )
    var result: [Column] = []
    var next = 0
    var new: [Column] = []
    for (part, position) in zip(parts, matches.columnOfPart) {
      guard let position else {
        new.append(Column(part, of: member, among: count))
        continue
      }
      result += columns[next..<position] + new
      new = []
      var column = columns[position]
      column.add(part, of: member)
      result.append(column)
      next = position + 1
    }
    columns = result + columns[next...] + new
  }

  /// Compares what the parts of a column begin; parts that cannot be told as one become columns of their own.
  private func resolved(_ column: Column) -> [Column] {
    if column.isEqualInAll { return [column] }
    var joined = column
    let content = columns(of: column.parts.map { $0?.children ?? [] })
    joined.content = content
    if content.allSatisfy({ $0.members == column.members || $0.any.call.canBeHidden }) { return [joined] }
    var separate: [Column] = []
    for (member, part) in column.parts.enumerated() {
      guard let part else { continue }
      if let known = separate.firstIndex(where: { $0.any.identity == part.identity }) {
        separate[known].add(part, of: member)
      } else {
        separate.append(Column(part, of: member, among: count))
      }
    }
    return separate
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
      let usual = column.parts[first]
      let different = changes.map { column.parts[$0] }.filter { $0?.head != usual?.head }
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
