import Cairn

/// The way to a page, and the page's content.
struct Breadcrumbs: View {
  let pages: [(path: String, title: String)]
  let title: String
  let content: AnyView

  var body: some View {
    Navigation(label: "Breadcrumbs") {
      HStack(spacing: 6) {
        ForEach(pages.indices, id: \.self) { position in
          Link(pages[position].title, destination: "@" + pages[position].path)
          Text("›").accessibilityHidden(true)
        }
        Text(verbatim: title)
      }
      .font(.footnote)
    }
    content
  }
}
