import Cairn

/// The name of the journal and the ways through it.
struct JournalHeader: View {
  let title: String

  var body: some View {
    HStack(spacing: 16) {
      Link(title, destination: "@index").font(.headline)
      Spacer()
      Navigation(label: "Journal") {
        HStack(spacing: 16) {
          Link("Archive", destination: "@archive")
          Link("Search", destination: "@search")
        }
      }
    }
  }
}
