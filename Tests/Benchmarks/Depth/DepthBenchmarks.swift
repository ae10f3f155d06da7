import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Foundation

/// Measures how much of the stack a level of each container takes, which the weights of nesting follow from.
enum DepthBenchmarks {
  static let outputs: [(name: String, render: @Sendable (AnyView) -> Void)] = [
    ("page", { _ = $0.renderHTML() }),
    ("text", { _ = $0.renderText(TextOptions(width: 60)) }),
    (
      "spoken",
      { view in
        var options = TextOptions(width: 60)
        options.isAccessible = true
        _ = view.renderText(options)
      }
    ),
  ]

  static func run(_ report: inout Report) {
    for nesting in NestedView.Kind.allCases {
      for output in outputs {
        let bytes = StackMeter.bytes { output.render(AnyView(NestedView(nesting, levels: 5_000))) }
        report.add("\(nesting.name), \(output.name)", value: Double(bytes) / 1_000, unit: "KB", limit: 500)
      }
    }
    for output in outputs {
      var deepest = (bytes: 0, name: "")
      for outer in ContainerCase.allCases {
        for inner in ContainerCase.allCases where inner != outer {
          let nesting = NestedView.Kind.containers(outer, inner)
          let bytes = StackMeter.bytes { output.render(AnyView(NestedView(nesting, levels: 5_000))) }
          if bytes > deepest.bytes { deepest = (bytes, nesting.name) }
        }
      }
      report.add("pairs; \(deepest.name), \(output.name)", value: Double(deepest.bytes) / 1_000, unit: "KB", limit: 500)
    }
  }
}
