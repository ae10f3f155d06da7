import Cairn
import CairnHTML

extension Specimen {
  static let cells = appearances + contents + accessories + controlsOfLists + swiping + outlines + loading

  private static let appearances =
    ListConfiguration.Appearance.allCases.map { appearance in
      Specimen("list-\(appearance)") {
        Section(Peak.some) { peak in
          ListCell(peak.name, secondaryText: "\(peak.height) m", image: Image(systemName: "mountain.2"))
            .destination("\(peak.height).html")
            .accessories { Accessory.disclosureIndicator() }
        } header: {
          Text("Alps")
        } footer: {
          Text("2 peaks")
        }
        .layout(.list(appearance, header: .supplementary, footer: .supplementary))
      }
    } + [
      Specimen("list-header-cells") {
        Section(Peak.some) { peak in
          ListCell(peak.name)
        } header: {
          header(.prominentInsetGroupedHeader())
        } footer: {
          header(.groupedFooter())
        }
        .layout(.list(.insetGrouped))
      },
      Specimen("list-first-item-header") {
        Section {
          ListCell("Alps")
          ForEach(Peak.some) { ListCell($0.name) }
        }
        .layout(.list(.sidebar, header: .firstItemInSection))
      },
      Specimen("list-header-unfolds") {
        Section {
          DisclosureGroup(isExpanded: true) {
            ForEach(Peak.some) { ListCell($0.name) }
          } label: {
            ListCell("Alps")
          }
        }
        .layout(.list(.insetGrouped, header: .firstItemInSection))
        Section {
          DisclosureGroup(isExpanded: true) {
            ForEach(Peak.some) { ListCell($0.name) }
          } label: {
            ListCell("Alps").destination("a.html")
          }
        }
        .layout(.list(.sidebar, header: .firstItemInSection))
      },
      Specimen("list-row-looks") {
        Section {
          Text("Insets").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 8))
          ListCell("Insets of a cell").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 8))
          Text("Background").listRowBackground(.yellow)
          ListCell("Background of a cell").listRowBackground(.yellow)
          Text("Green line").listRowSeparatorTint(.green)
          Text("All, with an action").listRowInsets(EdgeInsets(leading: 40)).listRowBackground(.yellow)
            .swipeActions { SwipeAction("Show", destination: "a.html") }
        }
        .layout(.list(.insetGrouped))
      },
      Specimen("list-badges") {
        Section {
          ListCell("Inbox", image: Image(systemName: "envelope")).destination("a.html").badge(12)
            .accessories { Accessory.disclosureIndicator() }
          ListCell("Labelled").accessories { Accessory.label(text: "99 %") }.badge("new")
          Text("A view of its own").badge(3)
        }
        .layout(.list(.insetGrouped))
      },
      Specimen("list-separators") {
        Section {
          ListCell("No line below").listRowSeparator(.hidden, edges: .bottom)
          ListCell("Line above").listRowSeparator(.visible, edges: .top)
          Text("A view of its own").listRowSeparator(.hidden)
          ListCell("Green line").listRowSeparatorTint(.green)
          ListCell("Line of the handler")
          ListCell("Line below the last").listRowSeparator(.visible)
        }
        .layout(.list(using: separators))
      },
      Specimen("list-without-separators") {
        Section(Peak.some) { ListCell($0.name) }.layout(.list(using: withoutSeparators))
      },
      Specimen("list-of-views") {
        Section(Peak.some) { Text($0.name) }.layout(.list(.insetGrouped))
      },
      Specimen("list-empty") {
        Section([Peak]()) {
          ListCell($0.name)
        } header: {
          Text("Andes")
        }
        .layout(.list(.insetGrouped))
      },
    ]

  private static func header(_ content: ContentConfiguration) -> ListCell {
    var content = content
    content.text = "Alps"
    return ListCell(content)
  }

  private static let separators = {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.itemSeparatorHandler = { index, separators in
      var separators = separators
      if index == 4 { separators.bottomSeparatorInsets = EdgeInsets(leading: 60) }
      return separators
    }
    return configuration
  }()

  private static let withoutSeparators = {
    var configuration = ListConfiguration(appearance: .grouped)
    configuration.showsSeparators = false
    configuration.backgroundColor = .yellow
    configuration.headerTopPadding = 30
    return configuration
  }()

  private static let contents =
    ContentConfiguration.Preset.allCases.map { preset in
      Specimen("cell-\(preset)") {
        Section {
          ListCell(content(preset)); ListCell("Next row")
        }
        .layout(.list(preset.rawValue.contains("idebar") ? .sidebar : .insetGrouped))
      }
    } + [
      Specimen("cell-properties") {
        Section { ListCell(properties) }
      },
      Specimen("cell-image") {
        Section {
          ListCell(picture)
          ListCell(lowPicture)
          ListCell("Symbol", image: Image(systemName: "star"))
        }
      },
      Specimen("cell-background") {
        Section {
          ListCell("Framed").backgroundConfiguration(background)
          ListCell("Sidebar").backgroundConfiguration(.listSidebarCell())
        }
      },
      Specimen("cell-indented") {
        Section {
          ListCell("Once").indentationLevel(1)
          ListCell("Twice").indentationLevel(2, width: 10)
          ListCell("Green", image: Image(systemName: "leaf")).tintColor(.green)
          ListCell("Below zero").indentationLevel(-1)
        }
      },
      Specimen("cell-states") {
        Section {
          ListCell("Selected").state(CellState(\.isSelected))
          ListCell("Selected link").destination("a.html").state(CellState(\.isSelected))
          ListCell("Disabled").destination("a.html").state(CellState(\.isDisabled))
          ListCell("Handler").destination("a.html").onConfigurationUpdate { cell, state in
            if state.isHovered { cell.contentConfiguration.textProperties.color = .green }
            if state.isFocused { cell.contentConfiguration.textProperties.font = .headline }
            if state.isHighlighted { cell.tintColor = .red }
            if state.isEditing { cell.contentConfiguration.text = "Handler while editing" }
          }
          ListCell("Other picture").onConfigurationUpdate { cell, state in
            if state.isHovered { cell.contentConfiguration.image = Image(systemName: "star") }
          }
        }
        .layout(.list(.insetGrouped))
      },
      Specimen("cell-anywhere") {
        VStack {
          ListCell("In a stack", secondaryText: "Second line").destination("a.html")
          LazyVStack { ForEach(Peak.some) { ListCell($0.name) } }
        }
      },
      Specimen("cell-of-runs") {
        Section { ListCell(Text("**Bold** and `code`"), secondaryText: Text("Red").foregroundColor(.red)) }
      },
      Specimen("cell-label") {
        Section { ListCell("K2").destination("a.html").accessibilityLabel("Chhogori") }
      },
    ]

  private static func content(_ preset: ContentConfiguration.Preset) -> ContentConfiguration {
    var content = ContentConfiguration(preset: preset)
    content.text = "\(preset)"
    content.secondaryText = "Further words"
    if !preset.isSupplementary { content.image = Image(systemName: "star") }
    return content
  }

  private static let properties = {
    var content = ContentConfiguration.valueCell()
    content.text = "A long text that is limited to one line and is cut where there is no more room for it"
    content.secondaryText = "Value"
    content.textProperties.numberOfLines = 1
    content.textProperties.font = .headline
    content.textProperties.color = .purple
    content.textProperties.textCase = .uppercase
    content.secondaryTextProperties.alignment = .center
    content.textToSecondaryTextHorizontalPadding = 20
    content.directionalLayoutMargins = EdgeInsets(top: 20, leading: 30, bottom: 4, trailing: 8)
    return content
  }()

  private static let picture = {
    var content = ContentConfiguration.subtitleCell()
    content.text = "Eiger"
    content.secondaryText = "3967 m"
    content.image = Image("Eiger")
    content.imageProperties.maximumSize = LayoutExtent(width: 60, height: 40)
    content.imageProperties.reservedLayoutSize = LayoutExtent(width: 80, height: 0)
    content.imageProperties.cornerRadius = 6
    content.imageToTextPadding = 20
    return content
  }()

  private static let lowPicture = {
    var content = picture
    content.imageProperties.maximumSize = LayoutExtent(width: 0, height: 30)
    return content
  }()

  private static let background = {
    var background = BackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .yellow
    background.cornerRadius = 8
    background.backgroundInsets = EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
    background.strokeWidth = 1
    background.strokeColor = .orange
    return background
  }()

  private static let accessories = [
    Specimen("accessories") {
      Form(action: "a.html") {
        Section(allAccessories, id: \.name) { example in
          ListCell(example.name).accessories { example.accessory }
        }
        .layout(.list(.insetGrouped))
      }
    },
    Specimen("accessories-together") {
      Form(action: "a.html") {
        Section(Peak.some) { peak in
          ListCell(peak.name).destination("a.html").accessories { allAccessories.map(\.accessory) }
        }
      }
    },
    Specimen("accessories-without-form") {
      Section(Peak.some) { peak in
        ListCell(peak.name).accessories { Accessory.insert(displayed: .always) }
      }
      Form {
        Section { ListCell("No identity").accessories { Accessory.reorder(displayed: .always) } }
      }
    },
  ]

  private struct AccessoryExample: Sendable {
    var name: String
    var make: @Sendable () -> Accessory
    var accessory: Accessory { make() }
  }

  private static let allAccessories = [
    AccessoryExample(name: "Disclosure") { .disclosureIndicator() },
    AccessoryExample(name: "Checkmark") { .checkmark(tintColor: .green) },
    AccessoryExample(name: "Delete") { .delete(displayed: .always, action: "remove") },
    AccessoryExample(name: "Insert") { .insert(displayed: .always) },
    AccessoryExample(name: "Reorder") { .reorder(displayed: .always) },
    AccessoryExample(name: "Detail") { .detail(destination: "b.html") },
    AccessoryExample(name: "Multiselect") { .multiselect(displayed: .always) },
    AccessoryExample(name: "Label") { .label(text: "99+") },
    AccessoryExample(name: "Custom") { .custom { Text("★★★") } },
  ]

  private static let controlsOfLists = [
    Specimen("list-editing") {
      Form(action: "a.html") {
        EditButton()
        Section(Peak.some) { peak in
          ListCell(peak.name).destination("a.html").accessories {
            Accessory.delete(); Accessory.reorder(); Accessory.disclosureIndicator(displayed: .whenNotEditing)
          }
        }
        .layout(.list(.insetGrouped))
        Button("Archive", action: FormAction(value: "archive"))
      }
      .selection(.multiple, selected: ["Eiger"], displayed: .whenEditing)
    },
    Specimen("list-editing-active") {
      EditButton("Change", done: "Ready")
      Section(Peak.some) { ListCell($0.name).accessories { Accessory.label(text: "a", displayed: .whenEditing) } }
        .environment(\.editMode, .constant(.active))
    },
    Specimen("list-selection-single") {
      Form(method: .get) {
        Section(Peak.some) { ListCell($0.name) }.layout(.list(.insetGrouped))
        Button("Choose")
      }
      .selection(.single, name: "peak", selected: ["Eiger"])
    },
    Specimen("list-selection-links") {
      Form {
        Section(Peak.some) { ListCell($0.name).destination("a.html") }
        Section {
          ListCell("Tagged").tag("tag"); ListCell("Not to be chosen").selectionDisabled()
        }
      }
      .selection(.multiple)
    },
    Specimen("form-nested") { Form { Form(action: "a.html") { Text("a") } } },
    Specimen("form-blocked") { Form(action: "javascript:alert(1)") { Text("a") } },
    Specimen("button-without-form") { Button("Send", action: FormAction(value: "send")) },
  ]

  private static let swiping =
    SwipeActions.Presentation.allCases.map { presentation in
      Specimen("swipe-\(presentation)") {
        Form(action: "a.html") {
          Section(Peak.some) { peak in
            ListCell(peak.name).destination("\(peak.height).html")
              .swipeActions(presentation: presentation) {
                SwipeAction("Delete", action: "delete", role: .destructive, image: Image(systemName: "trash"))
                SwipeAction("Edit", destination: "a.html")
              }
              .swipeActions(edge: .leading, presentation: presentation) {
                SwipeAction("Pin", action: "pin", backgroundColor: .orange)
              }
          }
          .layout(.list(.insetGrouped))
        }
      }
    } + [
      Specimen("swipe-provider") {
        Form {
          Section(Peak.some) { peak in
            Text(peak.name)
          }
          .layout(.list(using: provider))
          Section(Peak.some) { peak in
            ListCell(peak.name).accessories { Accessory.delete(displayed: .always) }
              .swipeActions { SwipeAction("Remove", action: "remove") }
          }
          .layout(.list(using: provider))
        }
      },
      Specimen("swipe-page") {
        Section(Peak.some) { peak in
          ListCell(peak.name).destination("a.html").swipeActions(destination: "\(peak.height).html")
          Text(peak.name).swipeActions(destination: "\(peak.height).html")
        }
        .layout(.list(.insetGrouped))
      },
    ]

  private static let provider = {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsProvider = { identity in
      identity == "Eiger" ? SwipeActions([SwipeAction("Flag", action: "flag")], presentation: .scrollSnap) : nil
    }
    return configuration
  }()

  private static let outlines = [
    Specimen("outline-actions") {
      Form(action: "a.html") {
        Section {
          OutlineGroup(ranges, children: \.below) { peak in
            ListCell(peak.name).badge(peak.below?.count ?? 0)
              .swipeActions { SwipeAction("Flag", action: "flag", image: Image(systemName: "flag")) }
          }
        }
        .layout(.list(.insetGrouped))
        Section(Peak.some) { peak in
          ListCell(peak.name).destination("a.html").swipeActions { SwipeAction("Flag", action: "flag") }
        }
        .layout(LayoutSection { .columns(2, height: .estimated(44), spacing: 16) })
        Text("On its own").swipeActions { SwipeAction("Show", destination: "a.html") }
      }
    },
    Specimen("outline-header-style") {
      Section {
        OutlineGroup(ranges, children: \.below) { peak in
          ListCell(peak.name, image: Image(systemName: peak.below == nil ? "mountain.2" : "folder"))
        }
      }
      .layout(.list(.insetGrouped))
    },
    Specimen("outline-cell-style") {
      Section {
        OutlineGroup(ranges, children: \.below) { peak in
          ListCell(peak.name).destination("a.html").accessories { Accessory.outlineDisclosure() }
        }
      }
      .layout(.list(.sidebar))
    },
    Specimen("outline-tinted") {
      DisclosureGroup {
        Text("a")
      } label: {
        ListCell("Green mark").accessories { Accessory.outlineDisclosure(style: .header, tintColor: .green) }
      }
    },
    Specimen("outline-exclusive") {
      Section(Peak.some) { peak in
        DisclosureGroup(isExpanded: peak.name == "Eiger") {
          ListCell("\(peak.height) m"); Text("A view of its own")
        } label: {
          ListCell(peak.name).accessories { Accessory.label(text: "1") }
        }
      }
      .layout(.list(.insetGrouped))
      .disclosureGroupExclusive("peaks")
    },
    Specimen("disclosure-group-exclusive") {
      DisclosureGroup("One") { DisclosureGroup("Inner") { Text("a") } }.disclosureGroupExclusive("numbers")
    },
  ]

  private static let loading = [
    Specimen("list-loading") {
      Section(0..<2, id: \.self) { _ in
        ListCell("Name of a peak", secondaryText: "Height", image: Image(systemName: "mountain.2"))
          .destination("a.html").accessories { Accessory.disclosureIndicator() }
      } header: {
        Text("Alps")
      }
      .redacted(reason: .placeholder)
      .layout(.list(.insetGrouped))
    },
    Specimen("redacted") {
      VStack(alignment: .leading) {
        Text("Words").font(.headline)
        Label("A label", systemImage: "star")
        Image("eiger")
        Link("A link", destination: "a.html")
        Button("A button", destination: "a.html")
        Text("There already").unredacted()
        Section(0..<2, id: \.self) { _ in Text("A row") }
      }
      .redacted(reason: .placeholder)
    },
    Specimen("list-partly-loaded") {
      Section {
        ListCell("Eiger", secondaryText: "3967 m");
        ListCell("Name", secondaryText: "Height").redacted(reason: .placeholder)
      }
    },
  ]

  private static let ranges = [
    Peak(name: "Alps", height: 1, below: [Peak(name: "Bernese Alps", height: 2, below: Peak.some)]),
    Peak(name: "Kilimanjaro", height: 5895),
  ]
}
