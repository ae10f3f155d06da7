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

    /// One of the parts.
    let any: RecordingPart

    fileprivate init(_ part: RecordingPart, of member: Int, among count: Int) {
      any = part
      parts = Array(repeating: nil, count: count)
      parts[member] = part
      members = 1 << Members(member)
    }

    fileprivate mutating func add(_ part: RecordingPart, of member: Int) {
      parts[member] = part
      members |= 1 << Members(member)
    }

    /// The number of the call in each of some recordings; a single one if it is the same in all.
    func heads(in members: Members) -> [Int] {
      let heads = parts.indices.compactMap { members & (1 << Members($0)) == 0 ? nil : parts[$0]?.head }
      return heads.allSatisfy { $0 == heads.first } ? Array(heads.prefix(1)) : heads
    }

    fileprivate var isEqualInAll: Bool {
      let identity = any.identity
      return parts.allSatisfy { $0 == nil || $0?.identity == identity }
    }
  }

  private(set) var columns: [Column] = []
  /// The number of recordings.
  let count: Int

  /// Puts recordings side by side.
  ///
  /// The earlier ones decide about the order of what cannot be compared.
  init(_ recordings: [Recording]) {
    count = recordings.count
    var reader = RecordingParts()
    columns = columns(of: recordings.map { reader.parts(of: $0) })
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
      columns: columns.map { column in (column.parts.compactMap { $0?.identity }, column.any.kind) }
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

  /// Whether a recording is what others say of it: a first one, and those where one thing each is different.
  ///
  /// What the different ones agree on counts, wherever any of them differs from the first.
  ///
  /// - Parameters:
  ///   - member: The recording.
  ///   - first: The first one.
  ///   - changes: The different ones.
  /// - Returns: Whether it is.
  func agrees(_ member: Int, with first: Int, changedAs changes: [Int]) -> Bool {
    columns.allSatisfy { Self.agrees($0, member, with: first, changes) }
  }

  private static func agrees(_ column: Column, _ member: Int, with first: Int, _ changes: [Int]) -> Bool {
    let first = (number: first, part: column.parts[first])
    let different = changes.map { column.parts[$0] }.filter { $0?.head != first.part?.head }
    let expected = different.first ?? first.part
    guard different.allSatisfy({ $0?.head == expected?.head }), column.parts[member]?.head == expected?.head else {
      return false
    }
    guard expected != nil, let content = column.content else { return true }
    return content.allSatisfy { agrees($0, member, with: first.number, changes) }
  }
}
