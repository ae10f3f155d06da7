import Cairn
import CairnHTML

extension GeometryPage {
  /// Room that an author asks for in lists: cells add it to their own margins.
  static var padding: [Case] {
    [
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
    ]
  }
}
