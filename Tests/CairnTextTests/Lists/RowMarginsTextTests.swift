import Cairn
import CairnText
import Testing

/// The room around and within rows, how their words line up, and what lies behind them.
@Suite struct RowMarginsTextTests {
  private static func text(_ view: some View, _ width: Int = 20, style: TextOptions.Style = .plain) -> String {
    view.text(TextOptions(width: width, style: style)).replacing("\u{1B}", with: "␛")
  }

  private static func cell(_ change: (inout ContentConfiguration) -> Void) -> ListCell {
    var content = ContentConfiguration.subtitleCell()
    content.text = "Rysy"
    content.secondaryText = "2499 m"
    change(&content)
    return ListCell(content)
  }

  @Test func `keeps words and further words apart as the content says`() {
    #expect(Self.text(Self.cell { $0.textToSecondaryTextVerticalPadding = 16 }) == "Rysy\n\n2499 m")
    #expect(Self.text(Self.cell { $0.textToSecondaryTextVerticalPadding = 7 }) == "Rysy\n2499 m")
    let beside = Self.cell {
      $0.textToSecondaryTextVerticalPadding = 16
      $0.prefersSideBySideTextAndSecondaryText = true
    }
    #expect(Self.text(beside) == "Rysy ········ 2499 m")
  }

  @Test func `leaves the room around a cell by which its margins exceed the usual ones`() {
    let margins = EdgeInsets(top: 27, leading: 24, bottom: 43, trailing: 24)
    let list = List {
      Text("above")
      Self.cell { $0.directionalLayoutMargins = margins }.accessories { Accessory.checkmark() }
      Text("below")
    }
    #expect(Self.text(list) == "above\n\n Rysy             ✓\n 2499 m\n\n\nbelow")
    let usual = List {
      Text("above")
      Self.cell { $0.directionalLayoutMargins = EdgeInsets() }
    }
    #expect(Self.text(usual) == "above\n\nRysy\n2499 m")
  }

  @Test func `insets of rows hold above and below, for cells and for other views`() {
    let insets = EdgeInsets(top: 27, leading: 32, bottom: 27, trailing: 16)
    let list = List {
      ListCell("Rysy").listRowInsets(insets)
      Text("Mnich").listRowInsets(insets)
      Text("Giewont")
    }
    #expect(Self.text(list) == "\n  Rysy\n\n\n  Mnich\n\nGiewont")
  }

  @Test func `what stands in front of a cell with a margin above stands beside its words`() {
    let list = Form {
      ListCell("Rysy").tag("rysy").listRowInsets(EdgeInsets(top: 27, leading: 16, bottom: 11, trailing: 16))
    }
    .selection(.multiple)
    #expect(Self.text(list) == "\n[ ] Rysy")
    let marked = ListCell("Rysy").state(CellState(\.isSelected))
      .listRowInsets(EdgeInsets(top: 27, leading: 16, bottom: 11, trailing: 16))
    #expect(Self.text(List { marked }) == "\n> Rysy")
  }

  @Test func `words of cells line up as a view around them says, unless the content does`() {
    let list = List {
      ListCell("Rysy", secondaryText: "in Poland")
      Self.cell { $0.textProperties.alignment = .center }
    }
    let expected = ["                Rysy", "           in Poland", "", "        Rysy", "              2499 m"]
    #expect(Self.text(list.multilineTextAlignment(.trailing)) == expected.joined(separator: "\n"))
    let label = List { Label("Rysy", systemImage: "star") }.multilineTextAlignment(.trailing)
    #expect(Self.text(label) == "⚝               Rysy")
  }

  @Test func `limits and cuts the words of rows as a view around them says`() {
    let words = "Granaty and Orla Perć"
    #expect(Self.text(List { ListCell(words) }.lineLimit(1), 12) == "Granaty and…")
    #expect(Self.text(List { ListCell(words) }.lineLimit(1).truncationMode(.head), 12) == "…d Orla Perć")
    #expect(Self.text(List { Label(words, systemImage: "star") }.lineLimit(1), 14) == "⚝ Granaty and…")
    var content = ContentConfiguration.cell()
    content.text = words
    content.textProperties.numberOfLines = 2
    #expect(Self.text(List { ListCell(content) }.lineLimit(1), 12) == "Granaty and\nOrla Perć")
  }

  @Test func `what lies behind a row fills it, whatever the row shows`() {
    let list = List {
      Text("Rysy").listRowBackground(Color.blue)
      HStack {
        Text("Mnich")
        Text("2068 m")
      }
      .listRowBackground(Color.blue)
    }
    let expected = "␛[97;44mRysy            ␛[0m\n␛[97;44mMnich 2068 m    ␛[0m"
    #expect(Self.text(list, 16, style: .ansi16) == expected)
    #expect(Self.text(list, 16) == "Rysy\nMnich 2068 m")
  }

  @Test func `words with something behind them line up with those of cells, and pictures with pictures`() {
    let list = List {
      ListCell("Rysy", image: Image(systemName: "star"))
      Text("Mnich").listRowBackground(Color.blue)
      Label("Giewont", systemImage: "star").listRowBackground(Color.blue)
      HStack {
        Image(systemName: "star")
        Text("Świnica")
      }
      .listRowBackground(Color.blue)
    }
    #expect(Self.text(list) == "⚝ Rysy\n  Mnich\n⚝ Giewont\n⚝ Świnica")
  }

  @Test func `a row with looks that shows nothing does no harm`() {
    let list = List {
      Image(decorative: "ridge").listRowInsets(EdgeInsets())
      Image(decorative: "ridge").listRowBackground(Color.blue)
      Text("Rysy")
    }
    #expect(Self.text(list).split(separator: "\n") == ["Rysy"])
  }

  @Test func `what can be done with a row stands below its looks`() {
    let list = Form {
      Text("Rysy").tag("rysy").listRowInsets(EdgeInsets(top: 11, leading: 32, bottom: 11, trailing: 16))
        .swipeActions { SwipeAction("Pin", action: "pin") }
    }
    .layout(.list(.plain))
    #expect(Self.text(list) == "  Rysy\nactions: Pin")
  }
}
