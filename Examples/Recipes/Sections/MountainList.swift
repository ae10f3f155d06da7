import Cairn

/// The mountains that a search has found.
struct MountainList: ItemizedSection {
  let id = "mountains"
  var search: String
  var items: [Mountain]
}

/// Names of mountains in two columns, or three where there is room.
struct MountainListController: SectionController {
  func view(for list: MountainList) -> some View {
    if list.items.isEmpty {
      ContentUnavailableView.search(text: list.search)
    } else {
      Section(list.items) { mountain in
        Text(verbatim: mountain.name)
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
          .background(Color.secondaryBackground)
          .cornerRadius(6)
      } header: {
        Text(verbatim: "\(list.items.count) of \(Mountain.all.count) mountains")
      }
      .layout { environment in
        LayoutSection(spacing: 8, insets: EdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)) {
          .columns(
            environment.container.contentSize.width > 800 ? 3 : 2,
            height: .estimated(32),
            spacing: 8,
            of: LayoutItem(height: .estimated(32))
          )
        }
        .header()
      }
    }
  }
}
