/// Two pieces of work timed in turn, so that a machine that slows down slows down both.
struct Comparison {
  /// The median time of the work in microseconds.
  var value: Double
  /// The median time of the baseline in microseconds.
  var baseline: Double
  /// The median of the ratios, pair by pair.
  var ratio: Double

  /// Times work against a baseline, after one uncounted round.
  init(rounds: Int = 15, repetitions: Int = 1, work: () -> Void, baseline: () -> Void) {
    var values: [Double] = []
    var baselines: [Double] = []
    for round in 0...rounds {
      let value = Self.microseconds(repetitions, work)
      let base = Self.microseconds(repetitions, baseline)
      guard round > 0 else { continue }
      values.append(value)
      baselines.append(base)
    }
    value = Self.median(values)
    self.baseline = Self.median(baselines)
    ratio = Self.median(zip(values, baselines).map { $0 / $1 })
  }

  /// Creates the comparison of one of several equal parts of the work.
  init(_ whole: Comparison, dividedBy parts: Double) {
    value = whole.value / parts
    baseline = whole.baseline
    ratio = whole.ratio / parts
  }

  /// Returns the time of one repetition in microseconds.
  static func microseconds(_ repetitions: Int, _ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure {
      for _ in 0..<repetitions { work() }
    }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(repetitions)
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }
}

/// Keeps a value from being optimised away.
@inline(never)
func blackHole<Value>(_ value: Value) {}
