import Cairn

/// Squares, five in a row, with room around each.
struct InsetGridSample: View {
  var body: some View {
    SampleView("Inset items grid", remark: "The same grid, with 5 points inside every edge of a place.") {
      Section(1...15, id: \.self) { number in NumberTile(number: number, cornerRadius: 8) }
        .layout(
          LayoutSection {
            .horizontal(height: .fractionalWidth(0.2)) {
              LayoutItem(width: .fractionalWidth(0.2)).contentInsets(5)
            }
          }
        )
    }
  }
}
