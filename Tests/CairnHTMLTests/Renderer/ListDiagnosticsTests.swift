import Cairn
import CairnHTML
import Testing

@Suite struct ListDiagnosticsTests {
  private static func codes(@ViewBuilder of view: () -> some View) -> [Diagnostic.Code] {
    view().renderHTML().diagnostics.map(\.code)
  }

  @Test func `says that a control that sends has no form around it`() {
    let codes = Self.codes {
      Section(["k2"], id: \.self) { ListCell($0).accessories { Accessory.insert(displayed: .always) } }
    }
    #expect(codes == [.missingForm])
    #expect(Self.codes { Button("Send", action: FormAction(value: "send")) } == [.missingForm])
  }

  @Test func `says that the item of a control has no identity`() {
    let codes = Self.codes {
      Form { Section { ListCell("K2").accessories { Accessory.reorder(displayed: .always) } } }
    }
    #expect(codes == [.missingIdentity])
    let selection = Self.codes { Form { Section { ListCell("K2") } }.selection(.multiple) }
    #expect(selection == [.missingIdentity])
  }

  @Test func `says that the action of a row has no form or identity`() {
    let action = SwipeAction("Flag", action: "flag")
    let withoutForm = Self.codes { Section(["k2"], id: \.self) { ListCell($0).swipeActions { action } } }
    #expect(withoutForm == [.missingForm])
    let withoutIdentity = Self.codes { Form { Section { ListCell("K2").swipeActions { action } } } }
    #expect(withoutIdentity == [.missingIdentity])
  }

  @Test func `says that nothing lies below a cell that has a mark to unfold it, and shows no mark`() {
    struct Range: Identifiable {
      let id: String
      var parts: [Range]?
    }
    func cell(_ name: String) -> ListCell { ListCell(name).accessories { Accessory.outlineDisclosure() } }
    let stray = Section(["Rysy", "Dom"], id: \.self) { cell($0) }
    #expect(stray.renderHTML().diagnostics.map(\.code) == [.strayDisclosure])
    #expect(stray.renderHTML().diagnostics.map(\.count) == [2])
    #expect(stray.html() == Section(["Rysy", "Dom"], id: \.self) { ListCell($0) }.html())
    let unfolds = Self.codes {
      Section {
        DisclosureGroup {
          cell("Rysy")
        } label: {
          cell("Tatras")
        }
        OutlineGroup([Range(id: "Alps", parts: [Range(id: "Dom")]), Range(id: "Jura")], children: \.parts) {
          cell($0.id)
        }
      }
    }
    #expect(unfolds == [])
  }

  @Test func `says that a form lies inside another`() {
    #expect(Self.codes { Form { Form { Text("a") } } } == [.nestedForm])
  }

  @Test(arguments: ["javascript:alert(1)", "mailto:a@example.org", "data:text/html,a"])
  func `says that a form leads where none may`(_ address: String) {
    let output = Form(action: address) { Button("Send") }.renderHTML()
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
    #expect(!output.body.contains("<form"))
  }

  @Test func `says that a cell shows what a page cannot switch`() {
    let codes = Self.codes {
      ListCell("K2").onConfigurationUpdate { cell, state in
        if state.isHovered { cell.contentConfiguration.text = "Chhogori" }
      }
    }
    #expect(codes == [.unswitchableState])
  }

  @Test func `says that a cell that leads somewhere has no words`() {
    #expect(Self.codes { ListCell(.cell()).destination("a.html") } == [.unnamedControl])
    #expect(Self.codes { ListCell(.cell()).destination("a.html").accessibilityLabel("K2") } == [])
  }

  @Test func `a cell without words is named by its identity, and still built`() {
    let view = Form {
      Section(["a:b", "c"], id: \.self) { _ in
        ListCell("").destination("a.html").accessories { Accessory.insert(displayed: .always) }
      }
    }
    let output = view.renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unnamedRow])
    #expect(output.diagnostics.map(\.severity) == [.warning])
    #expect(output.diagnostics.map(\.count) == [2])
    for label in ["a:b", "c", "Insert a:b", "Insert c"] { #expect(output.body.contains("aria-label=\"\(label)\"")) }
  }

  @Test func `says that two choices of one item share a name in a form`() {
    func sizes(_ name: String, _ selected: String) -> some View {
      Section(["s", "m"], id: \.self) { ListCell($0) }.selection(.single, name: name, selected: [selected])
    }
    #expect(
      Self.codes {
        Form {
          sizes("selection", "s"); sizes("selection", "m")
        }
      } == [.sharedSelection]
    )
    #expect(
      Self.codes {
        Form {
          sizes("size", "s"); sizes("theme", "m")
        }
      } == []
    )
    #expect(
      Self.codes {
        Form { sizes("size", "s") }; Form { sizes("size", "m") }
      } == []
    )
    #expect(
      Self.codes {
        Form {
          sizes("size", "s"); sizes("size", "s")
        }
      } == [.sharedSelection]
    )
  }

  @Test func `takes one modifier around several lists for one choice`() {
    func rows(_ names: String...) -> some View { Section(names, id: \.self) { ListCell($0) } }
    let codes = Self.codes {
      Form {
        VStack {
          rows("s", "m");
          List {
            rows("l"); rows("xl")
          }
        }
        .selection(.single)
      }
    }
    #expect(codes == [])
  }

  @Test func `says that a choice of one item shares its name with one of several`() {
    func rows(_ mode: ListSelection.Mode) -> some View {
      Section(["s", "m"], id: \.self) { ListCell($0) }.selection(mode)
    }
    for modes in [(ListSelection.Mode.single, ListSelection.Mode.multiple), (.multiple, .single)] {
      let diagnostics = Form {
        rows(modes.0); rows(modes.1)
      }.renderHTML().diagnostics
      #expect(diagnostics.map(\.code) == [.sharedSelection])
    }
  }

  @Test func `says that a title that unfolds has no words`() {
    func codes(@ViewBuilder of title: () -> some View) -> [Diagnostic.Code] {
      let title = title()
      let group = DisclosureGroup {
        Text("Rysy")
      } label: {
        title
      }
      let codes = Self.codes { group }
      #expect(Self.codes { List { group } } == codes)
      return codes
    }
    #expect(codes { Circle() } == [.unnamedControl])
    #expect(codes { Image(systemName: "star").accessibilityHidden(true) } == [.unnamedControl])
    #expect(codes { Circle().accessibilityLabel("Tatras") } == [])
    #expect(codes { Image(systemName: "star").accessibilityLabel("Tatras") } == [])
    #expect(codes { HStack { Circle() }.accessibilityLabel("Tatras") } == [])
    #expect(
      codes {
        HStack {
          Circle(); Text("Tatras")
        }
      } == []
    )
    #expect(codes { ListCell("Tatras") } == [])
  }

  @Test func `says once that items of two lists are sent alike`() {
    func sizes(_ name: String, _ items: [String]) -> some View {
      Section(items, id: \.self) { ListCell($0) }.selection(.multiple, name: name)
    }
    let alike = Form {
      sizes("size", ["s", "m"]); sizes("size", ["s", "m", "l"])
    }.renderHTML().diagnostics
    #expect(alike.map(\.code) == [.sharedSelection])
    #expect(alike.map(\.count) == [2])
    #expect(alike.first?.message.contains("\"size=s\"") == true)
    #expect(
      Self.codes {
        Form {
          sizes("size", ["s"]); sizes("size", ["m"]); sizes("theme", ["s"])
        }
      } == []
    )
    #expect(
      Self.codes {
        Form { sizes("size", ["s"]) }; Form { sizes("size", ["s"]) }; sizes("size", ["s"])
      } == []
    )
  }

  @Test func `says that a link of a cell lies inside another`() {
    let codes = Self.codes { Link(destination: "a.html") { ListCell("K2").destination("b.html") } }
    #expect(codes == [.nestedInteraction])
  }

  @Test func `says once that pages cut words only at their end`() {
    var content = ContentConfiguration.cell()
    content.text = "Eiger"
    content.textProperties.truncationMode = .middle
    let cells = Section(0..<3, id: \.self) { _ in ListCell(content) }
    #expect(cells.renderHTML().diagnostics.map(\.code) == [.unsupportedTruncation])
  }

  @Test func `has nothing to say about what is right`() {
    let codes = Self.codes {
      Form(action: "a.html") {
        EditButton()
        Section(Peak.some) { peak in
          ListCell(peak.name).destination("b.html").accessories {
            Accessory.delete(); Accessory.reorder()
          }
          .swipeActions { SwipeAction("Flag", action: "flag") }
        }
        .layout(.list(.insetGrouped))
      }
      .selection(.multiple)
    }
    #expect(codes == [])
  }

  @Test func `says once of a list that rows that could be chosen are no cells`() {
    let view = List {
      ForEach(["a", "b"], id: \.self) { Link($0, destination: "a.html") }
      Text("c").tag("c").selectionDisabled()
      Text("No element")
      ListCell("d").tag("d")
    }
    .selection(.multiple)
    let diagnostics = view.renderHTML().diagnostics
    #expect(diagnostics.map(\.code) == [.missingCell])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.map(\.count) == [2])
    #expect(diagnostics.first?.message.hasPrefix("\"a\" cannot be chosen") == true)
  }
}
