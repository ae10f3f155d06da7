import Cairn

/// The way from the index to a page: links, then the page's own title.
struct Breadcrumbs: View {
  let path: [PageReference]
  let title: String

  var body: some View {
    HStack(spacing: 6) {
      ForEach(path, id: \.self) { page in
        PageLink(to: page) { Text(page.title).frame(minHeight: 32) }
        Image(systemName: "chevron.forward").font(.caption).foregroundStyle(.secondary)
      }
      Text(title).foregroundStyle(.secondary)
    }
    .font(.callout)
    .accessibilityLabel("Breadcrumb")
  }
}
