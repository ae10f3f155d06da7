import Cairn

extension TextSamples {
  /// A file of its own: the sample shows the line of its controller.
  static var sections: [Sample] {
    [
      sample("collection") {
        NavigationView {
          CollectionView {
            SampleRange(id: "Alps", peaks: ["Mont Blanc", "Dom"])
            SampleNote(id: 1)
            SampleRange(id: "Tatras", peaks: ["Rysy", "Giewont"])
          } controllers: {
            SampleRangeController()
          }
          .navigationTitle("Mountains list")
        }
      }
    ]
  }
}

struct SampleRange: CollectionSection {
  var id: String
  var peaks: [String]
}

struct SampleNote: CollectionSection {
  var id: Int
}

struct SampleRangeController: SectionController {
  func view(for section: SampleRange) -> some View {
    Section(section.peaks, id: \.self) { peak in
      HStack {
        Text(peak); Spacer(); Text("›").foregroundColor(.secondary)
      }
    } header: {
      Text(section.id)
    } footer: {
      Text("\(section.peaks.count) peaks")
    }
  }
}
