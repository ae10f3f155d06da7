import Cairn
import CairnHTML
import Testing

@Suite struct ListTests {
  /// The elements of a view with a tag and, where given, a class.
  private static func elements(_ view: some View, _ tag: String, class name: String? = nil) throws -> [HTMLElement] {
    try StrictHTMLReader.read(view.html()).flatMap(\.elements).filter { element in
      element.name == tag && (name.map { element.classes.contains($0) } ?? true)
    }
  }

  private static func values(_ elements: [HTMLElement], _ attribute: String) -> [String] {
    elements.compactMap { $0[attribute] }
  }

  @Test(arguments: ListConfiguration.Appearance.allCases)
  func `shows as many items as there are`(_ appearance: ListConfiguration.Appearance) throws {
    let view = Section(Peak.some) { ListCell($0.name) }.layout(.list(appearance))
    #expect(try Self.elements(view, "li").count == 2)
    let lists = try Self.elements(view, "ul")
    #expect(Self.values(lists, "role") == ["list"])
  }

  @Test func `does not count the first item that is the header`() throws {
    let view = Section {
      ListCell("Alps"); ListCell("Eiger")
    }.layout(.list(.sidebar, header: .firstItemInSection))
    #expect(try Self.elements(view, "li").count == 1)
    #expect(try Self.elements(view, "h1").map { HTMLNode.element($0).text } == ["Alps"])
  }

  @Test func `sends the identity of items, never their positions`() throws {
    let view = Form {
      Section(Peak.some) { peak in
        ListCell(peak.name)
          .accessories {
            Accessory.delete(action: "delete"); Accessory.insert(); Accessory.reorder()
          }
          .swipeActions { SwipeAction("Flag", action: "flag") }
      }
    }
    let buttons = try Self.elements(view, "button").filter { $0["name"] != nil }
    let sent = buttons.map { "\($0["name"] ?? "")=\($0["value"] ?? "")" }
    let ofEiger = [
      "action=delete:Eiger", "action=insert:Eiger", "move=up:Eiger", "move=down:Eiger", "action=flag:Eiger",
    ]
    #expect(sent == ofEiger + ofEiger.map { $0.replacingSuffix("Eiger", "Mönch") })
  }

  @Test func `names each control after its item`() throws {
    let view = Form {
      Section(Peak.some) { peak in
        ListCell(peak.name).accessories { Accessory.reorder() }
          .swipeActions { SwipeAction("Delete", action: "delete") }
      }
    }
    let labels = Self.values(try Self.elements(view, "button"), "aria-label")
    #expect(labels.prefix(3) == ["Move Eiger up", "Move Eiger down", "Delete Eiger"])
    #expect(Set(labels).count == labels.count)
  }

  @Test func `takes the actions of a row before those of its list`() throws {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsProvider = { _ in SwipeActions([SwipeAction("Of the list", action: "list")]) }
    let view = Form {
      Section(Peak.some) { peak in
        if peak.name == "Eiger" {
          ListCell(peak.name).swipeActions { SwipeAction("Of the row", action: "row") }
        } else {
          ListCell(peak.name)
        }
      }
      .layout(.list(using: configuration))
    }
    let values = Self.values(try Self.elements(view, "button", class: "action"), "value")
    #expect(values == ["row:Eiger", "list:Mönch"])
  }

  @Test func `sends what is done with items with the form around, and by no press of the return key`() throws {
    let list = Section(Peak.some) { peak in
      ListCell(peak.name).accessories {
        Accessory.delete(action: "delete")
        Accessory.reorder()
      }
      .swipeActions { SwipeAction("Flag", action: "flag") }
    }
    let archive = Button("Archive", action: FormAction(value: "archive"))
    let after = try Self.elements(
      Form(action: "/peaks") {
        list; archive
      },
      "button"
    )
    #expect(after.first?["hidden"] != nil)
    #expect(after.first?["name"] == nil)
    #expect(after.filter { $0["hidden"] != nil }.count == 1)
    #expect(after.allSatisfy { $0["form"] == nil })
    let before = try Self.elements(
      Form(action: "/peaks") {
        archive; list
      },
      "button"
    )
    #expect(before.first?["value"] == "archive")
    #expect(before.allSatisfy { $0["hidden"] == nil })
  }

  @Test func `has no button that does not show where no item sends anything`() throws {
    let form = Form {
      Section(Peak.some) { ListCell($0.name) }; Button("Archive", action: FormAction(value: "archive"))
    }
    #expect(try Self.elements(form.selection(.multiple), "button").count == 1)
  }

  @Test func `checks what is chosen at first, once for each item`() throws {
    let view = Form { Section(Peak.some) { ListCell($0.name) } }.selection(.multiple, selected: ["Mönch"])
    let inputs = try Self.elements(view, "input")
    #expect(Self.values(inputs, "value") == ["Eiger", "Mönch"])
    #expect(inputs.map { $0["checked"] != nil } == [false, true])
    let labels = try Self.elements(view, "label")
    #expect(Self.values(labels, "for") == Self.values(inputs, "id"))
  }

  @Test func `makes a row one link beside its controls`() throws {
    let view = Section(Peak.some) { peak in
      ListCell(peak.name).destination("a.html").accessories { Accessory.detail(destination: "b.html") }
    }
    let links = try Self.elements(view, "a")
    #expect(Self.values(links, "href") == ["a.html", "b.html", "a.html", "b.html"])
    #expect(links.allSatisfy { HTMLNode.element($0).elements.filter { $0.name == "a" }.count == 1 })
  }

  @Test func `gives cells without anything of their own no classes of their own`() {
    let output = Section(Peak.some) { ListCell($0.name, secondaryText: "a").destination("a.html") }.renderHTML()
    #expect(output.styleSheet.count == 0)
  }

  @Test func `switches looks by styles`() throws {
    let view = ListCell("K2").destination("a.html").onConfigurationUpdate { cell, state in
      if state.isHovered { cell.contentConfiguration.textProperties.color = .green }
    }
    let css = view.renderHTML().styleSheet.css
    #expect(css.contains("@media (hover:hover)"))
    #expect(css.contains(":hover>.body .primary{color:var(--green-text)}"))
  }

  @Test func `shows no words of what is still loading to readers who do not see`() throws {
    let view = Section(0..<2, id: \.self) { _ in ListCell("Name").destination("a.html") }
      .redacted(reason: .placeholder)
    #expect(Self.values(try Self.elements(view, "div", class: "list"), "aria-busy") == ["true"])
    #expect(Self.values(try Self.elements(view, "li"), "aria-hidden") == ["true", "true"])
    #expect(try Self.elements(view, "a").isEmpty)
  }

  @Test func `makes the elements of an outline items, with what lies under them in lists of their own`() throws {
    let alps = Peak(name: "Alps", height: 1, below: Peak.some)
    let view = Section { OutlineGroup([alps, Peak(name: "K2", height: 2)], children: \.below) { ListCell($0.name) } }
      .layout(.list(.insetGrouped))
    #expect(try Self.elements(view, "ul").count == 2)
    #expect(try Self.elements(view, "li").count == 4)
    #expect(try Self.elements(view, "summary").map { HTMLNode.element($0).text } == ["Alps"])
  }

  @Test(arguments: [nil, "a.html"])
  func `unfolds the rows of a list under its first item where that unfolds`(destination: String?) throws {
    let view = Section {
      DisclosureGroup(isExpanded: true) {
        ForEach(Peak.some) { ListCell($0.name) }
      } label: {
        ListCell("Alps").destination(destination)
      }
    }
    .layout(.list(.sidebar, header: .firstItemInSection))
    let heading = try #require(try Self.elements(view, "h1").first)
    #expect(HTMLNode.element(heading).text == "Alps")
    #expect(try Self.elements(view, "nav").map { $0["aria-labelledby"] } == [heading["id"]])
    #expect(try Self.elements(view, "details").count == 1)
    #expect(try Self.elements(view, "li").map { HTMLNode.element($0).text } == ["Eiger", "Mönch"])
  }

  @Test func `of groups that exclude each other only the first that is expanded is open`() throws {
    let view = ForEach(["a", "b", "c"], id: \.self) { name in
      DisclosureGroup(name, isExpanded: name != "a") { Text("words") }
    }
    let page = VStack {
      view.disclosureGroupExclusive("letters")
      List { view }.disclosureGroupExclusive("rows")
      view
    }
    let groups = try StrictHTMLReader.read(page.html()).flatMap(\.elements).filter { $0.name == "details" }
    let isOpen = groups.map { $0["open"] != nil }
    #expect(isOpen == [false, true, false, false, true, false, false, true, true])
  }

  @Test func `opens one at a time those that share a name, but not what is inside them`() throws {
    let view = DisclosureGroup("One") { DisclosureGroup("Inner") { Text("a") } }.disclosureGroupExclusive("numbers")
    #expect(try Self.elements(view, "details").map { $0["name"] } == ["numbers", nil])
  }

  @Test func `lets no last row of an element with several be moved down`() throws {
    let view = Form {
      Section(["a", "b"], id: \.self) { name in
        ListCell(name).accessories { Accessory.reorder(displayed: .always) }
        ListCell("\(name) again").accessories { Accessory.reorder(displayed: .always) }
      }
    }
    let buttons = try Self.elements(view, "button").filter { $0["name"] == "move" }
    #expect(buttons.map { $0["disabled"] != nil } == [true] + Array(repeating: false, count: 6) + [true])
  }

  @Test func `lets no item be moved to the place of a header`() throws {
    let view = Form {
      Section(["Alps", "Eiger", "Mönch"], id: \.self) { ListCell($0).accessories { Accessory.reorder() } }
        .layout(.list(.plain, header: .firstItemInSection))
    }
    let disabled = try Self.elements(view, "button").filter { $0["disabled"] != nil }
    #expect(Self.values(disabled, "value") == ["up:Eiger", "down:Mönch"])
    #expect(view.renderHTML().diagnostics.map(\.code) == [.headerActions])
  }

  @Test func `lets cells inside of other views be chosen, with the identity of their element`() throws {
    let view = Form { Section(["a", "b"], id: \.self) { name in HStack { ListCell(name) } }.selection(.multiple) }
    let controls = try Self.elements(view, "input").filter { $0["type"] == "checkbox" }
    #expect(Self.values(controls, "value") == ["a", "b"])
    #expect(view.renderHTML().diagnostics == [])
  }

  @Test func `shows a header that is there, and makes the first item a row then`() throws {
    for header in ListConfiguration.HeaderMode.allCases {
      let view = Section(["a", "b"], id: \.self) {
        ListCell($0)
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      .layout(.list(.plain, header: header))
      #expect(try Self.elements(view, "h1").map { HTMLNode.element($0).text } == ["Header"])
      #expect(try Self.elements(view, "li").map { HTMLNode.element($0).text } == ["a", "b"])
      #expect(view.html().contains("Footer"))
    }
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, _ replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
