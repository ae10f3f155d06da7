import Cairn
import CairnSite
import Foundation

struct Atlas: Site {
  let names = ["alps", "andes", "rockies"]
  var title: String { "Atlas" }
  // All pages show the legend.
  var commonInputs: [PageInput] { [.file("data/legend.md")] }

  var pages: some PageContent {
    Page("index", title: "Atlas") {
      ForEach(names, id: \.self) { name in Link(name, destination: "@ranges/\(name)") }
    }
    Pages(names, madeFrom: { name in [.file("data/\(name).md")] }) { name in
      let text = (try? String(contentsOfFile: "data/\(name).md", encoding: .utf8)) ?? ""
      Page("ranges/\(name)", title: name) { Markdown(text) }
    }
  }
}
