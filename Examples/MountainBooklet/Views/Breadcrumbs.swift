import Cairn

/// The links that lead up from a page, outermost first.
struct Breadcrumbs: View {
  let path: [PageReference]

  var body: some View {
    HStack(spacing: 4) {
      ForEach(path, id: \.self) { page in
        if page != path.first { Image(systemName: "chevron.forward").font(.caption).foregroundStyle(.secondary) }
        PageLink(to: page) { Text(page.title).frame(minHeight: 32) }
      }
    }
    .font(.callout)
    .accessibilityLabel("Breadcrumb")
  }
}
