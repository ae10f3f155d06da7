import Cairn

/// Rows of two items that share the width.
struct TwoColumnSample: View {
  var body: some View {
    SampleView("Two-column grid", remark: "Two columns share what 10 points of space leave them.") {
      Section(1...10, id: \.self) { number in NumberTile(number: number, cornerRadius: 8) }
        .layout(LayoutSection(spacing: 10, insets: .horizontal(10)) { .columns(2, height: 44, spacing: 10) })
    }
  }
}
