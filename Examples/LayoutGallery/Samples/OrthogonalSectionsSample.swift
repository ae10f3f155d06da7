import Cairn

/// A section that scrolls sideways on a page that scrolls down.
struct OrthogonalSectionsSample: View {
  var body: some View {
    SampleView("Orthogonal sections", remark: "Nested groups that scroll sideways on a page that scrolls down.") {
      CollectionView {
        Numbers(style: .list, numbers: 1...14)
        Numbers(style: .list, numbers: 15...25)
      } controllers: {
        NumbersSection()
      }
      .layout(
        CompositionalLayout {
          LayoutSection { .largeAndTwoSmall(width: .fractionalWidth(0.85)) }.orthogonalScrolling(.continuous)
        }
      )
    }
  }
}
