import Cairn
import CairnHTML

extension GeometryPage {
  private struct Level: Identifiable, Sendable {
    let id: Int
    var children: [Level]?

    static let chain = (0..<15).reversed().reduce(nil) { Level(id: $1, children: $0.map { [$0] }) } ?? Level(id: 0)
  }

  private static var outlines: [Case] {
    let outline = Section {
      OutlineGroup([Level.chain], children: \.children) { level in
        ListCell("Words").accessories { Accessory.custom(placement: .leading) { box("level-\(level.id)", 10, 10) } }
      }
      .expanded(Set(0..<15))
    }
    .layout(.list(.plain))
    func boxes(_ edges: [Int: Double]) -> [String: [Double?]] {
      Dictionary(uniqueKeysWithValues: edges.map { ("level-\($0)", [$1, nil, nil, nil]) })
    }
    return [
      Case("outline-narrow", width: 320, boxes([0: 16, 3: 73.6, 5: 112, 7: 118.4, 12: 134.4, 14: 134.4])) { outline },
      Case("outline", width: 400, boxes([0: 16, 3: 76, 5: 116, 14: 164])) { outline },
    ]
  }

  private static var forms: [Case] {
    func form() -> some View {
      Form {
        Section { ListCell("Words") }.layout(.list(.plain))
        HStack {
          Button("One", action: FormAction(value: "one")).id("one"); Button("Two", action: FormAction(value: "two"))
        }
      }
    }
    return [
      Case("buttons-of-form", ["one": [16, 52, nil, 44]]) { form() },
      Case("buttons-of-wide-form", width: 1000, ["one": [156, 52, nil, 44]]) { form() },
    ]
  }

  /// Rows of wide lists are as wide as the list, and what they show as wide as reads well: 720 points.
  static var lists: [Case] {
    func list(_ appearance: ListConfiguration.Appearance) -> some View {
      Section {
        box("a", 50, 40)
        ListCell("Words").accessories { Accessory.custom { box("end", 20, 20) } }.id("row")
      }
      .layout(.list(appearance))
    }
    return outlines + forms + [
      Case(
        "plain-list-wide",
        width: 1000,
        ["a": [156, 10, 50, 40], "row": [0, 60, 1000, nil], "end": [824, nil, 20, 20]]
      ) {
        list(.plain)
      },
      Case(
        "grouped-list-wide",
        width: 1000,
        ["a": [156, 26, 50, 40], "row": [0, 76, 1000, nil], "end": [824, nil, 20, 20]]
      ) {
        list(.grouped)
      },
      Case("plain-list-narrow", ["a": [16, 10, 50, 40], "row": [0, 60, 400, nil], "end": [364, nil, 20, 20]]) {
        list(.plain)
      },
      Case(
        "list-in-wide-list",
        width: 1000,
        ["a": [172, 36, 50, 40], "row": [156, 86, 688, nil], "end": [808, nil, 20, 20]]
      ) {
        Section { list(.grouped).frame(width: 688) }.layout(.list(.plain))
      },
    ] + rowsWithActions
  }

  /// Rows whose actions show beside what they say where there is room for both, however wide the page is.
  private static var rowsWithActions: [Case] {
    func rows(_ presentation: SwipeActions.Presentation, @ViewBuilder _ row: () -> some View) -> some View {
      Section {
        row().swipeActions(presentation: presentation) {
          for name in ["Flag", "Archive"] { SwipeAction(name, destination: "\(name).html") }
        }
      }
      .layout(.list(.plain))
    }
    func cell() -> some View {
      ListCell("Words").accessories { Accessory.custom { box("end", 20, 20) } }.id("row")
    }
    func ends() -> some View {
      HStack {
        box("a", 50, 20); Spacer(); box("b", 50, 20)
      }
    }
    return [
      Case("actions-beside-words", ["row": [0, 0, 400, 52], "end": [nil, 16, 20, 20]]) { rows(.inline) { cell() } },
      Case("actions-below-words", ["row": [0, 0, 240, 80.95], "end": [16, 44.95, 20, 20]]) {
        rows(.inline) { cell() }.frame(width: 240)
      },
      Case("menu-beside-stack", ["a": [16, nil, 50, 20], "b": [282, nil, 50, 20]]) { rows(.menu) { ends() } },
      Case("menu-beside-stack-narrow", ["a": [16, nil, 50, 20], "b": [122, nil, 50, 20]]) {
        rows(.menu) { ends() }.frame(width: 240)
      },
      Case("actions-below-stack", ["a": [16, 10, 50, 20], "b": [174, 10, 50, 20]]) {
        rows(.inline) { ends() }.frame(width: 240)
      },
    ]
  }
}
