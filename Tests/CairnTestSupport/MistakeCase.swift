package import Cairn

/// A view with something wrong in it, and what is to be said about that.
package struct MistakeCase: Sendable, CustomStringConvertible {
  package let name: String
  package let codes: [Diagnostic.Code]
  package let makeView: @Sendable () -> AnyView

  package var description: String { name }

  init<Content: View & SendableMetatype>(
    _ name: String,
    _ codes: Diagnostic.Code...,
    @ViewBuilder view: @escaping @Sendable () -> Content
  ) {
    self.name = name
    self.codes = codes
    makeView = { AnyView(view()) }
  }

  package static let all = actions + accessories + headers + selection + cells + links + forms + layouts + others

  private static let submit = SwipeAction("Delete", action: "delete")
  private static let lead = SwipeAction("More", destination: "more.html")
  private static let blocked = SwipeAction("Run", destination: "javascript:alert(1)")

  private static var listOfActions: ListConfiguration {
    var list = ListConfiguration(appearance: .plain)
    list.trailingSwipeActionsProvider = { _ in SwipeActions([submit]) }
    return list
  }

  private static func rows(
    _ change: @escaping @Sendable (ListCell) -> some View & SendableMetatype
  ) -> some View & SendableMetatype {
    Section(["Rysy", "Mnich"], id: \.self) { change(ListCell($0)) }
  }

  // MARK: - Rows

  private static let actions = [
    MistakeCase("actions without a form", .missingForm) { rows { $0.swipeActions { submit } } },
    MistakeCase("actions of words without a form", .missingForm) { List { Text("Rysy").swipeActions { submit } } },
    MistakeCase("actions of a stack without a form", .missingForm) {
      List { HStack { Text("Rysy") }.swipeActions { submit } }
    },
    MistakeCase("actions outside of sections", .missingForm) { VStack { Text("Rysy").swipeActions { submit } } },
    MistakeCase("actions without an identity", .missingIdentity) {
      Form { Section { ListCell("Rysy").swipeActions { submit } } }
    },
    MistakeCase("an action that leads nowhere", .blockedURL) { rows { $0.swipeActions { blocked } } },
    MistakeCase("a page of actions that leads nowhere", .blockedURL) {
      rows { $0.swipeActions(destination: "javascript:alert(1)") }
    },
    MistakeCase("some actions that act", .missingForm) {
      rows {
        $0.swipeActions {
          lead
          submit
        }
      }
    },
    MistakeCase("actions in a link", .nestedInteraction) {
      Link(destination: "a.html") { rows { $0.swipeActions { lead } } }
    },
    MistakeCase("actions in groups", .missingForm) {
      rows { $0.swipeActions { submit } }.layout(LayoutSection { .columns(2, height: 40) })
    },
    MistakeCase("actions of a list", .missingForm) {
      rows { $0 }.layout(.list(using: listOfActions))
    },
    MistakeCase("actions of what unfolds", .missingForm) {
      List {
        DisclosureGroup(isExpanded: true) {
          ListCell("Rysy").swipeActions { submit }
        } label: {
          ListCell("Tatras").swipeActions { submit }
        }
      }
    },
    MistakeCase("actions of a folded row", .missingForm) {
      List {
        DisclosureGroup {
          ListCell("Rysy").swipeActions { submit }
        } label: {
          ListCell("Tatras")
        }
      }
    },
    MistakeCase("actions of a hidden row", .missingForm) {
      List { ListCell("Rysy").swipeActions { submit }.accessibilityHidden(true) }
    },
  ]

  private static let accessories = [
    MistakeCase("a removal without a form", .missingForm) { rows { $0.accessories { Accessory.delete() } } },
    MistakeCase("an insertion without an identity", .missingIdentity) {
      Form { Section { ListCell("Rysy").accessories { Accessory.insert() } } }
    },
    MistakeCase("a move in a link", .nestedInteraction) {
      Form { Link(destination: "a.html") { rows { $0.accessories { Accessory.reorder() } } } }
    },
    MistakeCase("details that lead nowhere", .blockedURL) {
      rows { $0.accessories { Accessory.detail(destination: "javascript:alert(1)") } }
    },
    MistakeCase("details that show while editing and lead nowhere", .blockedURL) {
      rows { $0.accessories { Accessory.detail(displayed: .whenEditing, destination: "javascript:alert(1)") } }
    },
    MistakeCase("an accessory twice", .duplicateAccessory) {
      rows {
        $0.accessories {
          Accessory.checkmark()
          Accessory.checkmark()
        }
      }
    },
    MistakeCase("a removal outside of sections", .missingForm) {
      VStack { ListCell("Rysy").accessories { Accessory.delete() } }
    },
    MistakeCase("a removal in a cell in a cell", .missingForm) {
      rows { $0.accessories { Accessory.custom { ListCell("Inner").accessories { Accessory.delete() } } } }
    },
  ]

  private static let headers = [
    MistakeCase("actions of the item that is the header", .headerActions) {
      Form { rows { $0.swipeActions { submit } }.layout(.list(.plain, header: .firstItemInSection)) }
    },
    MistakeCase("a removal of the item that is the header", .headerActions) {
      Form {
        rows { $0.accessories { Accessory.delete() } }.layout(.list(.plain, header: .firstItemInSection))
      }
    },
    MistakeCase("a removal in a header", .headerActions) {
      Form {
        Section {
          ListCell("Rysy")
        } header: {
          ListCell("Tatras").accessories { Accessory.delete() }
        }
      }
    },
    MistakeCase("an insertion in a footer", .missingIdentity) {
      Form {
        Section {
          ListCell("Rysy")
        } footer: {
          ListCell("Tatras").accessories { Accessory.insert() }
        }
      }
    },
  ]

  private static let selection = [
    MistakeCase("a row to choose without an identity", .missingIdentity) {
      Section { ListCell("Rysy") }.selection(.multiple)
    },
    MistakeCase("a row to choose without a cell", .missingCell) {
      Section(["Rysy", "Mnich"], id: \.self) { _ in VStack { Link("More", destination: "a.html") } }.selection(
        .multiple
      )
    },
    MistakeCase("several chosen where one can be", .severalChosen) {
      Form { rows { $0 }.selection(.single, selected: ["Rysy", "Mnich"]) }
    },
    MistakeCase("several chosen that are no cells", .missingCell) {
      Form {
        Section(["Rysy", "Mnich"], id: \.self) { _ in VStack { Link("More", destination: "a.html") } }
          .selection(.single, selected: ["Rysy", "Mnich"])
      }
    },
    MistakeCase("two choices of one name", .sharedSelection) {
      Form {
        rows { $0 }.selection(.single)
        rows { $0 }.selection(.single)
      }
    },
    MistakeCase("two items sent alike", .sharedSelection) {
      Form {
        rows { $0 }.selection(.multiple)
        rows { $0 }.selection(.multiple)
      }
    },
    MistakeCase("a cell to choose outside of sections", .missingIdentity) {
      VStack { ListCell("Rysy") }.selection(.multiple)
    },
    MistakeCase("a choice in a link", .nestedInteraction) {
      Link(destination: "a.html") { rows { $0 } }.selection(.multiple)
    },
    MistakeCase("a branch to choose without an identity", .missingIdentity) {
      List {
        DisclosureGroup {
          Text("Rysy")
        } label: {
          ListCell("Tatras").destination("a.html")
        }
      }
      .selection(.multiple)
    },
  ]

  // MARK: - What can be pressed

  private static let cells = [
    MistakeCase("a cell that leads nowhere", .blockedURL) { rows { $0.destination("javascript:alert(1)") } },
    MistakeCase("a cell in a link", .nestedInteraction) {
      Link(destination: "a.html") { ListCell("Rysy").destination("b.html") }
    },
    MistakeCase("a link in the words of a cell that leads somewhere", .nestedInteraction) {
      Section { ListCell("[Rysy](a.html)").destination("b.html") }
    },
    MistakeCase("a link in the further words of a cell", .nestedInteraction) {
      Section { ListCell(Text("Rysy"), secondaryText: Text("[more](a.html)")).destination("b.html") }
    },
    MistakeCase("a cell without words that leads somewhere", .unnamedRow) {
      Section(["rysy"], id: \.self) { _ in ListCell("").destination("a.html") }
    },
    MistakeCase("a symbol in a cell that there is none of", .missingImage) {
      rows { cell in
        var cell = cell
        cell.contentConfiguration.image = Image(systemName: "star.of.nothing")
        return cell
      }
    },
  ]

  private static let links = [
    MistakeCase("a link that leads nowhere", .blockedURL) { Link("Run", destination: "javascript:alert(1)") },
    MistakeCase("a link in words that leads nowhere", .blockedURL) { Text("[Run](javascript:alert)") },
    MistakeCase("a link in a link", .nestedInteraction) {
      Link(destination: "a.html") { Link("Inner", destination: "b.html") }
    },
    MistakeCase("a link in the words of a link", .nestedInteraction) {
      Link(destination: "a.html") { Text("[Inner](b.html)") }
    },
    MistakeCase("a link that leads nowhere in a link", .nestedInteraction) {
      Link(destination: "a.html") { Link("Inner", destination: "javascript:alert(1)") }
    },
    MistakeCase("a link in a link that leads nowhere", .blockedURL) {
      Link(destination: "javascript:alert(1)") { Link("Inner", destination: "b.html") }
    },
    MistakeCase("a button in a link", .nestedInteraction) { Link(destination: "a.html") { Button("Press") } },
    MistakeCase("a button without a form", .missingForm) { Button("Send", action: FormAction(value: "send")) },
    MistakeCase("a link in a button without a form", .missingForm) {
      Button(action: FormAction(value: "send")) { Link("Inner", destination: "b.html") }
    },
    MistakeCase("a button that leads nowhere", .blockedURL) { Button("Run", destination: "javascript:alert(1)") },
  ]

  private static let forms = [
    MistakeCase("a form in a form", .nestedForm) { Form { Form { Text("inner") } } },
    MistakeCase("a form whose address is none", .blockedURL, .missingForm) {
      Form(action: "javascript:alert(1)") { Button("Send", action: FormAction(value: "send")) }
    },
    MistakeCase("a button to edit in a link", .nestedInteraction) {
      Link(destination: "a.html") {
        Text("Rysy")
        EditButton()
      }
    },
  ]

  private static let others = [
    MistakeCase("raw HTML", .rawHTML) { Markdown("A <b>tag</b>.\n") },
    MistakeCase("a date that is none", .invalidTime) { Time("yesterday", "Yesterday") },
    MistakeCase("a title in a table of Markdown", .unshownTitle) {
      Markdown("| a |\n|---|\n| [b](c.html 'd') |\n")
    },
    MistakeCase("a link of Markdown without words", .emptyLink) { Markdown("a [](c.html)\n") },
    MistakeCase("a layout without an answer", .missingLayout) {
      rows { $0 }.layout(CompositionalLayout { _, _ in nil })
    },
    MistakeCase("a language that is none", .malformedLanguage) {
      Text("Rysy").environment(\.locale, LocaleIdentifier("not a language"))
    },
    MistakeCase("a picture whose description is empty", .undescribedImage) { Image("Rysy").accessibilityLabel("") },
    MistakeCase("an action with a symbol that there is not", .missingImage) {
      rows { $0.swipeActions { SwipeAction("More", destination: "more.html", image: Image(systemName: "nothing")) } }
    },
    MistakeCase("a form in the title of a section", .nestedForm) {
      Section {
        Text("Rysy")
      } header: {
        Form { Text("Alps") }
      }
    },
    MistakeCase("elements of one identity", .duplicateID) { ForEach(["a", "a"], id: \.self) { Text($0) } },
    MistakeCase("nothing wrong in what is loading") {
      Form { rows { $0.swipeActions { submit }.selectionDisabled() } }.redacted(reason: .placeholder)
    },
  ]
}
