import Cairn

struct GalleryController: SectionController {
  func view(for section: ShowcaseData.Gallery) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(section.title).font(.title2).accessibilityHeading(.h2)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 12) {
          ForEach(section.cards, id: \.self) { card in
            CardView(card: card)
          }
        }
      }
    }
    .padding(.horizontal, 16)
  }
}

struct CardView: View {
  let card: ShowcaseData.Card

  var body: some View {
    Link(destination: card.address) {
      Image(decorative: card.picture).resizable().scaledToFill().frame(width: 160, height: 120).cornerRadius(12)
      Text(card.title).font(.headline).lineLimit(2)
    }
  }
}

struct ListingController: SectionController {
  func view(for section: ShowcaseData.Listing) -> some View {
    Section(section.rows, id: \.self) { row in
      RowView(row: row)
    } header: {
      Text(section.title)
    }
  }
}

struct RowView: View {
  let row: ShowcaseData.Row

  var body: some View {
    Link(destination: row.address) {
      Text(row.title)
      Text(row.detail).font(.subheadline).foregroundStyle(.secondary)
      Text(row.value).monospacedDigit()
    }
  }
}

struct ShowcaseView: View {
  let data: ShowcaseData

  var body: some View {
    CollectionView(sections: data.sections) {
      GalleryController()
      ListingController()
    }
  }
}
