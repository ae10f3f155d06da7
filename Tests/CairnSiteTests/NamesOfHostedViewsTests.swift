import Cairn
import CairnHTML
import CairnText
import Testing

/// Readers know a view inside a cell by the words that it is described by, in every output.
@Suite struct NamesOfHostedViewsTests {
  private struct Peak: Identifiable, Sendable {
    let id: String
    var parts: [Peak]?
  }

  private static func page(_ row: some View) -> String {
    Form {
      List {
        OutlineGroup([Peak(id: "eiger")], children: \.parts) { _ in
          row.swipeActions(presentation: .menu) { SwipeAction("Flag", action: "flag") }
        }
      }
    }
    .html()
  }

  @Test func `labels stand in place of words, and what is hidden is left out`() {
    let row = HStack {
      Text("→").accessibilityHidden(true)
      Image(systemName: "star").accessibilityLabel("Favourite")
      VStack { Text("4000 m") }.hidden()
      Circle().accessibilityLabel("Closed")
      HStack { Text("E") }.accessibilityLabel("Eiger")
      HStack { Text("seen") }.accessibilityHidden(true)
      ListCell("3967 m")
    }
    #expect(Self.page(row).contains("aria-label=\"Actions for Favourite, Closed, Eiger, 3967 m\""))
    #expect(Self.page(row.accessibilityLabel("Whole")).contains("aria-label=\"Actions for Whole\""))
    #expect(Self.page(Text("E").accessibilityLabel("Eiger")).contains("aria-label=\"Actions for Eiger\""))
  }

  @Test func `what is said is what the page is described by`() {
    let view = List {
      OutlineGroup([Peak(id: "eiger")], children: \.parts) { _ in
        HStack {
          Text("→").accessibilityHidden(true)
          Image(systemName: "star").accessibilityLabel("Favourite")
          Text("Eiger")
        }
      }
    }
    let outputs = RenderedOutput.all(of: view)
    #expect(outputs[2].text == "list with 1 item\nFavourite, image, Eiger")
  }
}
