import CairnTestSupport
import Foundation
import Testing

@testable import Cairn

@Suite struct LayoutFuzzTests {
  /// How many layouts are tried; `LAYOUT_FUZZ` in the environment names another number.
  private static let count = ProcessInfo.processInfo.environment["LAYOUT_FUZZ"].flatMap(Int.init) ?? 5_000
  private static let seed = ProcessInfo.processInfo.environment["LAYOUT_SEED"].flatMap(UInt64.init) ?? 20_240_601

  @Test(.timeLimit(.minutes(20)))
  func `sensible layouts keep items in order, inside and apart`() {
    for index in 0..<Self.count {
      var fuzz = LayoutFuzz(seed: Self.seed &+ UInt64(index), isWild: false)
      let (layout, environment, inputs) = fuzz.makeProblem()
      let result = LayoutSolver.solve(layout, environment: environment, sections: inputs)
      let problems = LayoutInvariants(layout, environment, inputs, result).problems
      #expect(problems == [], "LAYOUT_SEED=\(Self.seed &+ UInt64(index))")
      if !problems.isEmpty { return print(layout) }
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `wild layouts give finite frames for no more items than there are`() {
    for index in 0..<Self.count {
      var fuzz = LayoutFuzz(seed: Self.seed &+ UInt64(index), isWild: true)
      let (layout, environment, inputs) = fuzz.makeProblem()
      let result = LayoutSolver.solve(layout, environment: environment, sections: inputs)
      let again = LayoutSolver.solve(layout, environment: environment, sections: inputs)
      let problems = LayoutInvariants(layout, environment, inputs, result).basicProblems
      #expect(problems == [], "LAYOUT_SEED=\(Self.seed &+ UInt64(index))")
      if !problems.isEmpty { print(layout, result.diagnostics, result.sections.map(\.groups)) }
      #expect(again == result, "LAYOUT_SEED=\(Self.seed &+ UInt64(index))")
      _ = result.pinned(at: LayoutPoint(x: 10, y: 100))
      if !problems.isEmpty { return }
    }
  }
}
