import Cairn

/// The facts of the environment that every node and every word needs.
struct EnvironmentFacts {
  var isRightToLeft = false
  /// Whether bars replace words.
  var isRedacted = false

  init() {}

  init(_ environment: EnvironmentValues) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    isRedacted = environment.redactionReasons.contains(.placeholder)
  }
}
