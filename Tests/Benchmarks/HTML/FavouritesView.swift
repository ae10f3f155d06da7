import Cairn

/// A grid of pictures with favourites, a filter and a sheet, as an app has one.
struct FavouritesView: View {
  let pictures: [Picture]
  @State private var favourites: Set<Int> = [1]
  @State private var filter = Filter.all
  @State private var selected: Picture?

  struct Picture: Identifiable, Hashable {
    let id: Int
    var title: String { "Picture \(id)" }
    var likes: Int { id * 7 % 120 }
  }

  private enum Filter: String, CaseIterable { case all = "All", favourites = "Favourites", popular = "Popular" }

  init(count: Int) { pictures = (0..<count).map { Picture(id: $0) } }

  private var shown: [Picture] {
    pictures.filter { picture in
      switch filter {
      case .all: true
      case .favourites: favourites.contains(picture.id)
      case .popular: picture.likes > 30
      }
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        Picker("Filter", selection: $filter) {
          ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        if shown.isEmpty { ContentUnavailableView("Nothing here", systemImage: "star.slash") }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
          ForEach(shown) { cell($0) }
        }
      }
      .navigationTitle("Pictures")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("\(favourites.count) ♥") } }
      .sheet(item: $selected) { Detail(picture: $0).presentationDetents([.medium]) }
    }
  }

  private func cell(_ picture: Picture) -> some View {
    let isFavourite = favourites.contains(picture.id)
    return Button {
      selected = picture
    } label: {
      Tile(picture: picture)
    }
    .buttonStyle(.plain)
    .overlay(alignment: .topLeading) {
      Button {
        if isFavourite { favourites.remove(picture.id) } else { favourites.insert(picture.id) }
      } label: {
        Image(systemName: isFavourite ? "heart.fill" : "heart").foregroundStyle(.pink).padding(8)
      }
      .accessibilityLabel(isFavourite ? "Remove from favourites" : "Add to favourites")
    }
  }

  private struct Tile: View {
    let picture: Picture

    var body: some View {
      RoundedRectangle(cornerRadius: 12)
        .fill(LinearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom))
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .bottomLeading) { Text(picture.title).font(.headline).lineLimit(2) }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
  }

  private struct Detail: View {
    let picture: Picture
    @Environment(\.dismiss) private var dismiss
    @State private var isLiked = false

    var body: some View {
      NavigationStack {
        VStack {
          Tile(picture: picture)
          Toggle("Like", isOn: $isLiked)
          Text(isLiked ? "Liked" : "Not liked")
        }
        .navigationTitle(picture.title)
        .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
      }
    }
  }
}
