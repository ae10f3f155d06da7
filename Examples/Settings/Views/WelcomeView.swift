import Cairn

/// Three pages that introduce an app.
struct WelcomeView: View {
  private struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: String
    let words: String
  }

  @State private var index = 0

  private let pages = [
    Page(id: 0, symbol: "mountain.2", title: "Find your peak", words: "Two hundred summits with their routes."),
    Page(id: 1, symbol: "map", title: "Plan your tour", words: "Heights, times and huts on the way."),
    Page(id: 2, symbol: "bell", title: "Come back safely", words: "We tell you when a storm comes."),
  ]

  var body: some View {
    let page = pages[index]
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .font(.largeTitle)
        .foregroundStyle(.tint)
      Text(page.title).font(.title2)
      Text(page.words)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      HStack(spacing: 8) {
        ForEach(pages) { dot in
          Circle()
            .fill(dot.id == index ? Color.accentColor : Color.gray)
            .frame(width: 8, height: 8)
        }
      }
      .accessibilityHidden(true)
      HStack(spacing: 16) {
        Button("Back") { index -= 1 }
          .disabled(index == 0)
        if index < pages.count - 1 {
          Button("Next") { index += 1 }
        } else {
          Link("Begin", destination: "peaks.html")
        }
      }
    }
    .padding()
    .navigationTitle("Welcome")
  }
}
