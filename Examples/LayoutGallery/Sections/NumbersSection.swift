import Cairn

/// Numbers to be shown in some number of columns.
struct Numbers: CollectionSection {
  /// How many columns a narrow page has room for.
  enum Style: Int, CaseIterable {
    case list = 1
    case grid3 = 3
    case grid5 = 5

    /// Returns twice as many columns where there is room.
    func columnCount(inWidth width: Double) -> Int { width > 800 ? 2 * rawValue : rawValue }
  }

  let style: Style
  let numbers: ClosedRange<Int>

  /// The sections of two samples.
  static let all = [
    Numbers(style: .list, numbers: 1...4),
    Numbers(style: .grid5, numbers: 5...16),
    Numbers(style: .grid3, numbers: 17...24),
  ]
}

/// Shows numbers as tiles, in the layout that the collection chooses.
struct NumbersSection: CollectionSectionController {
  func view(for section: Numbers) -> some View {
    Section(section.numbers, id: \.self) { number in
      NumberTile(number: number, cornerRadius: 6)
    }
  }
}
