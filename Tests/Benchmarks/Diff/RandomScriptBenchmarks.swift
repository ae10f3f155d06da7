import CairnTestSupport

/// Checks the differences of 100,000 random edit scripts: each leads to its target step by step, with the fewest moves.
enum RandomScriptBenchmarks {
  static func run(_ report: inout Report) throws {
    let count = 100_000
    let differences = RandomDifferences(seed: 11)
    var wrong = 0
    for number in 0..<UInt64(count) {
      let problems = try differences.problems(ofScript: number)
      guard !problems.isEmpty else { continue }
      wrong += 1
      print("The script with the seed \(differences.seed &+ number): \(problems.joined(separator: "; "))")
    }
    report.add("\(count) random edit scripts, wrong differences", value: Double(wrong), unit: "scripts", limit: 0)
  }
}
