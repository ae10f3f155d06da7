import Cairn
import CairnTestSupport
import CairnText
import Testing

/// What holds for every list, whatever it is made of.
@Suite struct ListPropertyTests {
  @Test func `keeps every line within the width`() {
    for specimen in ListSpecimens.all {
      for width in 1...44 {
        var options = TextOptions(width: width)
        for isEditing in [false, true] {
          options.isEditing = isEditing
          for line in specimen.view.text(options).split(separator: "\n") {
            #expect(line.columns() <= max(width, 2), "\(specimen.name) at \(width): \(line)")
          }
        }
      }
    }
  }

  @Test func `shows the same with escape sequences as without`() {
    for specimen in ListSpecimens.all {
      for width in [16, 40, 80] {
        let plain = specimen.view.text(TextOptions(width: width))
        for style in TextOptions.Style.allCases where style != .plain {
          let styled = EscapeStripper.strip(specimen.view.text(TextOptions(width: width, style: style)))
          #expect(Self.trimmed(styled) == Self.trimmed(plain), "\(specimen.name) at \(width), \(style)")
        }
      }
    }
  }

  @Test func `gives boxes an even right edge`() {
    for width in [20, 33, 40, 80] {
      let lines = ListSpecimens.page(.insetGrouped).text(TextOptions(width: width)).split(separator: "\n")
      let boxed = lines.filter { "╭│╰".contains($0.first ?? " ") }
      #expect(boxed.count > 6)
      for line in boxed {
        #expect(line.columns() == width, "\(line)")
        #expect("╮│╯".contains(line.last ?? " "), "\(line)")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `lines words up whatever stands in front of them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let cells = (0..<6).map { number in
      let hasImage = Bool.random(using: &generator)
      let accessories = [Accessory.delete(displayed: .always), .multiselect(displayed: .always)]
        .filter { _ in Bool.random(using: &generator) }
      var state = CellState()
      state.isSelected = Bool.random(using: &generator)
      return ListCell("Word\(number)", image: hasImage ? Image(systemName: "star") : nil)
        .accessories { accessories }
        .state(state)
    }
    let appearance = ListConfiguration.Appearance.allCases[Int(seed) % 5]
    let list = Form { Section(Array(cells.indices), id: \.self) { cells[$0] }.layout(.list(appearance)) }
    let lines = list.text(TextOptions(width: 60)).split(separator: "\n").filter { $0.contains("Word") }
    let columns = Set(lines.map { line in line.prefix { $0 != "W" }.columns() })
    #expect(lines.count == 6, "seed \(seed)")
    #expect(columns.count == 1, "seed \(seed): \(lines)")
  }

  @Test func `keeps hostile strings out of every place of a list`() {
    for string in HostileStringTests.strings {
      for isAccessible in [false, true] {
        var options = TextOptions(width: 40)
        options.isAccessible = isAccessible
        options.hyperlinks = .addresses
        options.isEditing = true
        let output = Self.everywhere(string).text(options)
        let isClean = output.unicodeScalars.allSatisfy { $0.value == 0x0A || $0.value >= 0x20 && $0.value != 0x7F }
        let hasControls = output.unicodeScalars.contains {
          (0x80..<0xA0).contains($0.value) || (0x202A...0x202E).contains($0.value)
        }
        #expect(isClean && !hasControls, "\(string.debugDescription)")
      }
    }
  }

  @Test func `writes no escape sequences of the author's on terminals`() {
    for string in HostileStringTests.strings {
      let output = EscapeStripper.strip(Self.everywhere(string).text(TextOptions(width: 40, style: .trueColor)))
      #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0.value != 0x0A }, "\(string.debugDescription)")
    }
  }

  @ViewBuilder
  private static func everywhere(_ string: String) -> some View {
    Form(action: string) {
      EditButton(string, done: string)
      Section(0..<2, id: \.self) { _ in
        ListCell(string, secondaryText: string, image: Image(string))
          .accessories {
            Accessory.label(text: string)
            Accessory.detail(destination: string)
            Accessory.reorder(name: string)
            Accessory.insert(action: string)
            Accessory.custom { Text(verbatim: string) }
          }
          .destination(string)
          .swipeActions {
            SwipeAction(string, action: string)
            SwipeAction(string, destination: string)
          }
          .swipeActions(edge: .leading, destination: string)
          .tag(string)
      }
      .layout(.list(.insetGrouped))
      .selection(.multiple, name: string, selected: [string])
      ListCell(string).redacted(reason: .placeholder)
      Button(string, action: FormAction(value: string))
    }
  }

  private static func trimmed(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}
