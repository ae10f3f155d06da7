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
        CurrentPage(title: title)
      }
      .font(.footnote)
    }
    content
  }
}

/// The title of the page itself, which is known as such to readers who do not see where it stands.
private struct CurrentPage: PrimitiveView {
  let title: String

  func _render(into renderer: any Renderer) {
    renderer.beginAttribute(.markup(.currentPage))
    Text(verbatim: title)._render(into: renderer)
    renderer.endAttribute()
  }

  static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
