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

struct Article: View {
  let source: String

  var body: some View {
    Markdown(source).padding().readableWidth()
  }
}
