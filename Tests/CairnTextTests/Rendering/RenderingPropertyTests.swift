import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

/// What holds for every view, tried on the samples and on random ones.
@Suite struct RenderingPropertyTests {
  static let widths = [1, 2, 3, 5, 8, 13, 20, 33, 40, 79, 80, 120, 300]

  private static func columns(_ line: some StringProtocol) -> Int { String(line).columns() }

  @Test func `makes no line wider than asked`() {
    for sample in TextSamples.all {
      for width in Self.widths {
        let text = sample.view.text(TextOptions(width: width))
        let widest = text.split(separator: "\n").map(Self.columns).max() ?? 0
        #expect(widest <= width, "\(sample.name) at \(width)")
      }
    }
  }

  @Test func `shows the same with and without escape sequences`() {
    for sample in TextSamples.all {
      for style in TextOptions.Style.allCases where style != .plain {
        let plain = sample.view.text(TextOptions(width: 40))
        let styled = EscapeStripper.strip(sample.view.text(TextOptions(width: 40, style: style)))
        #expect(
          EscapeStripper.trimmedLines(styled) == EscapeStripper.trimmedLines(plain),
          "\(sample.name) in \(style)"
        )
      }
    }
  }

  @Test func `renders the same bytes twice and however it is written`() throws {
    for sample in TextSamples.all {
      for style in TextOptions.Style.allCases {
        let options = TextOptions(width: 40, style: style)
        let first = sample.view.text(options)
        #expect(first == sample.view.text(options), "\(sample.name)")
        var bytes: [UInt8] = []
        try sample.view.writeText(options) { bytes.append(contentsOf: $0) }
        #expect(String(decoding: bytes, as: UTF8.self) == (first.isEmpty ? "" : first + "\n"), "\(sample.name)")
      }
    }
  }

  @Test func `leaves no blanks at the ends of plain lines and no escape in plain output`() {
    for sample in TextSamples.all {
      let text = sample.view.text(TextOptions(width: 60))
      #expect(!text.split(separator: "\n").contains { $0.last == " " }, "\(sample.name)")
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(sample.name)")
    }
  }

  @Test func `ends every style and link before the line does`() {
    for sample in TextSamples.all {
      for line in sample.view.text(TextOptions(width: 40, style: .trueColor)).split(separator: "\n") {
        var isStyled = false
        var isLinked = false
        for part in line.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
          if part.hasPrefix("]8;") { isLinked = !part.hasPrefix("]8;;") }
          if part.hasPrefix("[") { isStyled = !part.hasPrefix("[0m") }
        }
        #expect(!isStyled && !isLinked, "\(sample.name): \(line)")
      }
    }
  }

  @Test func `draws boxes as rectangles, whatever is in them`() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<200 {
      let words = random.text(upTo: 12)
      let width = Int.random(in: 6...60, using: &random)
      let view = VStack(alignment: .leading) { Text(words) }.padding(8).border(.gray)
      let lines = view.text(TextOptions(width: width)).split(separator: "\n")
      let widths = Set(lines.map(Self.columns))
      #expect(widths.count == 1, "seed 7, round \(round): \(words)")
      #expect(lines.allSatisfy { "┌│└".contains($0.first ?? " ") && "┐│┘".contains($0.last ?? " ") })
    }
  }

  @Test func `loses no word of random views at any width`() {
    for seed in 1...150 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var words: [String] = []
      let view = RandomView.make(depth: 4, &random, &words)
      for width in [9, 24, 80] {
        let text = view.text(TextOptions(width: width))
        let letters = String(text.filter { $0.isLetter || $0.isNumber })
        for word in words where width > 20 {
          #expect(text.contains(word), "seed \(seed) at \(width): \(word)")
        }
        let wanted = words.reduce(0) { $0 + $1.count }
        #expect(letters.count == wanted, "seed \(seed) at \(width)")
        #expect(text.split(separator: "\n").allSatisfy { Self.columns($0) <= width }, "seed \(seed) at \(width)")
      }
    }
  }
}

/// Views at random, with the words they hold.
enum RandomView {
  static func make(depth: Int, _ random: inout SeededGenerator, _ words: inout [String]) -> AnyView {
    guard depth > 0 else { return leaf(&random, &words) }
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      make(depth: depth - 1, &random, &words)
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return AnyView(HStack { for child in children { child } })
    case 1: return AnyView(VStack { for child in children { child } })
    case 2: return AnyView(VStack(alignment: .trailing, spacing: 16) { for child in children { child } })
    case 3: return AnyView(HStack(alignment: .firstTextBaseline, spacing: 0) { for child in children { child } })
    case 4: return AnyView(VStack { for child in children { child } }.padding(8).border(.gray))
    case 5: return AnyView(Section { for child in children { child } })
    case 6: return AnyView(DisclosureGroup(content: { for child in children { child } }, label: { EmptyView() }))
    case 7: return AnyView(Grid { GridRow { for child in children { child } } })
    case 8: return AnyView(ScrollView(.horizontal) { HStack { for child in children { child } } })
    default: return AnyView(VStack { for child in children { child } }.frame(maxWidth: .infinity))
    }
  }

  private static func leaf(_ random: inout SeededGenerator, _ words: inout [String]) -> AnyView {
    var sentence: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      sentence.append("w\(words.count)")
      words.append("w\(words.count)")
    }
    let text = Text(sentence.joined(separator: " "))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return AnyView(text.bold().frame(minWidth: 40))
    case 1:
      return AnyView(
        HStack {
          text; Spacer()
        }
      )
    case 2: return AnyView(text.padding(.leading, 16).background(Color.blue))
    default: return AnyView(text)
    }
  }
}
