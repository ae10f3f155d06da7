import Cairn

extension LayoutGroup {
  /// A large item beside two small ones, one above the other.
  static func largeAndTwoSmall(width: LayoutDimension) -> LayoutGroup {
    .horizontal(width: width, height: .fractionalHeight(0.4)) {
      LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
      LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
    }
  }
}

/// Groups in groups.
struct NestedGroupsSample: View {
  var body: some View {
    SampleView("Nested groups", remark: "A large item beside a group of two small ones, again and again.") {
      Section(1...8, id: \.self) { number in NumberTile(number: number, cornerRadius: 8) }
        .layout(LayoutSection { .largeAndTwoSmall(width: .fractionalWidth(1)) })
    }
  }
}
