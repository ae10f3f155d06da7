/// Items that follow one another in both snapshots, in the same section or in two.
@usableFromInline
struct MatchedRun: Sendable {
  /// The position of the first in its new list.
  @usableFromInline let target: Int32
  /// The position of the first in its old list, or -1 if that belongs to another section.
  @usableFromInline let source: Int32
  @usableFromInline let count: Int32

  @usableFromInline
  init(target: Int, source: Int?, count: Int) {
    self.target = Int32(truncatingIfNeeded: target)
    self.source = Int32(truncatingIfNeeded: source ?? -1)
    self.count = Int32(truncatingIfNeeded: count)
  }
}
