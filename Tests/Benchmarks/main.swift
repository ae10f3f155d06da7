import Cairn
import CairnSite

struct Big: Site {
  var title: String { "Big" }
  func header(for page: Page) -> some View { Link("Home", destination: "/") }
  var pages: some PageContent {
    Page("index", title: "Start") { ForEach(0..<1000) { n in Link("Page \(n)", destination: "pages/\(n % 10)/\(n).html") } }
    Pages((0..<1000).lazy) { number in
      Page("pages/\(number % 10)/\(number)", title: "Page \(number)") {
        VStack(alignment: .leading) {
          Text("Page \(number)").font(.title).bold().padding()
          ForEach(0..<50) { item in
            HStack {
              Text("Item \(item)").font(.headline).foregroundColor(.secondary)
              Spacer()
              Link("More of \(item)", destination: "pages/\((number + item) % 10)/\((number + item) % 1000).html").padding(4)
            }.frame(width: Double(100 + number % 7))
          }
        }
      }
    }
  }
}
Big.main()
