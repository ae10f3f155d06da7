import Cairn

/// A section that scrolls sideways on a page that scrolls down.
struct OrthogonalSectionsSample: View {
  var body: some View {
    SampleView("Orthogonal sections", remark: "Nested groups that scroll sideways on a page that scrolls down.") {
      VStack(spacing: 0) {
        ForEach([1...14, 15...25], id: \.self) { numbers in
          Section(numbers, id: \.self) { number in NumberTile(number: number, cornerRadius: 8) }
        }
      }
      .layout(
        LayoutSection { .largeAndTwoSmall(width: .fractionalWidth(0.85)) }.orthogonalScrolling(.continuous)
      )
    }
  }
}
