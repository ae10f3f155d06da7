import Cairn

/// Items with a count at their corner; a count of zero shows none.
struct BadgesSample: View {
  var body: some View {
    SampleView("Item badges", remark: "How many hikers have reported since yesterday.") {
      Section(PeakRange.europe.flatMap(\.peaks)) { peak in
        Text(peak.name)
          .font(.caption)
          .multilineTextAlignment(.center)
          .lineLimit(2)
          .padding(4)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.secondaryBackground, in: RoundedRectangle(cornerRadius: 8))
          .badge(peak.reports)
      }
      .layout(
        LayoutSection(insets: 20) {
          .horizontal(height: .fractionalWidth(0.2)) {
            LayoutItem(width: .fractionalWidth(0.25))
              .contentInsets(5)
              .badge(width: 20, height: 20, at: [.top, .trailing], fractionalOffset: LayoutPoint(x: 0.3, y: -0.3))
          }
        }
      )
    }
  }
}
