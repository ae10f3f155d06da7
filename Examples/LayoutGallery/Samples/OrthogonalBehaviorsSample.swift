import Cairn

/// Every way to scroll sideways.
struct OrthogonalBehaviorsSample: View {
  private let layout = CompositionalLayout(
    sections: Scrolling.all.map { section in
      LayoutSection { .largeAndTwoSmall(width: .fractionalWidth(section.behavior == .none ? 1 : 0.85)) }
        .orthogonalScrolling(section.behavior)
        .header()
    }
  )

  var body: some View {
    SampleView("Orthogonal behaviours", remark: "Where a section comes to rest is what tells the behaviours apart.") {
      CollectionView(sections: Scrolling.all.map { $0.eraseToAnySection() }) { ScrollingSection() }
        .layout(layout.interSectionSpacing(20))
    }
  }
}
