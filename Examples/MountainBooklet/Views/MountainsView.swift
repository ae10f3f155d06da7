import Cairn

/// A page of the booklet: its sections, each shown by the controller for its type.
struct MountainsView: View {
  let viewModel: ViewModel

  var body: some View {
    CollectionView(showsIndicators: false, dataSource: viewModel) {
      OpeningSection()
      FactsSection()
      MountainRangesSection()
      MountainsSection()
      HighestMountainsSection()
      NeighboursSection()
    }
  }
}
