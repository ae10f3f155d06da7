import Cairn

/// Three sections that have twice as many columns where there is room.
struct AdaptiveSectionsSample: View {
  var body: some View {
    SampleView("Adaptive sections", remark: "Wider than 800 points, every section has twice as many columns.") {
      CollectionView(sections: Numbers.all.map { $0.eraseToAnySection() }) { NumbersSection() }
        .layout { section, environment in
          let style = section.restore(as: Numbers.self)?.style ?? .list
          return LayoutSection(insets: 20) {
            .columns(
              style.columnCount(inWidth: environment.container.effectiveWidth),
              height: style == .list ? 44 : .fractionalWidth(0.2),
              of: LayoutItem().contentInsets(2)
            )
          }
        }
    }
  }
}
