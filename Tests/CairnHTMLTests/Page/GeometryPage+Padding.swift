import Cairn
import CairnHTML

extension GeometryPage {
  /// Room that an author asks for in lists: cells add it to their own margins, sections have it instead of theirs.
  static var padding: [Case] {
    func list(_ configuration: ListConfiguration) -> some View {
      Section { box("a", 50, 40) }.layout(.list(using: configuration))
    }
    func padded(_ appearance: ListConfiguration.Appearance) -> some View {
      list(ListConfiguration(appearance: appearance)).padding(40)
    }
    var topPadding = ListConfiguration(appearance: .grouped)
    topPadding.headerTopPadding = 64
    return [
      Case("padded-cell", ["row": [0, 0, 400, 102.95], "start": [46, 46.5, 10, 10], "end": [334, 41.5, 20, 20]]) {
        Section {
          ListCell("Words").accessories {
            Accessory.custom(placement: .leading) { box("start", 10, 10) }
            Accessory.custom { box("end", 20, 20) }
          }
          .padding(30).id("row")
        }
      },
      Case("cell-padded-at-one-side", ["row": [0, 0, 400, 44], "end": [364, 12, 20, 20]]) {
        Section {
          ListCell("Words").accessories { Accessory.custom { box("end", 20, 20) } }.padding(.leading, 30).id("row")
        }
      },
      Case("header-top-padding", ["a": [16, 74, 50, 40]]) { list(topPadding) },
      Case("padded-inset-grouped", ["a": [76, 50, 50, 40]]) { padded(.insetGrouped) },
      Case("padded-sidebar", ["a": [52, 50, 50, 40]]) { padded(.sidebar) },
      Case("padded-plain", ["a": [56, 50, 50, 40]]) { padded(.plain) },
    ]
  }
}
