import Cairn
import CairnHTML
import CairnTestSupport
import Foundation
import Testing

/// No depth of data takes more of the stack than there is: what lies too deep is left out, with one diagnostic.
///
/// How much of the stack is taken in release builds is measured by the benchmarks.
@Suite struct NestingTests {
  /// The codes of what is wrong with a view, in each output.
  private static func codes(of view: some View) -> [[Diagnostic.Code]] {
    RenderedOutput.all(of: view).map { $0.diagnostics.map(\.code) }
  }

  /// Runs work on a thread with a stack of the size of a program's first thread, and returns its result.
  private func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  @Test(arguments: NestedView.Kind.allCases)
  func `what is nested without end is cut with one diagnostic`(kind: NestedView.Kind) async {
    for codes in await onThread({ Self.codes(of: NestedView(kind, levels: 3_000)) }) {
      #expect(codes.filter { $0 == .tooDeep } == [.tooDeep])
    }
  }

  @Test(arguments: NestedView.Kind.allCases)
  func `what is nested as deep as data are is whole`(kind: NestedView.Kind) async {
    for codes in await onThread({ Self.codes(of: NestedView(kind, levels: 8)) }) {
      #expect(!codes.contains(.tooDeep))
    }
  }

  @Test(arguments: ContainerCase.allCases)
  func `containers in each other in turn are cut with one diagnostic`(outer: ContainerCase) async {
    for inner in ContainerCase.allCases where inner != outer {
      for codes in await onThread({ Self.codes(of: NestedView(.containers(outer, inner), levels: 500)) }) {
        #expect(codes.filter { $0 == .tooDeep } == [.tooDeep], "\(inner.rawValue) in it")
      }
    }
  }

  @Test func `what stands beside something too deep shows`() async {
    let outputs = await onThread {
      let view = VStack(alignment: .leading) {
        Text("before")
        NestedView(.container(.stack), levels: 3_000)
        Text("after")
      }
      return RenderedOutput.all(of: view)
    }
    for text in outputs.map(\.text) {
      #expect(text.contains("before") && text.contains("after") && !text.contains("leaf"))
    }
  }

  @Test func `a renderer of somebody else's is asked for no more depth either`() async {
    let count = await onThread {
      let renderer = ContainerCounter()
      NestedView(.container(.stack), levels: 3_000).render(into: renderer)
      NestedView(.bodies, levels: 3_000).render(into: renderer)
      return [renderer.deepest, renderer.depth, renderer.diagnostics.count]
    }
    #expect(count[0] > 100 && count[0] < 3_000)
    #expect(count[1] == 0)
    #expect(count[2] == 2)
  }

  @Test func `values nested without end are cut and released without a deep stack`() async {
    let codes = await onThread {
      var view = AnyView(Text("leaf"))
      for _ in 0..<200_000 { view = AnyView(VStack { view }) }
      return Self.codes(of: view)
    }
    #expect(codes == [[.tooDeep], [.tooDeep], [.tooDeep]])
  }

  @Test func `cells in accessories of cells are cut and released without a deep stack`() async {
    let codes = await onThread {
      var cell = ListCell("leaf")
      for _ in 0..<200_000 {
        let inner = cell
        cell = ListCell("cell").accessories { Accessory.custom { inner } }
      }
      return Self.codes(of: Section { cell })
    }
    #expect(codes == [[.tooDeep], [.tooDeep], [.tooDeep]])
  }

  @Test func `groups nested without end are cut without a deep stack`() async {
    let codes = await onThread {
      var group = LayoutGroup.horizontal(height: 40) { LayoutItem(width: 10) }
      for _ in 0..<200_000 {
        let inner = group
        group = LayoutGroup.horizontal(height: 40) { inner }
      }
      return Self.codes(of: Section { Text("item") }.layout(LayoutSection { group }))
    }
    #expect(codes.map { codes in codes.filter { $0.rawValue == "layout.nesting-too-deep" }.count } == [1, 1, 1])
  }

  @Test(arguments: 0..<40)
  func `random trees render in all outputs`(block: Int) async {
    await onThread {
      for seed in block * 25..<(block + 1) * 25 {
        _ = RenderedOutput.all(of: RandomTree.view(seed: UInt64(seed)))
      }
    }
  }
}

/// Faults that random trees found.
@Suite struct RandomTreeFindings {
  @Test func `a badge on a section in a list is that of its rows`() {
    let html = List {
      Section { Text("a") }.badge(3)
      Text("z")
    }
    .html()
    #expect(html.components(separatedBy: "<ul").count == 3)
    #expect(html.contains("<p>a</p><span class=\"badge\">3</span>"))
    #expect(html.contains("<li><p>z</p></li>"))
  }

  @Test func `a spacer beside words is a row of its own also where rows can be chosen`() {
    let rows = Form {
      List {
        Group {
          Spacer()
          Text("a")
        }
        .tag(2)
      }
      .selection(.single)
    }
    #expect(rows.html().components(separatedBy: "<li").count == 3)
  }

  @Test func `what is wrong in a part of a placeholder that shows nothing is told`() {
    let view = ContentUnavailableView(
      label: { Text("nothing") },
      description: { NestedView(.bodies, levels: 3_000).hidden() },
      actions: { CollectionView(sections: [Unregistered()]) {} }
    )
    #expect(view.renderHTML().diagnostics.map(\.code).contains(.tooDeep))
  }

  private struct Unregistered: CollectionSection {}
}

/// Counts the containers that are open.
private final class ContainerCounter: Renderer {
  var environment = EnvironmentValues()
  private(set) var depth = 0
  private(set) var deepest = 0
  private(set) var diagnostics: [Diagnostic] = []

  func text(_ text: Text) {}

  func begin(_ container: Container) {
    depth += 1
    deepest = max(deepest, depth)
  }

  func end() { depth -= 1 }
  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
