import Cairn
import Foundation
import Testing

// The documentation of `Renderer` has this class as its example; a test compares the two.
final class Outline: Renderer {
  var environment = EnvironmentValues()
  private(set) var lines: [String] = []
  private var depth = 0

  func text(_ text: Text) { lines.append(String(repeating: " ", count: depth) + text.plainText) }
  func begin(_ container: Container) { depth += 1 }
  func end() { depth -= 1 }
  func report(_ diagnostic: Diagnostic) {}
}

@Suite struct RendererTests {
  private var everything: some View {
    VStack {
      Text("text").bold()
      Image("image")
      Image(decorative: "none")
      Spacer()
      Divider()
      Circle()
      ProgressView("progress", value: 0.5)
      Label("label", systemImage: "star").padding().id("a")
      NavigationStack { Text("inside").navigationTitle("title") }
      Text("dark").preferredColorScheme(.dark)
    }
  }

  @Test func `the example of the documentation is a backend`() {
    let outline = Outline()
    everything.render(into: outline.watched)
    let expected = [" text", " image", " progress: 50 %", "   label", "   title", "  inside", " dark"]
    #expect(outline.lines == expected)
    #expect(outline.environment.colorScheme == .light)
  }

  @Test func `the example of the documentation is the class of this file`() throws {
    func code(_ lines: some Sequence<String>) -> [String] {
      Array(lines.drop { !$0.hasPrefix("final class Outline") }.prefix { $0 != "```" && !$0.hasPrefix("@Suite") })
        .filter { !$0.isEmpty }
    }
    let tests = URL(filePath: #filePath)
    let package = tests.appending(path: "../../../..").standardizedFileURL
    let source = try String(
      contentsOf: package.appending(path: "Sources/Cairn/Rendering/Renderer.swift"),
      encoding: .utf8
    )
    let documentation = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.hasPrefix("/// ") ? line.dropFirst(4) : "")
    }
    let here = try String(contentsOf: tests, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let example = code(documentation)
    #expect(example.count == 9)
    #expect(example == code(here))
  }

  @Test func `the outline of every kind of view is as recorded`() throws {
    try expectGolden(everything, "views")
  }

  @Test func `a style reaches each view of a group but nothing inside a container`() {
    let view = Group {
      Text("a")
      VStack { Text("b") }
      Divider()
    }
    .opacity(0.5)
    let expected = """
      text "a" [opacity(0.5)]
      stack vertical center/center [opacity(0.5)]
        text "b"
      divider [opacity(0.5)]
      """
    #expect(view.outline == expected)
  }

  @Test func `a backend without a reader to ask is shown the first layout's content`() {
    let reader = LayoutChoiceReader { choice in Text(choice ?? "none") }
    let choices = ["List", "Grid"].map { LayoutChoice($0, LayoutSection { .columns(2, height: 44) }) }
    #expect(reader.outline.hasSuffix("\"none\""))
    let chosen = Section { reader }.layout(choices: choices).outline
    #expect(chosen.contains("text \"List\""))
    #expect(!chosen.contains("text \"Grid\""))
    #expect(chosen.contains("section of 1"))
  }

  @Test func `a split view has a sidebar, in which lists look like one, and content`() {
    let view = NavigationSplitView {
      List { Text("a") }
    } detail: {
      List { Text("b") }
    }
    let expected = """
      navigationSplit
        sidebar:
          stack vertical leading/center
            section of 1 list
              items:
                item 0
                  text "a"
        content:
          stack vertical leading/center
            section of 1
              items:
                item 0
                  text "b"
      """
    #expect(view.outline == expected)
    #expect(view.listStyle(.plain).outline.contains("section of 1 list"))
  }

  @Test func `styles arrive outermost first`() {
    let view = Text("a").padding().background(.red).opacity(0.5)
    let expected =
      "text \"a\" [opacity(0.5)] [background red rectangle(cornerRadius: 0.0)] [padding 16.0 16.0 16.0 16.0]"
    #expect(view.outline == expected)
  }
}
