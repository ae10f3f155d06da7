import Cairn
import CairnTestSupport

/// Layouts at random, of groups that pack their items side by side or one below the other.
enum RandomLayout {
  static func section(_ random: inout SeededGenerator) -> LayoutSection {
    let insets = EdgeInsets(
      top: Double(Int.random(in: 0...30, using: &random)),
      leading: Double(Int.random(in: 0...20, using: &random)),
      bottom: Double(Int.random(in: 0...30, using: &random)),
      trailing: Double(Int.random(in: 0...20, using: &random))
    )
    let spacing = Double(Int.random(in: 0...30, using: &random))
    var section = LayoutSection(group: group(depth: 2, &random), spacing: spacing, insets: insets)
    if Int.random(in: 0..<3, using: &random) == 0 {
      section = section.orthogonalScrolling(OrthogonalScrolling.allCases.randomElement(using: &random) ?? .continuous)
    }
    if Bool.random(using: &random) { section = section.header() }
    if Int.random(in: 0..<3, using: &random) == 0 { section = section.background(insets: 5) }
    return section
  }

  private static func group(depth: Int, _ random: inout SeededGenerator) -> LayoutGroup {
    let spacing = LayoutSpacing.fixed(Double(Int.random(in: 0...20, using: &random)))
    let height = LayoutDimension.absolute(Double(Int.random(in: 10...200, using: &random)))
    let item = LayoutItem().contentInsets(.all(Double(Int.random(in: 0...6, using: &random))))
    let count = Int.random(in: 1...5, using: &random)
    let inner = depth > 0 ? group(depth: depth - 1, &random) : nil
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .columns(count, height: height, spacing: spacing, of: item)
    case 1: return .rows(count, height: height, spacing: spacing, of: item)
    case 2:
      return .horizontal(height: height, spacing: spacing) {
        LayoutItem(width: .fractionalWidth(1 / Double(count)))
      }
    case 3:
      return .horizontal(height: height) {
        LayoutItem(width: .fractionalWidth(0.6)).contentInsets(4)
        LayoutGroup.rows(count, width: .fractionalWidth(0.4), of: item)
      }
    case 4: return inner.map { .columns(count, height: height, spacing: spacing, of: $0) } ?? .columns(count)
    default: return inner.map { .rows(count, height: height, spacing: spacing, of: $0) } ?? .rows(count)
    }
  }
}
