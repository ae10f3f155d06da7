import Cairn
import Testing

/// What views say about rows, in pages, terminals and accessible text alike.
@Suite struct RowLooksTests {
  private static func expectSame(
    _ view: some View,
    as other: some View,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for (output, expected) in zip(RenderedOutput.all(of: view), RenderedOutput.all(of: other)) {
      #expect(output.text == expected.text, sourceLocation: sourceLocation)
      #expect(output.diagnostics == expected.diagnostics, sourceLocation: sourceLocation)
    }
  }

  @Test func `an empty badge is none`() {
    let badge = ""
    Self.expectSame(List { Text("Rysy").badge(badge) }, as: List { Text("Rysy") })
    Self.expectSame(List { ListCell("Rysy").badge("") }, as: List { ListCell("Rysy") })
    Self.expectSame(
      List { Label("Rysy", systemImage: "star").badge(Text("")) },
      as: List { Label("Rysy", systemImage: "star") }
    )
    Self.expectSame(VStack { HStack { Text("Rysy") }.badge("") }, as: VStack { HStack { Text("Rysy") } })
  }

  @Test func `what is said about rows says nothing about a list`() {
    let list = List { ForEach(["Rysy", "Mnich"], id: \.self) { Text($0) } }
    Self.expectSame(list.listRowSeparator(.hidden).listRowBackground(.yellow), as: list)
    Self.expectSame(VStack { list.listRowSeparatorTint(.red) }, as: VStack { list })
    Self.expectSame(list.padding().listRowSeparator(.hidden), as: list.padding())
  }

  @Test func `rows of a section in a list are those outside of sections`() {
    let loose = RenderedOutput.all(of: List { Label("Rysy", systemImage: "star") })
    let inSection = RenderedOutput.all(of: List { Section { Label("Rysy", systemImage: "star") } })
    #expect(loose.map(\.text) == inSection.map(\.text))
  }
}
