import Cairn
import CairnHTML

/// A page of views whose looks themes change, once with each theme that ships.
struct ThemeSpecimen: View {
  static let themes: [(name: String, theme: Theme)] = [
    ("default", Theme()), ("meadow", .meadow), ("glacier", .glacier), ("journal", .journal),
  ]

  let theme: Theme

  /// The page of a theme.
  static func page(_ name: String, _ theme: Theme) -> HTMLPage<Self> {
    var page = HTMLPage(
      title: "The theme \(name)",
      description: "Views with the theme \(name).",
      styles: .linked("style.css"),
      theme: theme
    ) { Self(theme: theme) }
    page.header = AnyView(Link("Gallery", destination: "index.html"))
    page.footer = AnyView(Text("The end of the page"))
    return page
  }

  var body: some View {
    Group {
      words
      rows
      other
    }
    .navigationTitle("Ridges and valleys")
  }

  @ViewBuilder private var words: some View {
    Text("Words of a page have a readable width, with a [link](a.html), *emphasis*, **weight** and `code` in them.")
    Heading("A heading of prose", level: 2)
    Text(
      "A paragraph after it, long enough to fill more than one line on a telephone and perhaps on a wide screen too."
    )
    BulletList {
      Text("First")
      Text("Second")
    }
    Quote("Because it's there.", cite: "George Mallory")
    CodeBlock("let height = 3_967", language: "swift")
    HStack {
      Button("Start", destination: "b.html")
      Button("Delete", role: .destructive, destination: "open.html")
    }
    ProgressView("Ascent", value: 0.4)
  }

  private var other: some View {
    VStack(alignment: .leading) {
      Text("A part in other colours").font(.title2)
      Link("Another link", destination: "all.html")
    }
    .padding().background(.background).theme(theme == .glacier ? .journal : .glacier)
  }

  private var rows: some View {
    List {
      Section("Peaks") {
        ListCell("Eiger", secondaryText: "3967 m").destination("3967.html")
        ListCell("Mönch", secondaryText: "4110 m").destination("4110.html").state(CellState(\.isSelected))
        Text("Words that form a row").foregroundColor(.secondary)
      }
    }
    .listStyle(.insetGrouped)
  }
}
