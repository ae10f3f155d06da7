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

  /// A list of 200 rows that are told apart by values, beside the same rows told apart by numbers.
  static func rowsOfValues(_ report: inout Report) {
    let (values, numbers) = (valueList, List(data.indices, id: \.self) { RowView(row: data[$0]) })
    let comparison = Comparison(work: { blackHole(values.html()) }, baseline: { blackHole(numbers.html()) })
    report.add("list of 200 rows told apart by values, × by numbers", comparison, limit: 2)
  }

  /// A list of 200 rows that are told apart by values.
  static var valueList: some View { List(data, id: \.self) { RowView(row: $0) } }

  private static let data = (0..<200).map {
    ShowcaseData.Row(address: "peaks/\($0).html", title: "Peak \($0)", detail: "Peak \($0) of 200", value: "\($0) m")
  }

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
