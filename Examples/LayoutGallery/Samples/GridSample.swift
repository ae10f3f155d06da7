import Cairn

/// Squares, five in a row.
struct GridSample: View {
  var body: some View {
    SampleView("Grid", remark: "Five squares in a row, edge to edge.") {
      Section(1...15, id: \.self) { number in NumberTile(number: number) }
        .layout(
          LayoutSection {
            .horizontal(height: .fractionalWidth(0.2)) {
              LayoutItem(width: .fractionalWidth(0.2))
            }
          }
        )
    }
  }
}
