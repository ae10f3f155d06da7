import Cairn

/// Lists and cells of every kind, for goldens and properties.
enum ListSpecimens {
  struct Specimen {
    let name: String
    let view: AnyView

    init(_ name: String, @ViewBuilder _ view: () -> some View) {
      self.name = name
      self.view = AnyView(view())
    }
  }

  static var all: [Specimen] {
    appearances + [headerOfItem, separators, accessories, presets, content, values, states] + swipeActions
      + [
        pagesOfActions, editing, selection, selectionWhileEditing, outline, exclusive, rowLooks, elsewhere, absence,
        partlyLoaded,
      ]
  }

  // MARK: - Appearances

  static var appearances: [Specimen] {
    ListConfiguration.Appearance.allCases.map { appearance in
      Specimen("appearance-\(appearance.rawValue)") { page(appearance) }
    }
  }

  @ViewBuilder
  static func page(_ appearance: ListConfiguration.Appearance) -> some View {
    VStack(alignment: .leading) {
      Section(Array(Peak.all.prefix(3))) { peak in
        row(peak)
      } header: {
        Text("High Tatras")
      } footer: {
        Text("Three peaks of many.")
      }
      Section(Array(Peak.all.suffix(2))) { peak in row(peak) }
    }
    .layout(.list(appearance, header: .supplementary, footer: .supplementary))
  }

  static func row(_ peak: Peak) -> ListCell {
    var state = CellState()
    state.isSelected = peak.name == "Giewont"
    let image = peak.metres > 2300 ? Image(systemName: "mountain.2") : nil
    return ListCell(peak.name, secondaryText: peak.words, image: image)
      .accessories { Accessory.disclosureIndicator() }
      .state(state)
  }

  static var headerOfItem: Specimen {
    Specimen("header-of-item") {
      Section(Peak.named(4)) { ListCell($0.name) }
        .layout(.list(.insetGrouped, header: .firstItemInSection))
      Section(Peak.named(3)) { ListCell($0.name) }
        .layout(.list(.sidebar, header: .firstItemInSection))
    }
  }

  static var separators: Specimen {
    var visible = ListConfiguration(appearance: .plain)
    visible.separatorConfiguration.bottomSeparatorVisibility = .visible
    visible.itemSeparatorHandler = { item, separators in
      var separators = separators
      if item == 1 { separators.bottomSeparatorInsets = EdgeInsets(leading: 0) }
      if item == 2 { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
    let plain = visible
    return Specimen("separators") {
      Section(Peak.named(5)) { row($0) }.layout(.list(using: plain))
      Section(Peak.named(3)) { peak in
        Text(peak.name).listRowSeparator(.visible, edges: .bottom)
      }
      .layout(.list(.insetGrouped))
    }
  }

  // MARK: - Cells

  static var accessories: Specimen {
    Specimen("accessories") {
      Form {
        Section {
          ListCell("Disclosure indicator").accessories { Accessory.disclosureIndicator() }
          ListCell("Checkmark").accessories { Accessory.checkmark() }
          ListCell("Delete").accessories { Accessory.delete(displayed: .always) }.tag("delete")
          ListCell("Insert").accessories { Accessory.insert(displayed: .always) }.tag("insert")
          ListCell("Reorder").accessories { Accessory.reorder(displayed: .always) }.tag("reorder")
          ListCell("Not to be moved").accessories { Accessory.reorder(displayed: .always) }.tag("fixed").moveDisabled()
          ListCell("Not to be deleted").accessories { Accessory.delete(displayed: .always) }.tag("kept")
            .deleteDisabled()
          ListCell("Detail").accessories { Accessory.detail(destination: "https://example.com/detail") }
          ListCell("Multiselect").accessories { Accessory.multiselect(displayed: .always) }.tag("multiselect")
          ListCell("Multiselect, chosen").accessories { Accessory.multiselect(displayed: .always) }
            .state(CellState(\.isSelected)).tag("chosen")
          ListCell("Outline disclosure").accessories { Accessory.outlineDisclosure() }
          ListCell("Outline disclosure, open").accessories { Accessory.outlineDisclosure() }
            .state(CellState(\.isExpanded))
          ListCell("Label").accessories { Accessory.label(text: "99+") }
          ListCell("Custom").accessories {
            Accessory.custom(placement: .leading) { Text("§") }
            Accessory.custom { ProgressView(value: 0.4) }
          }
          ListCell("All at once, and with words that go on for so long that they need another line").accessories {
            Accessory.disclosureIndicator()
            Accessory.reorder(displayed: .always)
            Accessory.checkmark()
            Accessory.delete(displayed: .always)
            Accessory.label(text: "7")
          }
          .tag("all")
        } header: {
          Text("Accessories")
        }
        .layout(.list(.plain))
      }
    }
  }

  static var presets: Specimen {
    Specimen("presets") {
      Section(ContentConfiguration.Preset.allCases, id: \.self) { preset in
        ListCell(filled(ContentConfiguration(preset: preset)))
      }
    }
  }

  private static func filled(_ configuration: ContentConfiguration) -> ContentConfiguration {
    var content = configuration
    content.text = configuration.preset.rawValue
    content.secondaryText = "Further words"
    content.image = Image(systemName: "star")
    return content
  }

  static var content: Specimen {
    var limited = ContentConfiguration.subtitleCell()
    limited.text = "A title that is limited to a single line, however long it may be and wherever it stands"
    limited.textProperties.numberOfLines = 1
    limited.secondaryText =
      "And further words that are limited to two lines, although there is more to say about the "
      + "matter than two lines of eighty columns could ever hold, as everybody knows who tried"
    limited.secondaryTextProperties.numberOfLines = 2
    var loud = ContentConfiguration.cell()
    loud.attributedText = Text("Words with **strong** ones")
    loud.textProperties.textCase = .uppercase
    loud.textProperties.color = .red
    var named = ContentConfiguration.cell()
    named.text = "Rysy"
    named.image = Image("rysy", label: Text("Rysy from the north"))
    var repeated = ContentConfiguration.cell()
    repeated.text = "Giewont"
    repeated.image = Image("Giewont")
    let cells = [limited, loud, named, repeated].map { ListCell($0) }
    return Specimen("content") {
      Section {
        cells[0]
        cells[1]
        cells[2]
        cells[3]
        ListCell("Set in once").indentationLevel(1)
        ListCell("Set in twice", image: Image(systemName: "star.fill")).indentationLevel(2)
        ListCell("A link", secondaryText: "to a page").destination("https://example.com/peaks?a=1")
        ListCell("A relative link").destination("peaks/rysy")
        ListCell("漢字 and emoji 👩‍👩‍👧", secondaryText: "mixed widths", image: Image(systemName: "globe"))
      }
      .layout(.list(.insetGrouped))
    }
  }

  static var values: Specimen {
    func value(_ text: String, _ secondary: String, image: String? = nil) -> ListCell {
      var content = ContentConfiguration.valueCell()
      content.text = text
      content.secondaryText = secondary
      content.image = image.map { Image(systemName: $0) }
      return ListCell(content)
    }
    return Specimen("values") {
      Section {
        value("Height", "2499 m")
        value("First ascent", "1840")
        value("Range", "High Tatras").accessories { Accessory.disclosureIndicator() }
        value("Border", "Poland and Slovakia, on the ridge between them")
        value("A question that is almost as wide", "as the page")
      } header: {
        Text("Rysy")
      }
      .layout(.list(.grouped))
    }
  }

  static var states: Specimen {
    var yellow = BackgroundConfiguration(preset: .listPlainCell)
    yellow.backgroundColor = .yellow
    var replacement = ContentConfiguration.valueCell()
    replacement.text = "Replaced"
    replacement.secondaryText = "by a value"
    return Specimen("states") {
      Section {
        ListCell("At rest", secondaryText: "as usual")
        ListCell("Selected", secondaryText: "as chosen").state(CellState(\.isSelected))
        ListCell("Disabled", secondaryText: "as forbidden").state(CellState(\.isDisabled))
        ListCell("Tinted").tintColor(.green).accessories { Accessory.checkmark() }
        ListCell("Replaced").contentConfiguration(replacement)
        ListCell("In front of a colour").backgroundConfiguration(yellow)
        ListCell("Changed by its handler").state(CellState(\.isSelected)).onConfigurationUpdate { cell, state in
          if state.isSelected { cell.contentConfiguration.text = "Changed by its handler: selected" }
        }
      }
    }
  }

  // MARK: - What can be done

  static var swipeActions: [Specimen] {
    SwipeActions.Presentation.allCases.map { presentation in
      Specimen("swipe-\(presentation.rawValue)") {
        Form {
          Section(Peak.named(3)) { peak in
            ListCell(peak.name, image: Image(systemName: "mountain.2"))
              .swipeActions(edge: .leading, presentation: presentation) { SwipeAction("Pin", action: "pin") }
              .swipeActions(presentation: presentation) {
                SwipeAction("Archive", action: "archive")
                SwipeAction("Delete", action: "delete", role: .destructive)
              }
          } header: {
            Text("Peaks")
          }
          .layout(.list(using: provider(presentation)))
        }
        Section {
          Text("No cell").swipeActions(presentation: presentation) {
            SwipeAction("Show", destination: "https://example.com/show")
          }
        }
      }
    }
  }

  static var pagesOfActions: Specimen {
    Specimen("swipe-page") {
      Section(Peak.named(3)) { peak in
        ListCell(peak.name, image: Image(systemName: "mountain.2"))
          .swipeActions(destination: "https://example.com/\(peak.metres)")
        Text("No cell").swipeActions(edge: .leading, destination: "no-cell.html")
      }
      .layout(.list(.insetGrouped))
    }
  }

  private static func provider(_ presentation: SwipeActions.Presentation) -> ListConfiguration {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsProvider = { identity in
      SwipeActions([SwipeAction("Never seen", action: "no")], presentation: presentation)
    }
    return configuration
  }

  static var editing: Specimen {
    Specimen("editing") {
      Form(action: "/peaks") {
        EditButton()
        editable
        Button("Save", action: FormAction(value: "save"))
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  private static var editable: some View {
    Section(Peak.named(4)) { peak in
      ListCell(peak.name, secondaryText: "\(peak.metres) m").accessories {
        Accessory.delete()
        Accessory.reorder()
        Accessory.multiselect()
        Accessory.disclosureIndicator(displayed: .whenNotEditing)
      }
    } header: {
      Text("Peaks")
    }
    .layout(.list(.insetGrouped))
  }

  static var selection: Specimen {
    Specimen("selection") {
      Form {
        Section {
          ForEach(Peak.named(4)) { peak in
            ListCell(peak.name).selectionDisabled(peak.name == "Mnich")
          }
          Text("Not a cell").tag("words")
        }
        .selection(.multiple, selected: ["Giewont", "words"])
        Section(Peak.named(3)) { peak in ListCell(peak.name, secondaryText: peak.words) }
          .layout(.list(.insetGrouped))
          .selection(.single, selected: ["Rysy"])
        Button("Archive", action: FormAction(value: "archive"))
      }
    }
  }

  static var selectionWhileEditing: Specimen {
    Specimen("selection-while-editing") {
      Section(Peak.named(3)) { peak in ListCell(peak.name) }
        .selection(.multiple, selected: ["Giewont"], displayed: .whenEditing)
    }
  }

  // MARK: - Outlines

  struct Place: Identifiable {
    let id: String
    var places: [Place]?
  }

  static let places = [
    Place(
      id: "Europe",
      places: [
        Place(id: "Alps", places: [Place(id: "Mont Blanc"), Place(id: "Dom")]),
        Place(id: "Tatras", places: [Place(id: "Rysy")]), Place(id: "Nowhere", places: []),
      ]
    ),
    Place(id: "Asia", places: [Place(id: "Himalaya")]),
  ]

  static var outline: Specimen {
    Specimen("outline") {
      Form {
        Section {
          OutlineGroup(places, children: \.places) { place in
            ListCell(place.id).swipeActions { if place.places == nil { SwipeAction("Climb", action: "climb") } }
          }
        }
      }
      .selection(.multiple, selected: ["Dom", "Tatras"])
      Section {
        OutlineGroup(places, children: \.places) { place in
          ListCell(place.id, image: Image(systemName: place.places == nil ? "mountain.2" : "globe")).accessories {
            if place.places != nil { Accessory.outlineDisclosure() }
          }
        }
      } header: {
        Text("Places")
      }
      .layout(.list(.sidebar))
      Section {
        DisclosureGroup("More") {
          ListCell("Hidden at first")
          ListCell("And this one")
        }
        ListCell("Beside it")
      }
      .layout(.list(.insetGrouped))
    }
  }

  static var exclusive: Specimen {
    Specimen("exclusive") {
      VStack(alignment: .leading) {
        DisclosureGroup("How high is Rysy?", isExpanded: true) { Text("2499 m") }
        DisclosureGroup("How high is Mnich?") { Text("2068 m") }
      }
      .disclosureGroupExclusive("heights")
    }
  }

  static var rowLooks: Specimen {
    var lined = ListConfiguration(appearance: .plain)
    lined.separatorConfiguration.bottomSeparatorVisibility = .visible
    return Specimen("row-looks") {
      Section(Peak.named(3)) { peak in
        ListCell(peak.name)
          .listRowInsets(peak.metres < 2000 ? EdgeInsets(leading: 48) : nil)
          .listRowBackground(peak.metres < 2000 ? .yellow : nil)
      }
      .listRowSeparatorTint(.red)
      .layout(.list(using: lined))
    }
  }

  // MARK: - Elsewhere

  static var elsewhere: Specimen {
    Specimen("elsewhere") {
      ListCell("On its own", secondaryText: "outside any section")
      HStack {
        ListCell("In a stack")
        ListCell("Beside another")
      }
      Form {
        Section(Peak.named(4)) { peak in
          ListCell(peak.name, secondaryText: "\(peak.metres) m").swipeActions { SwipeAction("Pin", action: "pin") }
        }
        .layout(LayoutSection { .columns(2, height: .estimated(44), spacing: 16) })
      }
      Section(Peak.named(2)) { ListCell($0.name) }
        .layout { environment in
          environment.container.effectiveWidth > 500 ? .list(.insetGrouped) : .list(.plain)
        }
    }
  }

  static var absence: Specimen {
    Specimen("absence") {
      List(0..<2, id: \.self) { _ in
        ListCell("Name of a peak", secondaryText: "2000 m", image: Image(systemName: "mountain.2"))
      }
      .listStyle(.insetGrouped)
      .redacted(reason: .placeholder)
      Placeholder(count: 1)
      Section([Peak](), id: \.self) {
        ListCell($0.name)
      } header: {
        Text("Empty")
      }
      .layout(.list(.insetGrouped))
      Section {
        ContentUnavailableView.search(text: "Everest")
      } header: {
        Text("No results")
      }
      .layout(.list(.plain))
    }
  }

  static var partlyLoaded: Specimen {
    Specimen("partly-loaded") {
      Section {
        ListCell("Rysy").unredacted()
        ListCell("Name of a peak")
      } header: {
        Text("Peaks").unredacted()
      }
      .redacted(reason: .placeholder)
    }
  }
}
