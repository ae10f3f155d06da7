import Cairn
import Testing

extension Snapshot where SectionID == Int, ItemID == Int {
  /// Sections 0, 1 and so on with their items.
  init(_ items: [[Int]]) throws {
    try self.init(sections: items.enumerated().map { ($0.offset, $0.element) })
  }

  /// The items of each section.
  var rows: [[Int]] {
    get throws {
      try sectionIdentifiers.map { try itemIdentifiers(inSection: $0) }
    }
  }
}

/// A call on a snapshot and what it leads to.
struct SnapshotCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var change: @Sendable (inout Snapshot<Int, Int>) throws -> Void
  var initial: [[Int]]
  var expected: [[Int]]

  init(
    _ name: String,
    _ initial: [[Int]],
    _ expected: [[Int]],
    _ change: @escaping @Sendable (inout Snapshot<Int, Int>) throws -> Void
  ) {
    testDescription = "\(name) of \(initial)"
    self.initial = initial
    self.expected = expected
    self.change = change
  }
}

/// A call on a snapshot of sections without items and the sections that it leads to.
struct SectionCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var change: @Sendable (inout Snapshot<Int, Int>) throws -> Void
  var initial: [Int]
  var expected: [Int]

  init(
    _ name: String,
    _ initial: [Int],
    _ expected: [Int],
    _ change: @escaping @Sendable (inout Snapshot<Int, Int>) throws -> Void
  ) {
    testDescription = "\(name) of \(initial)"
    self.initial = initial
    self.expected = expected
    self.change = change
  }
}
