import Cairn
import CairnHTML

/// A screen with its title, links to the others, and the script that follows updates.
struct ScreenView<Content: View>: View {
  let screen: Screen
  let content: Content

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        if case .mountains(let search) = screen { SearchForm(search: search) }
        content
      }
      .navigationTitle(screen.title)
    }
    UnsafeHTML(unescaped: "<script src=\"/updates.js\" defer></script>")
  }
}

/// Links to all screens.
struct ScreenLinks: View {
  var body: some View {
    HStack(spacing: 20) {
      Link("Recipes", destination: "/")
      Link("Insertion sort", destination: "/sorting")
      Link("Mountains", destination: "/mountains")
    }
    .padding(.vertical)
  }
}
