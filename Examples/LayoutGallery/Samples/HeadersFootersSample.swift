import Cairn

/// Sections between a header and a footer that are as high as their words.
struct HeadersFootersSample: View {
  var body: some View {
    SampleView("Section headers and footers", remark: "Headers and footers are as high as their words.") {
      VStack(spacing: 0) {
        ForEach(PeakRange.europe) { range in
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
          .header()
          .footer()
      )
    }
  }
}
