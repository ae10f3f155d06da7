import Cairn
import CairnHTML
import Testing

/// Sides to which words are aligned, whatever direction the words have.
@Suite struct TextDirectionTests {
  private static func styles(_ view: some View) -> String { view.renderHTML().styleSheet.css }

  @Test(arguments: [(TextAlignment.leading, "start"), (.trailing, "end")])
  func `words are aligned to a side of what is around, not of their own direction`(_ side: (TextAlignment, String)) {
    let (alignment, name) = side
    let words: [AnyView] = [
      AnyView(Text("שלום")), AnyView(Link("שלום", destination: "a.html")),
      AnyView(Link(destination: "a.html") { Label("שלום", systemImage: "star") }),
    ]
    for view in words {
      #expect(Self.styles(view.multilineTextAlignment(alignment)).contains("{text-align:var(--\(name))}"))
    }
    #expect(Self.styles(Button("שלום").multilineTextAlignment(alignment)).contains("{text-align:var(--\(name))}"))
    // What is inside may have another direction than the stack.
    #expect(Self.styles(VStack { words[0] }.multilineTextAlignment(alignment)).contains("{text-align:\(name)}"))
  }

  @Test func `the words of a cell are aligned to a side of the row`() {
    var content = ContentConfiguration.cell()
    content.text = "שלום"
    content.textProperties.alignment = .trailing
    #expect(Self.styles(ListCell(content)).contains(" .primary{text-align:var(--end)}"))
  }
}
