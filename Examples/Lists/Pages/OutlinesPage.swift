import Cairn

/// Trees whose rows unfold, or lead somewhere beside a mark that unfolds.
struct OutlinesPage: View {
  var body: some View {
    VStack(spacing: 0) {
      Section("Whole rows unfold") {
        OutlineGroup(Region.world, children: \.parts) { region in
          ListCell(region.name, image: Image(systemName: region.parts == nil ? "mountain.2" : "folder"))
        }
      }
      .layout(.list(.insetGrouped))
      Section("Labels and other views") {
        OutlineGroup(Region.world, children: \.parts) { region in
          Label(region.name, systemImage: region.parts == nil ? "mountain.2" : "folder")
        }
        DisclosureGroup("More") {
          Label("Islands", systemImage: "globe")
          Text("Caves and canyons")
        }
        DisclosureGroup {
          Text("Under the sea")
        } label: {
          HStack {
            Text("Trenches")
            Spacer()
            Text("3").foregroundColor(.secondary)
          }
        }
      }
      .layout(.list(.insetGrouped))
      Section("Rows lead somewhere") {
        OutlineGroup(Region.world, children: \.parts) { region in
          ListCell(region.name).destination("index.html")
        }
      }
      .layout(.list(.sidebar))
      Form(action: "outlines.html") {
        Section("Rows that something can be done with") {
          OutlineGroup(Region.world, children: \.parts) { region in
            ListCell(region.name, image: Image(systemName: region.parts == nil ? "mountain.2" : "folder"))
              .badge(region.parts?.count ?? 0)
              .swipeActions { SwipeAction("Flag", action: "flag", image: Image(systemName: "flag")) }
          }
        }
        .layout(.list(.insetGrouped))
      }
      Section(Self.questions, id: \.question) { entry in
        DisclosureGroup(isExpanded: entry.question == Self.questions.first?.question) {
          ListCell(entry.answer)
        } label: {
          ListCell(entry.question)
        }
      } header: {
        Text("One at a time")
      }
      .layout(.list(.insetGrouped))
      .disclosureGroupExclusive("questions")
    }
    .navigationTitle("Outlines")
  }

  private static let questions = [
    (question: "Which is the highest?", answer: "Mount Everest, 8849 metres above the sea."),
    (question: "Which is the tallest?", answer: "Mauna Kea, from its foot to its summit."),
    (question: "Which is the farthest from the centre?", answer: "Chimborazo, because the earth bulges."),
  ]
}
