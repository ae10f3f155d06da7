import Cairn

/// Sections on a background of their own.
struct SectionBackgroundSample: View {
  var body: some View {
    SampleView("Section background", remark: "Each section lies on a background that ends 5 points before its edges.") {
      VStack(spacing: 0) {
        ForEach(PeakRange.europe) { range in
          Section(range.peaks) { peak in PeakRow(peak: peak, color: .background) }
        }
      }
      .layout(
        LayoutSection(spacing: 5, insets: 10) { .horizontal(height: 44) { LayoutItem() } }.background(insets: 5)
      )
    }
  }
}
