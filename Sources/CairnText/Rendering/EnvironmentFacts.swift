import Cairn

/// What every node and every word asks the environment for.
struct EnvironmentFacts {
  var isRightToLeft = false
  /// Whether bars stand in place of words.
  var isRedacted = false

  init() {}

  init(_ environment: EnvironmentValues) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    isRedacted = environment.redactionReasons.contains(.placeholder)
  }
}
