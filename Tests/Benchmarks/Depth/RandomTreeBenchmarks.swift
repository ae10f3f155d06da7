import Cairn
import CairnTestSupport
import Foundation

/// Renders views at random in all outputs on a thread of 512 KB, and measures how much of the stack they take.
enum RandomTreeBenchmarks {
  static func run(_ report: inout Report) throws {
    let count = 100_000
    var deepest = 0
    for output in DepthBenchmarks.outputs {
      for block in stride(from: 0, to: count, by: 1_000) {
        let bytes = try StackMeter.bytes(capacity: 512 << 10) {
          for seed in block..<block + 1_000 { _ = output.render(RandomTree.view(seed: UInt64(seed))) }
        }
        deepest = max(deepest, bytes)
      }
    }
    report.add("\(count) random trees, stack", value: Double(deepest) / 1_000, unit: "KB", limit: 500)
  }
}
