/// The wish of a view that no button leads back from the destination around it.
///
/// It is a call of its own among those of the view, so that it can hold for some values of states.
public struct BackButtonMark: Hashable, Sendable {
  /// How many destinations are around the view.
  let level: Int

  /// The mark of a destination in the view.
  var next: BackButtonMark { BackButtonMark(level: level + 1) }

  /// Returns the cases in which a recording has the mark; in each, all of the states have the given values.
  ///
  /// - Returns: No cases if it never has the mark, and one without states if it always has it.
  func casesWithoutButton(in recording: Recording) -> [[StateValue]] {
    var cases: [[StateValue]] = []
    var conditions: [StateCondition?] = []
    for entry in recording.entries {
      switch entry.call {
      case .beginStyle(.shown(let condition)): conditions.append(condition)
      case .beginStyle: conditions.append(nil)
      case .endStyle: conditions.removeLast()
      case .backButtonMark(self): cases += StateCondition.shown(in: conditions.compactMap(\.self))
      default: break
      }
    }
    return cases.contains([]) ? [[]] : cases
  }
}

extension StateCondition {
  /// Beyond this number of cases nobody can tell them apart.
  private static let mostCases = 64

  /// Returns the cases in which what has all of some conditions shows; none if they are too many.
  fileprivate static func shown(in conditions: [StateCondition]) -> [[StateValue]] {
    let hidden = conditions.flatMap(\.hidden)
    var states: [StateReference] = []
    for value in hidden.joined() where !states.contains(value.state) { states.append(value.state) }
    var cases: [[StateValue]] = [[]]
    for state in states {
      guard cases.count * state.cell.count <= mostCases else { return [] }
      cases = cases.flatMap { first in (0..<state.cell.count).map { first + [StateValue(state.cell, $0)] } }
    }
    return cases.filter { values in !hidden.contains { $0.allSatisfy(values.contains) } }
  }
}

extension EnvironmentValues {
  /// The mark of the destination around; `nil` if no button leads back.
  var backButtonMark: BackButtonMark? {
    get { self[BackButtonMarkKey.self] }
    set { self[BackButtonMarkKey.self] = newValue }
  }
}

private enum BackButtonMarkKey: EnvironmentKey {
  static var defaultValue: BackButtonMark? { nil }
}
