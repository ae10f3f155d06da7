import Testing

@testable import Cairn

/// The invariants of the fuzzing must notice what it is for.
@Suite struct LayoutInvariantsTests {
  private static let layout = CompositionalLayout {
    LayoutSection(spacing: 10) {
      .horizontal(height: 100, spacing: 10) {
        LayoutItem(width: 100)
        LayoutGroup.vertical(width: 100, height: 100) {
          LayoutItem(height: 40)
          LayoutItem(height: 40)
        }
      }
    }
  }

  enum Fault: CaseIterable {
    case item, innerItem, innerGroup, instance, order, stray, section
  }

  private func problems(_ change: (inout LayoutResult) -> Void) -> [String] {
    let environment = LayoutEnvironment(width: 250, height: 500)
    let inputs = [SectionInput(7), SectionInput(3)]
    var result = LayoutSolver.solve(Self.layout, environment: environment, sections: inputs)
    change(&result)
    return LayoutInvariants(Self.layout, environment, inputs, result).problems
  }

  @Test func `has nothing to say of a solution`() {
    #expect(problems { _ in } == [])
  }

  @Test(arguments: Fault.allCases)
  func `notices what is elsewhere`(_ fault: Fault) {
    let problems = problems { result in
      switch fault {
      case .item: result.sections[0].items[0].width = 120
      case .innerItem: result.sections[0].items[2].y = 30
      case .innerGroup: result.sections[0].groups[1].frame.width = 160
      case .instance: result.sections[0].groups[2].frame.y = 90
      case .order: result.sections[0].items.swapAt(1, 2)
      case .stray: result.sections[0].groups[1].part = 0
      case .section: result.sections[1].frame.y -= 20
      }
    }
    #expect(!problems.isEmpty)
  }
}
