import Cairn

/// Sections between a header and a footer that are as high as their words.
struct HeadersFootersSample: View {
  private let layout = CompositionalLayout {
    LayoutSection(spacing: 5, insets: .horizontal(10)) { .horizontal(height: 44) { LayoutItem() } }
      .header()
      .footer()
  }

  var body: some View {
    SampleView("Section headers and footers", remark: "Headers and footers are as high as their words.") {
      CollectionView(sections: PeakRange.europe.map { Peaks(range: $0).eraseToAnySection() }) { PeaksSection() }
        .layout(layout)
    }
  }
}
