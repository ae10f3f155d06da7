import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Foundation

/// Measures how much of the stack a level of each container takes, which the weights of nesting follow from.
enum DepthBenchmarks {
  static let outputs: [(name: String, render: @Sendable (AnyView) -> [Diagnostic])] = [
    ("page", { $0.renderHTML().diagnostics }),
    ("text", { $0.renderText(TextOptions(width: 60)).diagnostics }),
    (
      "spoken",
      { view in
        var options = TextOptions(width: 60)
        options.isAccessible = true
        return view.renderText(options).diagnostics
      }
    ),
  ]

  static func run(_ report: inout Report) throws {
    for nesting in NestedView.Kind.allCases {
      for output in outputs {
        let bytes = try deepestStack(of: nesting, output.render)
        report.add("\(nesting.name), \(output.name)", value: Double(bytes) / 1_000, unit: "KB", limit: 500)
      }
    }
    for output in outputs {
      var deepest = (bytes: 0, name: "")
      for (outer, inner) in pairs {
        let nesting = NestedView.Kind.containers(outer, inner)
        let bytes = try deepestStack(of: nesting, output.render)
        if bytes > deepest.bytes { deepest = (bytes, nesting.name) }
      }
      report.add("pairs; \(deepest.name), \(output.name)", value: Double(deepest.bytes) / 1_000, unit: "KB", limit: 500)
    }
  }

  /// Each container in the next five of the list.
  private static var pairs: [(ContainerCase, ContainerCase)] {
    let all = ContainerCase.allCases
    return all.indices.flatMap { index in (1...5).map { (all[index], all[(index + $0) % all.count]) } }
  }

  /// The bytes of stack that the deepest view of a kind takes that shows whole, or one that is cut if that takes more.
  private static func deepestStack(
    of nesting: NestedView.Kind,
    _ render: @escaping @Sendable (AnyView) -> [Diagnostic]
  ) throws -> Int {
    var (whole, cut) = (1, 2_000)
    while cut - whole > 1 {
      let levels = (whole + cut) / 2
      let isCut = render(AnyView(NestedView(nesting, levels: levels))).contains { $0.code == .tooDeep }
      if isCut { cut = levels } else { whole = levels }
    }
    let levels = whole
    let bytes = try StackMeter.bytes { _ = render(AnyView(NestedView(nesting, levels: levels))) }
    return max(bytes, try StackMeter.bytes { _ = render(AnyView(NestedView(nesting, levels: 5_000))) })
  }
}
