import Cairn
import CairnHTML
import CairnText
import Testing

/// What a strict reading of lists and cells found: each shows one fault.
@Suite struct StrictReaderTests {
  struct Node: Identifiable, Sendable {
    var id: String
    var parts: [Node]?
  }

  private static let tree = [Node(id: "Alps", parts: [Node(id: "Eiger")]), Node(id: "Andes")]

  private static func spoken(_ view: some View) -> String {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return view.text(options)
  }

  // A badge inside the view of a title that unfolds is rendered nowhere, and nothing says so.
  @Test func `a badge within the view of a title that unfolds shows`() {
    let view = List {
      DisclosureGroup {
        Text("Mail")
      } label: {
        HStack {
          Image(systemName: "tray")
          Text("Inbox").badge(37)
        }
      }
    }
    #expect(view.html().contains("37"))
    #expect(view.text(TextOptions(width: 40)).contains("37"))
    #expect(Self.spoken(view).contains("37"))
  }

  // The same for a leaf of an outline.
  @Test func `a badge within the view of a leaf of an outline shows`() {
    let view = List {
      OutlineGroup([Node(id: "Eiger")], children: \.parts) { node in
        HStack { Text(verbatim: node.id).badge(37) }
      }
    }
    #expect(view.html().contains("37"))
    #expect(view.text(TextOptions(width: 40)).contains("37"))
  }

  // And for a view among the accessories of a title.
  @Test func `a badge among the accessories of a title that unfolds shows`() {
    let view = List {
      DisclosureGroup {
        Text("Mail")
      } label: {
        ListCell("Inbox").accessories { Accessory.custom { Text("new").badge(37) } }
      }
    }
    #expect(view.html().contains("37"))
  }

  // The accessible text speaks the words that a look at the view collected, and nothing else that it shows.
  @Test func `what a hosted view holds is spoken as it is elsewhere`() {
    let label = List {
      Label {
        Link("Route", destination: "route.html")
      } icon: {
        Image(systemName: "map")
      }
    }
    #expect(Self.spoken(label).contains("Route, link"))
    let view = List {
      OutlineGroup([Node(id: "Eiger")], children: \.parts) { node in
        VStack {
          Text(verbatim: node.id)
          ProgressView("Ascent", value: 0.5)
          Link("Route", destination: "route.html")
          DisclosureGroup("More") { Text("North face") }
        }
      }
    }
    let spoken = Self.spoken(view)
    #expect(spoken.contains("Ascent"))
    #expect(spoken.contains("Route, link"))
    #expect(spoken.contains("North face"))
  }

  // Cells in a stack leave the row without words, so that it is silent.
  @Test func `cells within the view of an outline are spoken`() {
    let view = List {
      OutlineGroup([Node(id: "Eiger")], children: \.parts) { node in
        HStack {
          ListCell(Text(verbatim: node.id))
          ListCell("3967 m")
        }
      }
    }
    #expect(Self.spoken(view).contains("Eiger"))
    #expect(Self.spoken(view).contains("3967 m"))
  }

  // The page has no control for a branch, so that sending the form takes it from those chosen; the terminal shows one.
  @Test func `a branch that is chosen can be sent, or its author is told that it cannot`() {
    let view = Form {
      List { OutlineGroup(Self.tree, children: \.parts) { ListCell(Text(verbatim: $0.id)) } }
        .selection(.multiple, selected: ["Alps"])
    }
    let output = view.renderHTML()
    #expect(output.body.contains("value=\"Alps\" checked") || !output.diagnostics.isEmpty)
  }

  @Test func `pages and terminals show the same controls of a branch`() {
    let view = Form {
      List { OutlineGroup(Self.tree, children: \.parts) { ListCell(Text(verbatim: $0.id)) } }.selection(.multiple)
    }
    let boxes = view.html().components(of: "type=\"checkbox\"")
    #expect(view.text(TextOptions(width: 40)).components(of: "[ ]") == boxes)
  }

  // A `details` cannot stand in a heading; swipe actions of a header item are left out with a diagnostic, this is not.
  @Test func `controls of the item that is the header are left out as its actions are`() {
    let view = Form {
      Section {
        ListCell("Summits").accessories {
          Accessory.delete(displayed: .always)
          Accessory.multiselect(displayed: .always)
        }
        .tag("summits")
        ListCell("Rysy").tag("rysy")
      }
      .layout(.list(.insetGrouped, header: .firstItemInSection))
    }
    let output = view.renderHTML()
    #expect(!output.body.contains("<details"))
    #expect(!output.diagnostics.isEmpty)
  }

  // What is loading is silent on a page, where accessories and links are left out; the accessible text says them.
  @Test func `a placeholder says that it is loading and nothing of what it stands for`() {
    let view = List { ListCell("Rysy").destination("rysy.html").badge(37) }.redacted(reason: .placeholder)
    #expect(!Self.spoken(view).contains("37"))
    #expect(!Self.spoken(view).contains("link"))
  }

  // A blocked address is left out of the page with the action, but terminals list it.
  @Test func `an action whose address is blocked is left out everywhere`() {
    let view = List {
      ListCell("Rysy").swipeActions(presentation: .menu) { SwipeAction("Visit", destination: "javascript:alert(1)") }
    }
    #expect(!view.html().contains("popover"))
    #expect(!view.text(TextOptions(width: 40)).contains("Visit"))
    #expect(!Self.spoken(view).contains("Visit"))
  }

  // A link in a label is valid HTML and works; in a list where items are chosen it becomes dead words.
  @Test func `a link beside the words of a leaf that can be chosen works`() {
    let view = Form {
      List {
        OutlineGroup([Node(id: "Eiger")], children: \.parts) { node in
          HStack {
            Text(verbatim: node.id)
            Link("Route", destination: "route.html")
          }
        }
      }
      .selection(.multiple)
    }
    #expect(view.html().contains("href=\"route.html\""))
  }

  // A list inside the view of an outline's row has rows of its own, which lose what they say.
  @Test func `rows of a list inside a hosted view keep their identity and actions`() {
    let view = Form {
      List {
        OutlineGroup([Node(id: "Eiger")], children: \.parts) { node in
          VStack {
            Text(verbatim: node.id)
            List { ListCell("North face").tag("north").swipeActions { SwipeAction("Climb", action: "climb") } }
          }
        }
      }
    }
    #expect(view.html().contains("climb:north"))
  }

  @Test func `a badge without words shows nothing`() {
    let view = List { ListCell("Rysy").badge("") }
    #expect(!view.text(TextOptions(width: 40)).contains("()"))
  }

  // Two lists with the usual name are one group of radio buttons, which the guide calls a diagnostic.
  @Test func `two lists of which one item each can be chosen are told that they share a name`() {
    func list(_ names: [String]) -> some View { List(names, id: \.self) { ListCell($0) }.selection(.single) }
    let view = Form {
      list(["Rysy", "Mnich"])
      list(["Small", "Large"])
    }
    #expect(view.renderHTML().diagnostics.map(\.code) == [.sharedSelection])
  }

  // A modifier on several views applies to each; this one makes one row of all of them.
  @Test func `a badge on several rows is one for each`() {
    let view = List { ForEach(["Rysy", "Mnich"], id: \.self) { ListCell($0) }.badge(3) }
    #expect(view.html().components(of: "<li") == 2)
    #expect(Self.spoken(view) == "list with 2 items\nRysy, 3\nMnich, 3")
  }

  // The same with what the rows say: elements have identities, but the actions are left out for want of one.
  @Test func `a badge on several rows leaves them their actions`() {
    let view = Form {
      List {
        ForEach(["Rysy", "Mnich"], id: \.self) { name in
          ListCell(name).swipeActions { SwipeAction("Flag", action: "flag") }
        }
        .badge(3)
      }
    }
    #expect(view.html().contains("flag:Rysy"))
    #expect(view.html().contains("flag:Mnich"))
  }

  // What unfolds has no name for those who do not see its picture, and nothing says so.
  @Test func `a title without words that unfolds is reported`() {
    let view = List {
      DisclosureGroup {
        Text("Rysy")
      } label: {
        Circle()
      }
    }
    #expect(view.renderHTML().diagnostics.map(\.code) == [.unnamedControl])
  }

  // The page shows a disabled cell without its link; the accessible text says there is one.
  @Test func `a disabled cell leads nowhere`() {
    let view = List { ListCell("Rysy").destination("rysy.html").state(CellState(\.isDisabled)) }
    #expect(!view.html().contains("href"))
    #expect(!Self.spoken(view).contains("link"))
  }

  // What is unfolded at rendering is known then: terminals always show it, and a cell is not told.
  @Test func `a cell that is unfolded at rendering is rendered so`() {
    let view = List {
      DisclosureGroup(isExpanded: true) {
        Text("Rysy")
      } label: {
        ListCell("Tatras").onConfigurationUpdate { cell, state in
          cell.contentConfiguration.secondaryText = state.isExpanded ? "open" : "closed"
        }
      }
    }
    #expect(view.text(TextOptions(width: 40)).contains("open"))
  }

  // Looking whether a description is empty renders it, and so each notice inside another doubles the work.
  @Test func `a notice renders what it holds a few times at most, however deep`() {
    final class Count { var value = 0 }
    let count = Count()
    struct Leaf: View {
      let count: Count
      var body: some View {
        count.value += 1
        return Text("Rysy")
      }
    }
    var view = AnyView(Leaf(count: count))
    for _ in 0..<10 {
      let inner = view
      view = AnyView(
        ContentUnavailableView {
          Text("Nothing")
        } description: {
          inner
        }
      )
    }
    _ = view.html()
    #expect(count.value <= 11)
  }

  // Inside a container of the row, actions make an item of their own, which does not know the element around it.
  @Test func `actions of a cell in a form of its own know the element that it is of`() {
    let view = List(["Rysy"], id: \.self) { name in
      Form(action: "/summits") { ListCell(name).swipeActions { SwipeAction("Flag", action: "flag") } }
    }
    let output = view.renderHTML()
    #expect(output.body.contains("flag:Rysy"))
    #expect(output.diagnostics == [])
  }

  // What readers know a row by takes no account of labels, nor of what is hidden from those who do not see it.
  @Test func `the words of a hosted view are those that it is described by`() {
    let view = Form {
      List {
        OutlineGroup([Node(id: "Eiger")], children: \.parts) { node in
          HStack {
            Text("→").accessibilityHidden(true)
            Image(systemName: "star").accessibilityLabel("Favourite")
            Text(verbatim: node.id)
          }
          .swipeActions(presentation: .menu) { SwipeAction("Flag", action: "flag") }
        }
      }
    }
    #expect(Self.spoken(view).contains("Favourite"))
    #expect(!Self.spoken(view).contains("→"))
    #expect(!view.html().contains("aria-label=\"Actions for →"))
  }

  // The same of a whole view with a label.
  @Test func `a hosted view is called what its label says`() {
    let view = List {
      DisclosureGroup {
        Text("Rysy")
      } label: {
        HStack {
          Text("T")
          Text("2")
        }
        .accessibilityLabel("Tatras, two summits")
      }
    }
    #expect(Self.spoken(view).contains("Tatras, two summits"))
  }

  // The order of system accessories is fixed, but the terminal puts the control of the list in front of all.
  @Test func `terminals have the controls of a row in the order of the page`() {
    let view = Form {
      List(["Rysy"], id: \.self) { name in
        ListCell(name).accessories { Accessory.insert(displayed: .always) }
      }
      .selection(.multiple)
    }
    #expect(view.html().contains(/class="insert".*type="checkbox"/))
    #expect(view.text(TextOptions(width: 40)) == "[+] [ ] Rysy")
  }

  // Browsers send line breaks as CR LF, so that nothing of what a page sends finds the element.
  @Test func `an element whose identity has a line break can be moved`() throws {
    let action = FormAction(name: "move", value: "up:a\r\nb")
    let transaction = try ReorderTransaction(action, in: ["x", "a\nb"])
    #expect(transaction.finalItemIdentifiers == ["a\nb", "x"])
  }

  // Controls of layouts stand directly in the list of what unfolds, where only items may.
  @Test func `the choice between layouts under a title that unfolds is in an item`() {
    let view = Section {
      DisclosureGroup {
        Section { ListCell("Rysy") }
          .layout(choices: [
            LayoutChoice("List", .list(.plain)), LayoutChoice("Grid", LayoutSection { .columns(2, height: 44) }),
          ])
      } label: {
        ListCell("Tatras")
      }
    }
    #expect(!view.html().contains("class=\"items\"><fieldset"))
  }

  // A `div` cannot stand in a `span`, nor in a summary.
  @Test func `the menu of a cell where only phrases may stand is none of flow`() {
    let view = DisclosureGroup {
      Text("Rysy")
    } label: {
      VStack {
        ListCell("Tatras").swipeActions(presentation: .menu) { SwipeAction("Visit", destination: "tatras.html") }
        Text("Two summits")
      }
    }
    let html = view.html()
    let summary = html[..<(html.firstRange(of: "</summary>")?.lowerBound ?? html.endIndex)]
    #expect(!summary.contains("<div class=\"actions\""))
  }

  // The columns of a list ask for the width of a cell in front of words, which asks for the columns: the stack overflows.
  @Test func `a cell in front of the words of a cell does not end the program`() async {
    await #expect(processExitsWith: .success) {
      let view = List {
        ListCell("Rysy").accessories { Accessory.custom(placement: .leading) { ListCell("1") } }
      }
      _ = view.text(TextOptions(width: 40))
    }
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
