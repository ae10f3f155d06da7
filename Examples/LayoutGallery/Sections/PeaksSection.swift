import Cairn

/// The peaks of a range.
struct Peaks: CollectionSection {
  let range: PeakRange

  var id: String { range.id }
}

/// Shows peaks as rows between the name of their range and how many they are.
struct PeaksSection: CollectionSectionController {
  func view(for section: Peaks) -> some View {
    Section(section.range.peaks) { peak in
      PeakRow(peak: peak)
    } header: {
      Text(section.range.name).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    } footer: {
      Text("\(section.range.peaks.count) peaks of the \(section.range.name)").padding(.vertical, 8)
    }
  }
}

/// Shows peaks as rows and nothing else.
struct BarePeaksSection: CollectionSectionController {
  func view(for section: Peaks) -> some View {
    Section(section.range.peaks) { peak in PeakRow(peak: peak, color: .background) }
  }
}
