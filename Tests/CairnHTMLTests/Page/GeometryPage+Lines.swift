import Cairn
import CairnHTML

extension GeometryPage {
  /// Lines below rows, of which the last has none in lists that end with a box or draw none.
  static var lines: [Case] {
    func row(_ id: String) -> some View { ListCell("Words").id(id) }
    func unfolding(_ appearance: ListConfiguration.Appearance, destination: String? = nil) -> some View {
      Section {
        DisclosureGroup(isExpanded: true) {
          row("first")
          row("last")
        } label: {
          ListCell("Header").destination(destination)
        }
      }
      .layout(.list(appearance, header: .firstItemInSection))
    }
    func lines(_ thicknesses: [String: Double]) -> [String: [Double?]] {
      thicknesses.mapValues { [nil, nil, nil, nil, $0] }
    }
    var sidebar = ListConfiguration(appearance: .sidebar)
    sidebar.separatorConfiguration.bottomSeparatorVisibility = .visible
    return [
      Case("line-below-unfolded-header", lines(["first": 1, "last": 0])) { unfolding(.insetGrouped) },
      Case("line-below-header-beside", lines(["first": 1, "last": 0])) {
        unfolding(.insetGrouped, destination: "a.html")
      },
      Case("line-below-plain-unfolded-header", lines(["first": 1, "last": 1])) { unfolding(.plain) },
      Case("line-below-last-of-last", lines(["first": 1, "inner": 1, "last": 0])) {
        Section {
          DisclosureGroup("Outer", isExpanded: true) {
            row("first")
            DisclosureGroup("Middle", isExpanded: true) {
              DisclosureGroup("Inner", isExpanded: true) { row("inner") }
              DisclosureGroup("Innermost", isExpanded: true) { row("last") }
            }
          }
        }
        .layout(.list(.grouped))
      },
      Case("line-of-sidebar", lines(["first": 1, "last": 0])) {
        Section {
          row("first")
          row("last")
        }
        .layout(.list(using: sidebar))
      },
    ]
  }
}
