import Cairn
import CairnText
import Testing

/// What terminals and screen readers are told of views and cells inside a cell.
@Suite struct HostedViewTextTests {
  private struct Peak: Identifiable, Sendable {
    let id: String
    var parts: [Peak]?
  }

  private static func accessible() -> TextOptions {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return options
  }

  private static func outline(@ViewBuilder _ row: @escaping (String) -> some View) -> some View {
    List { OutlineGroup([Peak(id: "Eiger")], children: \.parts) { row($0.id) } }
  }

  @Test func `a cell in front of the words of a cell takes the room that it needs`() {
    let view = List {
      ListCell("Rysy").accessories { Accessory.custom(placement: .leading) { ListCell("1") } }
      ListCell("Mnich").accessories { Accessory.custom(placement: .leading) { ListCell("12").tag("mnich") } }
      ListCell("Giewont")
    }
    #expect(view.text(TextOptions(width: 40)) == "1  Rysy\n12 Mnich\n   Giewont")
  }

  @Test func `cells within the view of a cell begin where it has its words`() {
    let view = List {
      ListCell("Rysy", image: Image(systemName: "star.fill"))
      OutlineGroup([Peak(id: "Eiger")], children: \.parts) { peak in
        VStack(alignment: .leading) {
          ListCell(peak.id, image: Image(systemName: "star.fill"))
          ListCell("Grindelwald")
        }
      }
    }
    let lines = view.text(TextOptions(width: 40)).split(separator: "\n")
    #expect(lines.map { line in line.prefix { !$0.isLetter }.count } == [2, 4, 2])
  }

  @Test func `what a hosted view holds is spoken as it is elsewhere`() {
    let label = List {
      Label {
        Link("Route", destination: "route.html")
      } icon: {
        Image(systemName: "map")
      }
    }
    #expect(label.text(Self.accessible()) == "list with 1 item\nRoute, link")
    let view = Self.outline { name in
      VStack {
        Text(verbatim: name)
        ProgressView("Ascent", value: 0.5)
        Link("Route", destination: "route.html")
      }
    }
    #expect(view.text(Self.accessible()) == "list with 1 item\nEiger, Ascent: 50 %, Route, link")
  }

  @Test func `lines within a hosted view say what they are of`() {
    let view = Self.outline { name in
      VStack {
        Text(verbatim: name)
        DisclosureGroup("More") { Text("North face") }
      }
    }
    #expect(view.text(Self.accessible()) == "list with 1 item\nEiger\nMore, North face")
  }

  @Test func `cells within a hosted view are spoken, and the state of the row once`() {
    let view = Form {
      Self.outline { name in
        HStack {
          ListCell(name)
          ListCell("3967 m")
        }
        .swipeActions { SwipeAction("Flag", action: "flag") }
      }
      .selection(.multiple)
    }
    let expected = "list with 1 item\nEiger, 3967 m (not selected), actions: Flag"
    #expect(view.text(Self.accessible()) == expected)
    #expect(view.text(TextOptions(width: 40)).split(separator: "[ ]", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `a hosted view is called what its label says`() {
    let view = List {
      DisclosureGroup {
        Text("Rysy")
      } label: {
        HStack {
          Text("T")
          Text("2")
        }
        .accessibilityLabel("Tatras, two summits")
      }
    }
    #expect(view.text(Self.accessible()) == "list with 1 item\nTatras, two summits\nRysy, level 2")
  }
}
