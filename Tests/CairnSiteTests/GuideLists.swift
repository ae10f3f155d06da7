import Cairn
import CairnHTML
import Foundation

// The listings of Docs/lists.md, so that they compile.

struct Summit: Identifiable {
  let id: String
  let name: String
  let height: Int
  var isClimbed = false
}

struct SummitsForm: View {
  let summits: [Summit]

  var body: some View {
    Form(action: "/summits") {
      EditButton()
      Section(summits) { summit in
        SummitCell(summit: summit)
      } header: {
        Text("Summits")
      } footer: {
        Text("\(summits.count) summits")
      }
      .layout(.list(.insetGrouped))
      .selection(.multiple, selected: Set(summits.filter(\.isClimbed).map(\.id)), displayed: .whenEditing)
      Button("Mark as climbed", action: FormAction(value: "climbed"))
    }
  }
}

struct SummitCell: View {
  let summit: Summit

  var body: some View {
    ListCell(summit.name, secondaryText: "\(summit.height) m", image: Image(systemName: "mountain.2"))
      .destination("summits/\(summit.id).html")
      .accessories {
        Accessory.multiselect()
        Accessory.reorder()
        Accessory.disclosureIndicator(displayed: .whenNotEditing)
      }
      .swipeActions {
        SwipeAction("Delete", action: "delete", role: .destructive, image: Image(systemName: "trash"))
      }
  }
}

/// Returns the values of each field of a form, in their order.
func fields(ofBody body: String) -> [String: [String]] {
  let components = URLComponents(string: "?" + body.replacing("+", with: "%20"))
  return (components?.queryItems ?? []).reduce(into: [:]) { fields, item in
    fields[item.name, default: []].append(item.value ?? "")
  }
}

struct SummitLog {
  var summits: [Summit]

  mutating func receive(_ fields: [String: [String]]) throws {
    for name in ["action", "move"] {
      for value in fields[name] ?? [] { try receive(FormAction(name: name, value: value)) }
    }
  }

  mutating func receive(_ action: FormAction) throws {
    switch action.verb {
    case "up", "down":
      summits = summits.reordered(by: try ReorderTransaction(action, in: summits.map(\.id)))
    case "delete":
      summits.removeAll { $0.id == action.identity }
    default: break
    }
  }
}

enum ListListings {
  static var valueCell: some View {
    var content = ContentConfiguration.valueCell()
    content.text = "Height"
    content.secondaryText = "2499 m"
    content.textProperties.font = .headline
    return ListCell(content)
  }

  static func registered(_ summits: [Summit]) -> some View {
    let registration = CellRegistration<ListCell, Summit> { cell, summit in
      var content = cell.defaultContentConfiguration()
      content.text = summit.name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = SupplementaryRegistration<ListCell, String>(kind: .header) { cell, _, title in
      cell.contentConfiguration = .groupedHeader()
      cell.contentConfiguration.text = title
    }
    return Section(summits) { summit in
      registration.cell(for: summit)
    } header: {
      header.view(for: "Summits")
    }
  }

  static func chosen(_ summits: [Summit]) -> some View {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.selectionStyle = .prominent
    return Section(summits) { summit in
      ListCell(summit.name).state(summit.isClimbed ? CellState(\.isSelected) : CellState())
    }
    .layout(.list(using: configuration))
  }

  static var state: some View {
    ListCell("Rysy").onConfigurationUpdate { cell, state in
      if state.isSelected { cell.contentConfiguration.textProperties.color = .green }
    }
  }

  static func moved(_ summit: Summit, _ moved: String?) -> some View {
    ListCell(summit.name)
      .state(summit.id == moved ? CellState(\.isReordering) : CellState())
      .onConfigurationUpdate { cell, state in
        if state.isReordering { cell.backgroundConfiguration = .listGroupedCell() }
      }
  }

  static func page(of regions: [Region], as fields: [String: [String]]) -> some View {
    Form(action: "/summits") {
      EditButton()
      Section("Regions") {
        OutlineGroup(regions, children: \.parts) { ListCell($0.name) }
          .expanded(Set(fields["open"] ?? []))
      }
      .layout(choices: [
        LayoutChoice("List", .list(.sidebar)), LayoutChoice("Grid", LayoutSection { .columns(2, height: 80) }),
      ])
      Button("Archive", action: FormAction(value: "archive"))
    }
    .selection(.multiple, selected: Set(fields["selection"] ?? []), displayed: .whenEditing)
    .transformEnvironment(\.editMode) { if fields["edit"] != nil { $0 = .constant(.active) } }
    .environment(\.layoutChoiceName, fields["layout"]?.first)
  }

  static var rows: some View {
    Section {
      Text("Any view")
        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 16))
        .listRowBackground(.yellow.opacity(0.2))
        .listRowSeparatorTint(.orange)
      ListCell("Inbox").badge(12).listRowSeparator(.hidden)
    }
    .layout(.list(.insetGrouped))
  }

  static func row(of summit: Summit) -> some View {
    ListCell(summit.name).swipeActions(destination: "summits/\(summit.id)/actions.html")
  }

  static func outline(of regions: [Region]) -> some View {
    Form(action: "/regions") {
      Section("Regions") {
        OutlineGroup(regions, children: \.parts) { region in
          ListCell(region.name).swipeActions { SwipeAction("Flag", action: "flag") }
        }
      }
      .layout(.list(.sidebar))
    }
  }

  static func collapsible(_ summits: [Summit]) -> some View {
    Section {
      DisclosureGroup(isExpanded: true) {
        ForEach(summits) { SummitCell(summit: $0) }
      } label: {
        ListCell("Summits")
      }
    }
    .layout(.list(.sidebar, header: .firstItemInSection))
  }

  static var loading: some View {
    Section(0..<3, id: \.self) { _ in
      ListCell("Name of a summit", secondaryText: "2000 m", image: Image(systemName: "mountain.2"))
    } header: {
      Text("Summits").unredacted()
    }
    .redacted(reason: .placeholder)
    .layout(.list(.insetGrouped))
  }

  static var german: HTMLOptions {
    var options = HTMLOptions()
    options.listLabels.loading = "Lädt"
    options.listLabels.delete = "{item} löschen"
    return options
  }

  static func move(_ action: FormAction, in massifs: inout [Massif]) throws {
    let transaction = try ReorderTransaction(action, in: massifs.map { (id: $0.id, items: $0.summits.map(\.id)) })
    for section in transaction.sectionTransactions {
      guard let index = massifs.firstIndex(where: { $0.id == section.sectionIdentifier }) else { continue }
      massifs[index].summits = massifs[index].summits.reordered(by: transaction)
    }
  }

  struct Massif: Identifiable {
    let id: String
    var summits: [Summit]
  }

  struct Region: Identifiable {
    let name: String
    var parts: [Region]?
    var id: String { name }
  }
}
