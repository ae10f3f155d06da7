import CairnTestSupport
import Testing

@testable import Cairn
@testable import CairnHTML

/// Renderers that one rendering leaves to the next.
@Suite struct RenderingPoolTests {
  @Test(arguments: UInt64(1)...3)
  func `no rendering shows what an earlier one left`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for specimen in Specimen.all.shuffled(using: &generator) {
      let view = specimen.makeView()
      #expect(view.html(specimen.options) == view.renderHTML(specimen.options).body, "seed \(seed): \(specimen.name)")
    }
  }

  @Test func `a renderer forgets the options and the values of its rendering`() {
    final class Witness: Sendable {}
    enum WitnessKey: EnvironmentKey { static let defaultValue: Witness? = nil }
    weak var left: Witness?
    do {
      let witness = Witness()
      left = witness
      var options = HTMLOptions()
      options.environment[WitnessKey.self] = witness
      options.rootPath = "../"
      #expect(Link("Eiger", destination: "eiger.html").html(options).contains("../eiger.html"))
    }
    #expect(left == nil)
    #expect(Link("Eiger", destination: "eiger.html").html().contains("\"eiger.html\""))
  }

  @Test func `a renderer that a view has kept writes into no later rendering`() {
    final class Keeper: @unchecked Sendable { var renderer: (any Renderer)? }
    struct KeepingView: PrimitiveView {
      let keeper: Keeper
      func _render(into renderer: any Renderer) {
        keeper.renderer = renderer
        renderer.text(Text("first"))
      }
    }
    let keeper = Keeper()
    #expect(KeepingView(keeper: keeper).html() == "<p>first</p>")
    keeper.renderer?.text(Text("late"))
    for _ in 0..<8 { #expect(Text("third").html() == "<p>third</p>") }
  }

  @Test func `a task that outlives its rendering finds the environment of no later one`() {
    final class Keeper: @unchecked Sendable { var source: EnvironmentSource? }
    struct KeepingView: View {
      let keeper: Keeper
      var body: some View {
        // As a task does that begins here.
        let _ = keeper.source = EnvironmentSource.current
        Text("first")
      }
    }
    struct LaterView: View {
      let keeper: Keeper
      var body: some View { Text(keeper.source?.renderer == nil ? "alone" : "found") }
    }
    let keeper = Keeper()
    #expect(KeepingView(keeper: keeper).html() == "<p>first</p>")
    for _ in 0..<8 { #expect(LaterView(keeper: keeper).html() == "<p>alone</p>") }
  }

  @Test func `a rendering within a rendering has a renderer of its own`() {
    struct Outer: View {
      var body: some View {
        VStack {
          Text("before")
          Text(verbatim: Text("inner").bold().html())
        }
      }
    }
    let fresh = Outer().renderHTML().body
    #expect(Outer().html() == fresh)
    #expect(fresh.contains("before"))
  }

  @Test func `options that are changed leave copies alone`() {
    let original = HTMLOptions(idPrefix: "a-")
    var copy = original
    copy.idPrefix = "b-"
    copy.environment.headingLevel = 3
    copy.rootPath = ".."
    #expect(original.idPrefix == "a-" && original.environment.headingLevel == 1 && original.root == nil)
    #expect(copy.root?.text == "../")
    #expect(HTMLOptions.standard.idPrefix.isEmpty)
  }
}
