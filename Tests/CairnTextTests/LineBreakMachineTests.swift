import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

@Suite struct LineBreakMachineTests {
  /// The classes that scalars have, and not those that only the machine makes.
  private static let classes = (LineBreakClass.mandatory.rawValue...LineBreakClass.prefixWide.rawValue)
    .compactMap(LineBreakClass.init(rawValue:))
    .filter { $0 != .guardedSpace && $0 != .afterJoiner }

  /// Spaces, dashes, separators and joiners are what the table has shortcuts for, so they come often.
  private static let frequent: [LineBreakClass] = [
    .space, .breakBoth, .infixSeparator, .joiner, .numeric, .alphabetic, .ideographicWide, .emojiBaseWide,
    .closeParenthesis,
  ]

  @Test(arguments: [false, true])
  func `the table of pairs says what the rules say in context`(isTailored: Bool) {
    let seed: UInt64 = 14_2026
    var generator = SeededGenerator(seed: seed)
    for round in 0..<20_000 {
      let text = (0..<9).map { _ in
        let pool = Bool.random(using: &generator) ? Self.classes : Self.frequent
        return pool[Int.random(in: 0..<pool.count, using: &generator)]
      }
      var machine = LineBreakMachine(isTailored: isTailored)
      var context = LineBreakContext(isTailored: isTailored)
      for (position, next) in text.enumerated() {
        let rest = text[(position + 1)...].filter { !$0.isCombining }
        let following = { (ordinal: Int) in ordinal <= rest.count ? rest[ordinal - 1] : nil }
        let fast = machine.advance(to: next, following: following)
        let slow = context.advance(to: next, following: following)
        #expect(fast == slow, "seed \(seed), round \(round), position \(position): \(text)")
      }
    }
  }

  @Test func `what stands in one cluster with an emoji is taken as the rules take it`() {
    let seed: UInt64 = 15_2026
    var generator = SeededGenerator(seed: seed)
    let parts: [LineBreakClass] = [.combining, .joiner, .emojiBaseWide, .ideographicWide, .emojiModifier]
    for round in 0..<2_000 {
      let cluster = (0..<5).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }
      var taking = LineBreakMachine(isTailored: true)
      _ = taking.advance(to: .emojiBaseWide) { _ in nil }
      var advancing = taking
      for part in cluster {
        taking.take(part)
        _ = advancing.advance(to: part) { _ in nil }
      }
      for next in Self.classes {
        var (taken, advanced) = (taking, advancing)
        let isEqual = taken.advance(to: next) { _ in nil } == advanced.advance(to: next) { _ in nil }
        #expect(isEqual, "seed \(seed), round \(round), in front of \(next): \(cluster)")
      }
    }
  }
}
