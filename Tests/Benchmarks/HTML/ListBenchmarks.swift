import Cairn
import CairnHTML

/// What rows cost about which much is said.
enum ListBenchmarks {
  /// A list of 1,000 rows with swipe actions and badges, beside the same rows without.
  static func rowsWithActions(_ report: inout Report) {
    let list = list
    let plainList = Form { List(peaks) { PlainPeakRow(peak: $0) } }
    let comparison = Comparison(work: { blackHole(list.html()) }, baseline: { blackHole(plainList.html()) })
    report.add("list of 1,000 rows with actions and badges, × without", comparison, limit: nil)
  }

  /// A list of 1,000 rows with swipe actions and badges.
  static var list: some View { Form { List(peaks) { PeakRow(peak: $0) } } }

  private static var peaks: [Peak] {
    (0..<1000).map { Peak(id: $0, name: "Peak \($0)", height: 1000 + $0, ascents: $0 % 7 + 1) }
  }

  private struct Peak: Identifiable {
    let id: Int
    let name: String
    let height: Int
    let ascents: Int
  }

  private struct PlainPeakRow: View {
    let peak: Peak

    var body: some View { ListCell(peak.name, secondaryText: "\(peak.height) m") }
  }

  private struct PeakRow: View {
    let peak: Peak

    var body: some View {
      ListCell(peak.name, secondaryText: "\(peak.height) m")
        .badge(peak.ascents)
        .swipeActions {
          SwipeAction("Delete", action: "delete", role: .destructive)
          SwipeAction("Flag", action: "flag")
        }
    }
  }
}
