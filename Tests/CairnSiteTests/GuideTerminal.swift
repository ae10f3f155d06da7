import Cairn
import CairnText

struct Ascent: View {
  let peak: String
  let heights: [Double]

  var body: some View {
    VStack(alignment: .leading) {
      Text(peak).bold()
      Image("way", label: Text("The way up \(peak)"))
      Link("On the map", destination: "https://example.com/map")
      ProgressView("Climbed", value: 0.75)
    }
  }

  /// The view as a terminal of some kind shows it.
  func text(in options: TextOptions) -> String {
    var options = options
    options.pictures["way"] = .sparkline(heights)
    return text(options)
  }
}

let ascent = Ascent(peak: "Mönch", heights: [3454, 3650, 3600, 3780, 3887, 4110])
