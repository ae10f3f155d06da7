import Cairn

struct Packing: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Heading("What to take along", level: 2)
      BulletList {
        Text("Boots")
        Text("Food")
        BulletList {
          Text("Bread"); Text("Cheese")
        }
      }
      NumberedList(start: 3) {
        Text("Cross the glacier.")
        Text("Climb the ridge.")
      }
      Quote("Because it's there.", cite: "George Mallory")
      CodeBlock("let height = 3_967", language: "swift")
    }
  }
}

struct Chapter: View {
  let source: String

  var body: some View {
    Markdown(source).padding().readableWidth()
  }
}

struct Peaks: View {
  let peaks: [Peak]

  var body: some View {
    Table(peaks) {
      TableColumn("Peak", value: \.name).rowHeader()
      TableColumn("Height in metres", value: \.height).sorted(.descending)
      TableColumn("Map") { peak in Link("Map", destination: "maps/\(peak.height)") }
    }
    .caption("The highest peaks of the Alps")
  }
}

struct Climb: View {
  var body: some View {
    Navigation(label: "Chapters") { Link("The summit", destination: "summit.html") }
    Article {
      Heading("The north face", level: 2)
      DescriptionList {
        Description("Height", "3,967 m")
        Description("First ascent") { Time("1938-07-24", "24 July 1938") }
      }
      Figure("The north face in winter") { Image("Eiger") }
      Aside(.warning) { Text("Stones fall from noon on.") }
    }
  }
}
