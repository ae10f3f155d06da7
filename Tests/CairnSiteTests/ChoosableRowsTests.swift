import Cairn
import CairnHTML
import Testing

/// Rows that readers choose, whatever they show, in every output.
@Suite struct ChoosableRowsTests {
  private struct Folder: Identifiable, Sendable {
    let id: String
    var parts: [Folder]?
  }

  private static let folders = [
    Folder(id: "Alps", parts: [Folder(id: "Eiger"), Folder(id: "Jura", parts: [])]), Folder(id: "Andes"),
  ]

  /// The values of the boxes on a page, and of those ticked.
  private static func boxes(_ page: RenderedOutput) -> (all: [String], ticked: [String]) {
    let inputs = page.text.matches(of: /<input[^>]*class="pick[^>]*>/).map { String($0.output) }
    let value = { (input: String) in input.firstMatch(of: /value="([^"]*)"/).map { String($0.output.1) } ?? "" }
    return (inputs.map(value), inputs.filter { $0.contains(" checked") }.map(value))
  }

  private static func outline(_ style: Accessory.OutlineStyle?) -> some View {
    Form {
      Section("Regions") {
        OutlineGroup(folders, children: \.parts) { folder in
          ListCell(folder.id).accessories { if let style { Accessory.outlineDisclosure(style: style) } }
        }
      }
      .layout(.list(.insetGrouped))
    }
    .selection(.multiple, selected: ["Alps", "Eiger"])
  }

  @Test(arguments: [nil, Accessory.OutlineStyle.automatic, .cell])
  func `a row that unfolds can be chosen, and its mark unfolds it`(style: Accessory.OutlineStyle?) {
    let outputs = RenderedOutput.all(of: Self.outline(style))
    let boxes = Self.boxes(outputs[0])
    #expect(boxes.all == ["Alps", "Eiger", "Jura", "Andes"])
    #expect(boxes.ticked == ["Alps", "Eiger"])
    #expect(outputs[0].text.matches(of: /class="turns"/).count == 2)
    #expect(outputs[1].text.contains("[x] Alps"))
    #expect(outputs[2].text.contains("Alps (selected)"))
    #expect(outputs.allSatisfy { $0.diagnostics == [] })
  }

  @Test func `a row that unfolds as a whole cannot be chosen, in no output`() {
    let outputs = RenderedOutput.all(of: Self.outline(.header))
    #expect(Self.boxes(outputs[0]).all == ["Eiger", "Andes"])
    #expect(!outputs[1].text.contains("] Alps"))
    #expect(outputs[1].text.contains("[x] Eiger"))
    #expect(!outputs[2].text.contains("Alps ("))
  }

  @Test func `a box of the row's own has its mark unfold it too`() {
    let view = Form {
      List {
        OutlineGroup(Self.folders, children: \.parts) { folder in
          ListCell(folder.id).accessories { Accessory.multiselect(displayed: .always) }
        }
      }
    }
    let outputs = RenderedOutput.all(of: view)
    #expect(Self.boxes(outputs[0]).all == ["Alps", "Eiger", "Jura", "Andes"])
    #expect(outputs.allSatisfy { $0.diagnostics == [] })
  }

  @Test func `a header that unfolds its list stays a heading`() {
    var configuration = ListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let view = Form {
      Section { OutlineGroup(Self.folders[0], children: \.parts) { ListCell($0.id) } }
        .layout(.list(using: configuration))
    }
    .selection(.multiple)
    let outputs = RenderedOutput.all(of: view)
    #expect(outputs[0].text.contains(/<summary><h1[^>]*>/))
    #expect(Self.boxes(outputs[0]).all == ["Eiger", "Jura"])
  }

  @Test func `words and views of elements can be chosen as cells can`() {
    let view = Form {
      List {
        ForEach(["Eiger", "Mönch"], id: \.self) { Text($0) }
        ForEach(["Jungfrau"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Text("4158 m")
          }
          .swipeActions { SwipeAction("Flag", action: "flag") }
        }
        Text("Niesen").tag("niesen")
        Text("Gantrisch").tag("gantrisch").selectionDisabled()
      }
    }
    .selection(.multiple, selected: ["Mönch", "niesen"])
    let outputs = RenderedOutput.all(of: view)
    let boxes = Self.boxes(outputs[0])
    #expect(boxes.all == ["Eiger", "Mönch", "Jungfrau", "niesen"])
    #expect(boxes.ticked == ["Mönch", "niesen"])
    #expect(outputs[0].text.contains("aria-label=\"Flag Jungfrau, 4158 m\""))
    #expect(outputs[1].text.contains("[ ] Eiger\n[x] Mönch\n\n[ ] Jungfrau  "))
    #expect(outputs[2].text.contains("Eiger (not selected)\nMönch (selected)\nJungfrau"))
    #expect(outputs.allSatisfy { $0.diagnostics == [] })
  }

  @Test func `rows that hold controls are what they are, and say that they cannot be chosen`() {
    let view = Form {
      List {
        ForEach(["Eiger"], id: \.self) { name in
          HStack {
            Text(name)
            Link("Map", destination: "map.html")
          }
        }
        ForEach(["Niesen"], id: \.self) { Link($0, destination: "niesen.html") }
      }
    }
    .selection(.multiple)
    for output in RenderedOutput.all(of: view) {
      #expect(output.diagnostics.map(\.code) == [.missingCell])
      #expect(output.diagnostics.map(\.count) == [2])
    }
  }
}
