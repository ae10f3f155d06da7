import Cairn
import CairnHTML
import CairnText
import Testing

/// What views within rows, and modifiers around several rows, say for themselves.
@Suite struct PartsOfRowsTests {
  private struct Folder: Identifiable, Sendable {
    let id: String
    var parts: [Folder]?
  }

  private static func title() -> some View {
    HStack {
      Image(systemName: "tray")
      Text("Inbox").badge(37)
    }
  }

  @Test func `a badge within the view of a title that unfolds shows`() {
    let view = List {
      DisclosureGroup {
        Text("Mail")
      } label: {
        Self.title()
      }
    }
    for output in RenderedOutput.all(of: view) { #expect(output.text.contains("37"), "\(output.text)") }
  }

  @Test func `a badge within the view of a leaf of an outline shows`() {
    let view = List { OutlineGroup([Folder(id: "Inbox")], children: \.parts) { _ in Self.title() } }
    for output in RenderedOutput.all(of: view) { #expect(output.text.contains("37"), "\(output.text)") }
  }

  @Test func `a badge among the accessories of a title that unfolds shows`() {
    let view = List {
      DisclosureGroup {
        Text("Mail")
      } label: {
        ListCell("Inbox").accessories { Accessory.custom { Text("new").badge(37) } }
      }
    }
    for output in RenderedOutput.all(of: view) { #expect(output.text.contains("37"), "\(output.text)") }
  }

  @Test func `a badge around several rows is one for each`() {
    let cells = List { ForEach(["Rysy", "Mnich"], id: \.self) { ListCell($0) }.badge(3) }
    let outputs = RenderedOutput.all(of: cells)
    #expect(outputs[0].text.matches(of: /<li\b/).count == 2)
    #expect(outputs[0].text.matches(of: /class="badge"/).count == 2)
    #expect(outputs[2].text == "list with 2 items\nRysy, 3\nMnich, 3")
  }

  @Test func `a badge around several views that are no cells is one beside each`() {
    let words = List { Group { Text("Rysy"); Text("Mnich") }.badge(3) }
    let outputs = RenderedOutput.all(of: words)
    #expect(outputs[0].text.matches(of: /<li\b/).count == 2)
    #expect(outputs[0].text.matches(of: /class="badge"/).count == 2)
    #expect(outputs[1].text.matches(of: /\(3\)/).count == 2)
    #expect(outputs[2].text.hasPrefix("list with 2 items\n"))
  }

  @Test func `a badge around several rows leaves them their actions`() {
    let view = Form {
      List {
        ForEach(["Rysy", "Mnich"], id: \.self) { name in
          ListCell(name).swipeActions { SwipeAction("Flag", action: "flag") }
        }
        .badge(3)
      }
    }
    let page = view.html()
    #expect(page.contains("flag:Rysy") && page.contains("flag:Mnich"))
  }

  @Test func `rows of a list inside a hosted view keep their identity and actions`() {
    let view = Form {
      List {
        OutlineGroup([Folder(id: "Eiger")], children: \.parts) { folder in
          VStack {
            Text(verbatim: folder.id)
            List { ListCell("North face").tag("north").swipeActions { SwipeAction("Climb", action: "climb") } }
          }
        }
      }
    }
    #expect(view.html().contains("climb:north"))
  }

  @Test func `actions of a cell in a form of its own know the element that it is of`() {
    let view = List(["Rysy"], id: \.self) { name in
      Form(action: "/summits") { ListCell(name).swipeActions { SwipeAction("Flag", action: "flag") } }
    }
    let output = view.renderHTML()
    #expect(output.body.contains("flag:Rysy"))
    #expect(output.diagnostics == [])
  }

  @Test func `a notice renders what it holds a few times at most, however deep`() {
    final class Count { var value = 0 }
    struct Leaf: View {
      let count: Count
      var body: some View {
        count.value += 1
        return Text("Rysy")
      }
    }
    let count = Count()
    var view = AnyView(Leaf(count: count))
    for _ in 0..<10 {
      let inner = view
      view = AnyView(ContentUnavailableView { Text("Nothing") } description: { inner })
    }
    _ = view.html()
    #expect(1...11 ~= count.value)
  }
}
