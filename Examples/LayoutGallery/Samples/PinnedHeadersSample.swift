import Cairn

/// Sections whose headers stay while they scroll by.
struct PinnedHeadersSample: View {
  var body: some View {
    SampleView("Pinned section headers", remark: "A header stays in sight while its section scrolls by.") {
      VStack(spacing: 0) {
        ForEach(PeakRange.world) { range in
          Section(range.peaks) { peak in
            PeakRow(peak: peak)
          } header: {
            Text(range.name).padding(.vertical, 8)
          } footer: {
            Text("\(range.peaks.count) peaks of the \(range.name)").padding(.vertical, 8)
          }
        }
      }
      .layout(
        LayoutSection(spacing: 5, insets: .horizontal(10)) { .horizontal(height: 44) { LayoutItem() } }
          .boundary(.header().pinned().zIndex(2), .footer())
      )
    }
  }
}
