import Cairn
import CairnHTML
import Testing

/// What can be done with rows, wherever they stand.
@Suite struct RowActionsTests {
  private struct Region: Identifiable {
    let id: String
    var parts: [Region]?
  }

  private static let alps = Region(id: "alps", parts: [Region(id: "eiger"), Region(id: "mönch")])

  /// What the buttons of actions send, in the order of the page.
  private static func sent(_ view: some View) throws -> [String] {
    try elements(view, "button", class: "action").compactMap { $0["value"] }
  }

  private static func elements(_ view: some View, _ tag: String, class name: String) throws -> [HTMLElement] {
    try StrictHTMLReader.read(view.html()).flatMap(\.elements).filter { $0.name == tag && $0.classes.contains(name) }
  }

  private static func row(_ name: String) -> some View {
    ListCell(name).swipeActions { SwipeAction("Flag", action: "flag") }
  }

  @Test func `keeps the actions of cells in any layout, in a menu`() throws {
    let grid = LayoutSection { .columns(2, height: 44, of: LayoutItem()) }
    let cells = Form { Section(["eiger", "mönch"], id: \.self) { Self.row($0) }.layout(grid) }
    #expect(try Self.sent(cells) == ["flag:eiger", "flag:mönch"])
    let views = Form {
      Section(["eiger"], id: \.self) { Text($0).swipeActions { SwipeAction("Flag", action: "flag") } }.layout(grid)
    }
    #expect(try Self.sent(views) == ["flag:eiger"])
    #expect(try Self.elements(views, "button", class: "more").count == 1)
    #expect(views.renderHTML().diagnostics == [])
  }

  @Test func `keeps the actions of views outside of sections`() throws {
    let view = Form {
      Text("Eiger").swipeActions { SwipeAction("Flag", action: "flag") }.tag("eiger")
      Self.row("Mönch").tag("mönch")
    }
    #expect(try Self.sent(view) == ["flag:eiger", "flag:mönch"])
  }

  @Test(arguments: [nil, "alps.html"])
  func `keeps the actions of all rows of an outline`(destination: String?) throws {
    let view = Form {
      Section("Regions") {
        OutlineGroup([Self.alps], children: \.parts) { region in
          ListCell(region.id).destination(destination).swipeActions { SwipeAction("Flag", action: "flag") }
        }
      }
      .layout(.list(.insetGrouped))
    }
    #expect(Set(try Self.sent(view)) == ["flag:alps", "flag:eiger", "flag:mönch"])
    #expect(try Self.sent(view).count == 3)
    #expect(view.renderHTML().diagnostics == [])
  }

  @Test func `gives rows under a title the identity of their elements`() throws {
    let view = Form {
      Section {
        DisclosureGroup {
          ForEach(["eiger", "mönch"], id: \.self) { Self.row($0) }
        } label: {
          Self.row("Alps").tag("alps")
        }
      }
    }
    .selection(.multiple, name: "peaks", selected: ["mönch"])
    #expect(Set(try Self.sent(view)) == ["flag:alps", "flag:eiger", "flag:mönch"])
    let picks = try Self.elements(view, "input", class: "pick")
    #expect(picks.compactMap { $0["value"] } == ["alps", "eiger", "mönch"])
    #expect(picks.map { $0["checked"] != nil } == [false, false, true])
  }

  @Test func `asks the list for the actions of rows under a title`() throws {
    var list = ListConfiguration(appearance: .plain)
    list.trailingSwipeActionsProvider = { identity in SwipeActions([SwipeAction("Climb \(identity)", action: "climb")])
    }
    let view = Form {
      Section {
        OutlineGroup([Self.alps], children: \.parts) { ListCell($0.id) }
      }
      .layout(.list(using: list))
    }
    #expect(Set(try Self.sent(view)) == ["climb:alps", "climb:eiger", "climb:mönch"])
  }

  /// The links to pages with actions: their addresses and what they are called.
  private static func pages(_ view: some View) throws -> [String] {
    try elements(view, "a", class: "more").map { "\($0["href"] ?? "") \($0["aria-label"] ?? "")" }
  }

  @Test func `leads to a page with the actions of a row, without a form or an identity`() throws {
    let rows = Section {
      ListCell("Eiger").destination("eiger.html").swipeActions(destination: "eiger/actions.html")
      Text("Mönch").swipeActions(edge: .leading, destination: "mönch/actions.html").tag("mönch")
    }
    let expected = ["eiger/actions.html Actions for Eiger", "m%C3%B6nch/actions.html Actions for Mönch"]
    #expect(try Self.pages(rows) == expected)
    #expect(rows.renderHTML().diagnostics == [])
    #expect(try Self.elements(rows, "button", class: "more").isEmpty)
    #expect(!rows.html().contains("class=\"swipe\""))
  }

  @Test func `leads to pages of actions from any layout and from all rows of an outline`() throws {
    let grid = LayoutSection { .columns(2, height: 44, of: LayoutItem()) }
    let cells = Section(["eiger"], id: \.self) { ListCell($0).swipeActions(destination: "a.html") }.layout(grid)
    #expect(try Self.pages(cells) == ["a.html Actions for eiger"])
    for destination in [nil, "alps.html"] {
      let outline = Section {
        OutlineGroup([Self.alps], children: \.parts) { region in
          ListCell(region.id).destination(destination).swipeActions(destination: "\(region.id)/actions.html")
        }
      }
      #expect(
        Set(try Self.pages(outline)) == [
          "alps/actions.html Actions for alps", "eiger/actions.html Actions for eiger",
          "m%C3%B6nch/actions.html Actions for mönch",
        ]
      )
      #expect(try Self.pages(outline).count == 3)
    }
  }

  @Test func `leads to one page for a row, and lets rows win over their list`() throws {
    var list = ListConfiguration(appearance: .plain)
    list.leadingSwipeActionsProvider = { SwipeActions(destination: "leading/\($0).html") }
    list.trailingSwipeActionsProvider = { SwipeActions(destination: "list/\($0).html") }
    let rows = Form {
      Section(["a", "b", "c", "d"], id: \.self) { name in
        switch name {
        case "b": ListCell(name).swipeActions(destination: "row/b.html")
        case "c": Self.row(name)
        case "d": ListCell(name).swipeActions {}.swipeActions(edge: .leading) {}
        default: ListCell(name)
        }
      }
      .layout(.list(using: list))
    }
    #expect(
      try Self.pages(rows) == [
        "list/a.html Actions for a", "row/b.html Actions for b", "leading/c.html Actions for c",
      ]
    )
    #expect(try Self.sent(rows) == ["flag:c"])
    #expect(rows.renderHTML().diagnostics == [])
  }

  @Test func `leaves out the page of a blocked address and of a header`() throws {
    let blocked = Section { ListCell("Eiger").swipeActions(destination: "javascript:alert(1)") }
    #expect(try Self.pages(blocked).isEmpty)
    #expect(blocked.renderHTML().diagnostics.map(\.code) == [.blockedURL])
    let header = Section(["Alps", "eiger"], id: \.self) { ListCell($0).swipeActions(destination: "\($0).html") }
      .layout(.list(.plain, header: .firstItemInSection))
    #expect(try Self.pages(header) == ["eiger.html Actions for eiger"])
    #expect(header.renderHTML().diagnostics.map(\.code) == [.headerActions])
  }

  @Test(arguments: SwipeActions.Presentation.allCases)
  func `leaves nothing of actions whose address is blocked`(_ presentation: SwipeActions.Presentation) throws {
    let blocked = SwipeAction("Visit", destination: "javascript:alert(1)")
    let alone = List { ListCell("Rysy").swipeActions(presentation: presentation) { blocked } }.renderHTML()
    #expect(alone.diagnostics.map(\.code) == [.blockedURL])
    #expect(alone.body == List { ListCell("Rysy") }.html())
    let beside = List {
      ListCell("Rysy").swipeActions(presentation: presentation) {
        blocked
        SwipeAction("Edit", destination: "rysy.html")
      }
    }
    #expect(beside.renderHTML().diagnostics.map(\.code) == [.blockedURL])
    #expect(try Self.elements(beside, "a", class: "action").compactMap { $0["href"] } == ["rysy.html"])
    let page = List { ListCell("Rysy").swipeActions(destination: "javascript:alert(1)") }
    #expect(page.html() == alone.body)
  }

  @Test func `puts the first action of a side nearest to its edge, and reads actions as they are seen`() throws {
    func sent(_ presentation: SwipeActions.Presentation) throws -> [String] {
      try Self.sent(
        Form {
          ListCell("Rysy").tag("rysy")
            .swipeActions(edge: .leading, presentation: presentation) {
              SwipeAction("Pin", action: "pin")
              SwipeAction("Read", action: "read")
            }
            .swipeActions(presentation: presentation) {
              SwipeAction("Delete", action: "delete")
              SwipeAction("Flag", action: "flag")
            }
        }
      )
    }
    let rows = Form {
      List {
        ListCell("Rysy").tag("rysy")
          .swipeActions(edge: .leading) {
            SwipeAction("Pin", action: "pin")
            SwipeAction("Read", action: "read")
          }
          .swipeActions {
            SwipeAction("Delete", action: "delete")
            SwipeAction("Flag", action: "flag")
          }
      }
    }
    #expect(try Self.sent(rows) == ["pin:rysy", "read:rysy", "flag:rysy", "delete:rysy"])
    let inOrder = ["pin:rysy", "read:rysy", "delete:rysy", "flag:rysy"]
    #expect(try sent(.menu) == inOrder)
    #expect(try sent(.inline) == inOrder)
  }

  @Test func `names an action by its label, its title or its picture, together with its row`() throws {
    func labels(_ action: SwipeAction) throws -> [String?] {
      try Self.elements(List { ListCell("Everest").swipeActions { action } }, "a", class: "action").map {
        $0["aria-label"]
      }
    }
    let image = Image(systemName: "trash")
    #expect(try labels(SwipeAction("Delete", destination: "a.html")) == ["Delete Everest"])
    let own = SwipeAction("", destination: "a.html", image: image, accessibilityLabel: "Remove")
    #expect(try labels(own) == ["Remove Everest"])
    #expect(List { ListCell("Everest").swipeActions { own } }.renderHTML().diagnostics == [])
    #expect(
      try labels(SwipeAction("", destination: "a.html", image: Image("bin", label: Text("Bin")))) == ["Bin Everest"]
    )
    var nameless = SwipeAction("", destination: "a.html", image: image)
    #expect(try labels(nameless) == ["Everest"])
    #expect(
      List { ListCell("Everest").swipeActions { nameless } }.renderHTML().diagnostics.map(\.code) == [.unnamedControl]
    )
    nameless.accessibilityLabel = "Remove"
    #expect(try labels(nameless) == ["Remove Everest"])
  }

  @Test func `calls what shows actions by names of its own`() throws {
    let visit = SwipeAction("Visit", destination: "rysy.html")
    func names(_ row: some View) throws -> [String] {
      let elements = try StrictHTMLReader.read(List { row }.html()).flatMap(\.elements)
      return elements.filter { !$0.classes.contains("action") }.compactMap { $0["aria-label"] }
    }
    let row = ListCell("Rysy").accessories { Accessory.delete(displayed: .always) }
    #expect(
      try names(row.swipeActions(presentation: .menu) { visit }) == ["Delete Rysy…", "Actions for Rysy"]
    )
    let both = row.swipeActions(edge: .leading, presentation: .menu) { visit }.swipeActions { visit }
    #expect(try names(both) == ["Delete Rysy…", "Actions for Rysy"])
    let page = ListCell("Rysy").swipeActions(presentation: .menu) { visit }
      .swipeActions(edge: .leading, destination: "actions.html")
    #expect(try names(page) == ["Actions for Rysy", "More actions for Rysy"])
  }

  @Test func `leaves a row that cannot be acted on without a place for actions`() throws {
    let view = Section(["eiger"], id: \.self) { Self.row($0) }
    #expect(try Self.elements(view, "div", class: "swipe").isEmpty)
    #expect(!view.html().contains("actions"))
  }

  @Test func `says once a list that no form is around its controls`() {
    let rows = (1...12).map { "Peak \($0)" }
    let diagnostics = Section(rows, id: \.self) { Self.row($0) }.renderHTML().diagnostics
    #expect(
      diagnostics.map(\.description) == [
        "error: cell.missing-form: A control of \"Peak 1\" was left out, as no form is around it. "
          + "Put the list into a Form. (12 times)"
      ]
    )
  }

  @Test func `says that the header of a list cannot be acted on`() throws {
    let view = Form {
      Section(["Alps", "eiger"], id: \.self) { Self.row($0) }.layout(.list(.plain, header: .firstItemInSection))
    }
    #expect(view.renderHTML().diagnostics.map(\.code) == [.headerActions])
    #expect(try Self.sent(view) == ["flag:eiger"])
    #expect(try Self.elements(view, "div", class: "swipe").count == 1)
  }

  @Test func `gives what is said about a section to its rows, which may say otherwise`() throws {
    let section = Section(["eiger", "mönch"], id: \.self) { name in
      ListCell(name).swipeActions { if name == "mönch" { SwipeAction("Hide", action: "hide") } }
    } header: {
      ListCell("Alps").listRowInsets(EdgeInsets(leading: 40))
    }
    .swipeActions(edge: .leading) { SwipeAction("Flag", action: "flag") }
    #expect(try Self.sent(Form { section }) == ["flag:eiger", "flag:mönch", "hide:mönch"])
    #expect(try Self.sent(Form { List { section } }) == ["flag:eiger", "flag:mönch", "hide:mönch"])
    #expect(Form { section }.renderHTML().diagnostics == [])
    let texts = Form {
      List {
        Section(["eiger"], id: \.self) { Text($0) }.swipeActions { SwipeAction("Flag", action: "flag") }
        ListCell("beside").tag("beside")
      }
    }
    #expect(try Self.sent(texts) == ["flag:eiger"])
    let unselectable = List { Section(["a", "b"], id: \.self) { ListCell($0) }.selectionDisabled() }.selection(
      .multiple
    )
    #expect(!unselectable.html().contains("<input"))
  }
}
