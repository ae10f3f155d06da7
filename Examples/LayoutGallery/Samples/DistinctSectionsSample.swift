import Cairn

/// Three sections, each with a layout of its own.
struct DistinctSectionsSample: View {
  var body: some View {
    SampleView("Distinct sections", remark: "A list, then five columns, then three.") {
      CollectionView(sections: Numbers.all.map { $0.eraseToAnySection() }) { NumbersSection() }
        .layout { section, _ in
          let columns = section.restore(as: Numbers.self)?.style.rawValue ?? 1
          return LayoutSection(insets: 20) {
            .columns(
              columns,
              height: columns == 1 ? 44 : .fractionalWidth(0.2),
              of: LayoutItem().contentInsets(2)
            )
          }
        }
    }
  }
}
