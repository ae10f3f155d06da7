import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

/// Pages, terminals and screen readers are shown the same controls of rows, and their authors told the same.
@Suite struct RowControlsTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @Sendable () -> Accessory
    /// What shows it in a page, a terminal and the accessible text.
    var page: String
    var terminal: String
    var spoken: String
    /// Whether it shows without a form.
    var isAlone = false
    var testDescription: String { name }
  }

  private static let examples = [
    Example(
      name: "delete",
      make: { .delete(displayed: .always, action: "remove") },
      page: "remove:rysy",
      terminal: "[-]",
      spoken: "delete"
    ),
    Example(
      name: "delete, of a row without actions to reveal",
      make: { .delete(displayed: .always) },
      page: "delete:rysy",
      terminal: "[-]",
      spoken: "delete"
    ),
    Example(
      name: "insert",
      make: { .insert(displayed: .always) },
      page: "insert:rysy",
      terminal: "[+]",
      spoken: "insert"
    ),
    Example(
      name: "reorder",
      make: { .reorder(displayed: .always) },
      page: "up:rysy",
      terminal: "↑↓",
      spoken: "move up, move down"
    ),
    Example(
      name: "multiselect",
      make: { .multiselect(displayed: .always) },
      page: "type=\"checkbox\"",
      terminal: "[ ]",
      spoken: "not selected",
      isAlone: true
    ),
  ]

  private static func section(_ example: Example, hasIdentity: Bool) -> some View {
    Section {
      if hasIdentity {
        ListCell("Rysy").accessories { example.make() }.tag("rysy")
        ListCell("Mnich").accessories { example.make() }.tag("mnich")
      } else {
        ListCell("Rysy").accessories { example.make() }
        ListCell("Mnich").accessories { example.make() }
      }
    }
  }

  @Test(arguments: examples, [(true, true), (false, true), (true, false), (false, false)])
  func `shows what can be done, and says once a list what cannot`(
    example: Example,
    surroundings: (isInForm: Bool, hasIdentity: Bool)
  ) {
    let section = Self.section(example, hasIdentity: surroundings.hasIdentity)
    let outputs = surroundings.isInForm ? RenderedOutput.all(of: Form { section }) : RenderedOutput.all(of: section)
    let isInForm = surroundings.isInForm || example.isAlone
    let expected: [Diagnostic.Code] =
      !isInForm ? [.missingForm] : surroundings.hasIdentity ? [] : [.missingIdentity]
    for (output, mark) in zip(outputs, [example.page, example.terminal, example.spoken]) {
      #expect(output.text.contains("Mnich"))
      #expect(output.text.contains(mark) == expected.isEmpty, "\(mark) in \(output.text)")
      #expect(output.diagnostics == outputs[0].diagnostics)
      #expect(output.diagnostics.map(\.code) == expected)
      #expect(output.diagnostics.allSatisfy { $0.count == 2 && $0.message.contains("\"Rysy\"") })
    }
  }

  @Test func `says it also of controls that show only while the list is edited`() {
    let section = Section(["Rysy", "Mnich"], id: \.self) { ListCell($0).accessories { Accessory.reorder() } }
    for output in RenderedOutput.all(of: section) {
      #expect(output.diagnostics.map(\.code) == [.missingForm])
      #expect(output.diagnostics.map(\.count) == [2])
    }
  }

  @Test func `takes a form whose address is blocked for none`() {
    let section = Section(["Rysy"], id: \.self) { name in
      ListCell(name).accessories { Accessory.reorder(displayed: .always) }
        .swipeActions { SwipeAction("Flag", action: "flag") }
    }
    for output in RenderedOutput.all(of: Form(action: "javascript:alert(1)") { section }) {
      #expect(output.diagnostics.map(\.code) == [.blockedURL, .missingForm])
      #expect(!output.text.contains("Flag") && !output.text.contains("↑↓") && !output.text.contains("ove up"))
    }
  }

  @Test func `reveals actions without a form`() {
    let row = ListCell("Rysy").accessories { Accessory.delete(displayed: .always) }
      .swipeActions { SwipeAction("More", destination: "rysy.html") }
    for (output, mark) in zip(RenderedOutput.all(of: Section { row }), ["Delete Rysy…", "[-]", "actions: More"]) {
      #expect(output.text.contains(mark))
      #expect(output.diagnostics == [])
    }
    let leading = ListCell("Rysy").accessories { Accessory.delete(displayed: .always) }
      .swipeActions(edge: .leading) { SwipeAction("More", destination: "rysy.html") }
    for output in RenderedOutput.all(of: Section { leading }) {
      #expect(output.diagnostics.map(\.code) == [.missingForm])
    }
  }

  @Test func `leads to a page with actions without a form, and shows nothing to reveal them`() {
    let row = ListCell("Rysy").accessories { Accessory.delete(displayed: .always) }
      .swipeActions(destination: "https://example.com/rysy")
    let outputs = RenderedOutput.all(of: Section { row })
    for (output, mark) in zip(outputs, ["href=\"https://example.com/rysy\"", "actions: more", "actions: more (link)"]) {
      #expect(output.text.contains(mark), "\(output.text)")
      #expect(!output.text.contains("[-]") && !output.text.contains("elete"))
      #expect(output.diagnostics == [])
    }
    var options = TextOptions(width: 80)
    options.hyperlinks = .addresses
    let text = Form { Section { row.swipeActions(edge: .leading) { SwipeAction("Pin", action: "pin") }.tag("rysy") } }
    #expect(text.text(options) == "Rysy\nactions: Pin, more (https://example.com/rysy)")
    let blocked = Section { ListCell("Rysy").swipeActions(destination: "javascript:alert(1)") }
    for output in RenderedOutput.all(of: blocked) {
      #expect(output.diagnostics.map(\.code) == [.blockedURL])
      #expect(!output.text.contains("javascript"))
    }
    let header = Section { ListCell("Tatras").swipeActions(destination: "a.html") }
      .layout(.list(.plain, header: .firstItemInSection))
    for output in RenderedOutput.all(of: header) { #expect(output.diagnostics.map(\.code) == [.headerActions]) }
  }

  @Test func `leaves out what cannot be done with the header of a list`() {
    let form = Form {
      Section {
        ListCell("Tatras").accessories {
          Accessory.delete(displayed: .always)
          Accessory.multiselect(displayed: .always)
          Accessory.reorder(displayed: .always)
        }
        .tag("tatras")
        ListCell("Rysy").tag("rysy")
      }
      .layout(.list(.insetGrouped, header: .firstItemInSection))
    }
    for output in RenderedOutput.all(of: form) {
      // The header of an inset grouped list is in capitals in terminals.
      #expect(output.text.contains("Tatras") || output.text.contains("TATRAS"))
      for mark in ["<details", "checkbox", "trailing", "[-]", "[ ]", "↑↓", "delete", "selected", "move"] {
        #expect(!output.text.contains(mark), "\(output.text)")
      }
      #expect(output.diagnostics.map(\.code) == [.headerActions])
      #expect(output.diagnostics.map(\.count) == [3])
    }
  }

  @Test func `shows nothing to reveal actions that show at all times`() {
    let row = ListCell("Rysy").accessories { Accessory.delete(displayed: .always) }.tag("rysy")
    let form = Form { Section { row.swipeActions(presentation: .inline) { SwipeAction("Flag", action: "flag") } } }
    for output in RenderedOutput.all(of: form) {
      #expect(output.text.contains("Flag"))
      #expect(!output.text.contains("[-]") && !output.text.contains("class=\"delete"))
    }
  }

  @Test func `says that a row that could be chosen has no identity`() {
    let section = Section {
      ListCell("Rysy"); ListCell("Mnich").selectionDisabled()
    }.selection(.multiple)
    for output in RenderedOutput.all(of: section) {
      #expect(!output.text.contains("checkbox") && !output.text.contains("[ ]") && !output.text.contains("selected"))
      #expect(output.diagnostics.map(\.code) == [.missingIdentity])
      #expect(output.diagnostics.map(\.count) == [1])
    }
    let both = Section { ListCell("Rysy").accessories { Accessory.multiselect(displayed: .always) } }
    for output in RenderedOutput.all(of: both.selection(.single)) { #expect(output.diagnostics.map(\.count) == [1]) }
  }

  @Test func `chooses one item where one can be chosen, and says that others were to be`() {
    let form = Form {
      Section(["Rysy", "Mnich"], id: \.self) { ListCell($0) }.selection(.single, selected: ["Rysy", "Mnich"])
    }
    let outputs = RenderedOutput.all(of: form)
    for (output, mark) in zip(outputs, [" checked", "(•)", "(selected)"]) {
      #expect(output.text.components(separatedBy: mark).count == 2, "\(mark) in \(output.text)")
      #expect(output.diagnostics.map(\.code) == [.severalChosen])
      #expect(output.diagnostics.allSatisfy { $0.severity == .warning && $0.message.contains("\"Rysy\"") })
      #expect(output.diagnostics == outputs[0].diagnostics)
    }
  }

  @Test func `shows what is chosen without a form, though nothing sends it`() {
    let list = Section(["Rysy"], id: \.self) { ListCell($0) }.selection(.multiple, selected: ["Rysy"])
    for (output, mark) in zip(RenderedOutput.all(of: list), [" checked", "[x]", "(selected)"]) {
      #expect(output.text.contains(mark), "\(mark) in \(output.text)")
      #expect(output.diagnostics == [])
    }
  }

  @Test func `shows no control of a row that is not to be chosen, or not there yet`() {
    let row = ListCell("Rysy").accessories { Accessory.multiselect(displayed: .always) }.tag("rysy")
    for output in RenderedOutput.all(of: Section { row.selectionDisabled() }) {
      #expect(!output.text.contains("checkbox") && !output.text.contains("[ ]") && !output.text.contains("selected"))
      #expect(output.diagnostics == [])
    }
    let loading = ListCell("Rysy").accessories { Accessory.delete(displayed: .always, action: "delete") }
    for output in RenderedOutput.all(of: Section { loading }.redacted(reason: .placeholder)) {
      #expect(!output.text.contains("[-]") && !output.text.contains("delete"))
      #expect(output.diagnostics == [])
    }
  }

  @Test func `leaves out actions whose address is blocked`() {
    let row = ListCell("Rysy").accessories { Accessory.delete(displayed: .always) }
      .swipeActions(presentation: .menu) { SwipeAction("Visit", destination: "javascript:alert(1)") }.tag("rysy")
    for isAccessible in [false, true] {
      var options = TextOptions(width: 40)
      options.isAccessible = isAccessible
      let output = Form { Section { row } }.renderText(options)
      #expect(!output.text.contains("Visit") && !output.text.contains("link"))
      // There is nothing that the control could reveal, so that it deletes.
      #expect(output.text.contains(isAccessible ? "actions: delete" : "[-]"))
      #expect(output.diagnostics.map(\.code) == [.blockedURL])
    }
  }

  @Test func `terminals have the controls of a row in the order of the page`() {
    let list = List(["Rysy", "Mnich"], id: \.self) { name in
      ListCell(name).accessories {
        Accessory.insert(displayed: .always)
        if name == "Mnich" { Accessory.delete(displayed: .always) }
      }
      .swipeActions { SwipeAction("Flag", action: "flag") }
    }
    let view = Form { list.selection(.multiple) }
    #expect(view.html().contains(/class="insert".*type="checkbox"/))
    var options = TextOptions(width: 40)
    let expected = """
      [+] [ ] Rysy
              actions: Flag

      [-] [+] [ ] Mnich
                  actions: Flag
      """
    #expect(view.text(options) == expected)
    options.numbersItems = true
    #expect(view.text(options).hasPrefix("1 [+] [ ] Rysy\n          actions: Flag"))
  }

  @Test func `what can be done with a branch begins where its words do`() {
    struct Region: Identifiable, Sendable {
      let id: String
      var parts: [Region]?
    }
    let view = Form {
      List {
        OutlineGroup([Region(id: "Tatras", parts: [])], children: \.parts) { region in
          ListCell(region.id).accessories { Accessory.insert(displayed: .always) }.destination("tatras.html")
            .swipeActions { SwipeAction("Flag", action: "flag") }
        }
      }
      .selection(.multiple)
    }
    #expect(view.text(TextOptions(width: 40)) == "[+] [ ] Tatras\n        actions: Flag")
  }
}
