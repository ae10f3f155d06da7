import Cairn

struct Mail: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let isUnread: Bool
}

let mailCell = CellRegistration<ListCell, Mail> { cell, mail in
  cell.configurationUpdateHandler = { cell, state in
    var content = ContentConfiguration.subtitleCell().updated(for: state)
    content.text = mail.sender
    content.secondaryText = mail.subject
    content.image = Image(systemName: "envelope")
    content.imageProperties.maximumSize = LayoutExtent(width: 24, height: 24)
    if state.isSelected { content.textProperties.color = .tint }
    cell.contentConfiguration = content
    var background = BackgroundConfiguration.listGroupedCell().updated(for: state)
    if mail.isUnread { background.backgroundColor = .yellow.opacity(0.2) }
    cell.backgroundConfiguration = background
  }
  cell.accessories = [.delete(action: "delete"), .multiselect(), .disclosureIndicator()]
}

struct Inbox: View {
  let mails: [Mail]

  var body: some View {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsProvider = { identity in
      SwipeActions([SwipeAction("Delete", action: "delete", role: .destructive)])
    }
    return Form(action: "/inbox") {
      EditButton()
      Section(mails) { mail in mailCell.cell(for: mail) }
        .layout(.list(using: configuration))
    }
  }
}
