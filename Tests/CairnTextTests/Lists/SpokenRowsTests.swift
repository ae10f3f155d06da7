import Cairn
import CairnText
import Testing

/// What rows say to screen readers, in which order, and what they leave out.
@Suite struct SpokenRowsTests {
  private static func spoken(_ view: some View) -> String {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return view.text(options)
  }

  @Test func `a placeholder says that it is loading and nothing of what it stands for`() {
    let view = Form {
      List {
        ListCell("Rysy").destination("rysy.html").badge(37)
          .swipeActions { SwipeAction("Flag", action: "flag") }.tag("rysy")
      }
      .redacted(reason: .placeholder)
    }
    #expect(Self.spoken(view) == "list with 1 item\nloading")
    var addresses = TextOptions(width: 60)
    addresses.hyperlinks = .addresses
    let plain = List { ListCell("Rysy").destination("https://example.com/") }.redacted(reason: .placeholder)
    #expect(!plain.text(addresses).contains("example"))
    #expect(!view.text(addresses).contains("Flag"))
  }

  @Test func `a disabled cell leads nowhere`() {
    let row = ListCell("Rysy").destination("https://example.com/").state(CellState(\.isDisabled))
    #expect(Self.spoken(List { row }) == "list with 1 item\nRysy (disabled)")
    var addresses = TextOptions(width: 60)
    addresses.hyperlinks = .addresses
    #expect(List { row }.text(addresses) == "Rysy")
  }

  @Test func `the level comes behind all that the row shows`() {
    let view = List {
      DisclosureGroup {
        ListCell("Rysy").badge(37).destination("rysy.html")
      } label: {
        ListCell("Tatras")
      }
    }
    #expect(Self.spoken(view) == "list with 1 item\nTatras\nRysy, 37, link, level 2")
  }

  @Test func `what is said of a choice is what its control shows`() {
    let view = Form {
      List { ListCell("Rysy").state(CellState(\.isSelected)).tag("rysy") }.selection(.multiple)
    }
    #expect(view.text(TextOptions(width: 40)) == "[ ] Rysy")
    #expect(Self.spoken(view) == "list with 1 item\nRysy (not selected)")
    let alone = List { ListCell("Rysy").state(CellState(\.isSelected)) }
    #expect(Self.spoken(alone) == "list with 1 item\nRysy (selected)")
  }
}
