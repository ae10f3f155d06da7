import Cairn

/// Emoji in three layouts on one page: those used last in a row that scrolls, an outline, and a list.
struct EmojiPage: View {
  private var recent: [EmojiCategory.Emoji] { EmojiCategory.all.flatMap(\.emoji) }

  var body: some View {
    Form(action: "emoji.html") {
      Section(recent) { emoji in
        Text(emoji.character).font(.largeTitle).accessibilityLabel(emoji.name)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.tertiaryGroupedBackground)
          .cornerRadius(10)
      } header: {
        Text("Used last")
      }
      .layout(recentLayout)
      Section("Categories") {
        ForEach(EmojiCategory.all) { category in
          DisclosureGroup {
            ForEach(category.emoji) { emoji in ListCell("\(emoji.character) \(emoji.name)") }
          } label: {
            ListCell(category.name).accessories { Accessory.label(text: "\(category.emoji.count)") }
          }
        }
      }
      .layout(.list(.sidebar))
      Section(recent) { emoji in
        cell(of: emoji)
          .swipeActions { SwipeAction(emoji.isStarred ? "Unstar" : "Star", action: "star", backgroundColor: .blue) }
      } header: {
        Text("All")
      }
      .layout(.list(.insetGrouped))
    }
    .navigationTitle("Emoji")
  }

  private func cell(of emoji: EmojiCategory.Emoji) -> ListCell {
    ListCell("\(emoji.character) \(emoji.name)")
      .destination("index.html")
      .accessories {
        if emoji.isStarred {
          Accessory.custom { Image(systemName: "star.fill").accessibilityLabel("Starred").foregroundStyle(.yellow) }
        }
        Accessory.disclosureIndicator()
      }
  }

  private var recentLayout: LayoutSection {
    LayoutSection(spacing: 10, insets: EdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)) {
      .horizontal(width: .absolute(72), height: .absolute(72)) { LayoutItem() }
    }
    .orthogonalScrolling(.continuous)
    .header()
  }
}
