import Cairn

/// Numbers to be scrolled sideways in some way.
struct Scrolling: CollectionSection {
  let behavior: OrthogonalScrolling
  let numbers: ClosedRange<Int>

  var id: OrthogonalScrolling { behavior }

  static let all = OrthogonalScrolling.allCases.map { behavior in
    Scrolling(behavior: behavior, numbers: behavior == .none ? 1...6 : 1...14)
  }
}

/// Shows numbers as tiles under the name of the behaviour.
struct ScrollingSection: CollectionSectionController {
  func view(for section: Scrolling) -> some View {
    Section(section.numbers, id: \.self) { number in
      NumberTile(number: number, cornerRadius: 8)
    } header: {
      Text(section.behavior.rawValue).padding(.horizontal, 10)
    }
  }
}
