import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

/// What holds for every layout, tried on the specimens and on random ones.
@Suite struct SectionPropertyTests {
  private static func all(_ width: Int) -> [TextOptions] {
    var declared = TextOptions(width: width)
    declared.layoutHeights = .declared
    return [declared]
      + TextOptions.Scrolling.allCases.map { scrolling in
        var options = TextOptions(width: width)
        options.scrolling = scrolling
        return options
      }
  }

  @Test func `makes no line wider than asked`() {
    for specimen in LayoutSpecimens.all {
      for options in [TextOptions(width: 1), TextOptions(width: 120)] + Self.all(13) {
        let text = specimen.view.text(options)
        let widest = text.split(separator: "\n").map { String($0).columns() }.max() ?? 0
        #expect(widest <= options.width, "\(specimen.name) at \(options.width), \(options.scrolling)")
      }
    }
  }

  @Test func `renders the same bytes twice`() {
    for specimen in LayoutSpecimens.all {
      let text = specimen.view.text(TextOptions(width: 44))
      #expect(text == specimen.view.text(TextOptions(width: 44)), "\(specimen.name)")
    }
  }

  @Test func `loses no letter of the specimens unless it says how many items`() {
    for specimen in LayoutSpecimens.all where !specimen.overlaps {
      var accessible = TextOptions(width: 300)
      accessible.isAccessible = true
      let wanted = Self.letters(specimen.view.text(accessible).replacing(", heading level 1", with: ""))
      for width in [9, 24, 80] {
        let text = specimen.view.text(TextOptions(width: width))
        #expect(Self.letters(text) == wanted, "\(specimen.name) at \(width)")
        var clipped = TextOptions(width: width)
        clipped.scrolling = .clip
        let cut = specimen.view.text(clipped)
        let shown = Self.letters(cut.replacing(/›\d+/, with: ""))
        let hidden = Self.hiddenItems(of: specimen.view.text(accessible), in: cut)
        let all = shown.merging(Self.letters(hidden.joined())) { $0 + $1 }
        #expect(all == wanted, "\(specimen.name) at \(width), clipped: \(hidden)")
      }
    }
  }

  /// The items that a rendering says it left out: as many of the last ones of each section as the note in the section says.
  private static func hiddenItems(of accessible: String, in cut: String) -> [Substring] {
    var sections: [[Substring]] = [[]]
    for line in accessible.split(separator: "\n") {
      let isItem = Peak.all.contains { line.hasPrefix($0.name) }
      if isItem { sections[sections.count - 1].append(line) } else { sections.append([]) }
    }
    let counts = cut.matches(of: /›(\d+)/).compactMap { Int($0.1) }
    return zip(sections.filter { !$0.isEmpty }, counts).flatMap { items, count in items.suffix(count) }
  }

  /// The letters of a text, each with how often it occurs, because columns mix the order.
  ///
  /// Captions of lists are in capitals, and only the accessible rendering announces lists.
  private static func letters(_ text: String) -> [Character: Int] {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("list with") }
    return lines.joined().lowercased().reduce(into: [:]) { counts, character in
      if character.isLetter || character.isNumber { counts[character, default: 0] += 1 }
    }
  }

  @Test func `shows all words of random layouts, with no item over another`() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let layout = RandomLayout.section(&random)
      let words = (0..<Int.random(in: 0...9, using: &random)).map { index in
        (0..<Int.random(in: 1...3, using: &random)).map { "w\(index)x\($0)" }.joined(separator: " ")
      }
      let view = Section(words, id: \.self) {
        Text($0)
      } header: {
        Text("hh")
      } footer: {
        Text("ff")
      }.layout(layout)
      for width in [12, 24, 44, 80] {
        let text = view.text(TextOptions(width: width))
        for word in (words + ["hh", "ff"]).joined(separator: " ").split(separator: " ").map(String.init) {
          #expect(text.contains(word), "seed \(seed) at \(width): \(word)\n\(layout)\n\(text)")
        }
        #expect(text.split(separator: "\n").allSatisfy { String($0).columns() <= width }, "seed \(seed) at \(width)")
        Self.expectApart(view, width, "seed \(seed) at \(width)\n\(layout)\n\(text)")
      }
    }
  }

  private static func expectApart(_ view: some View, _ width: Int, _ comment: Comment) {
    let parts = SectionProbe.parts(of: view, width: width)
    for (index, first) in parts.enumerated() {
      for second in parts.dropFirst(index + 1) {
        #expect(first.intersection(second).isEmpty, comment)
      }
    }
  }

  @Test func `measures each node at most three times`() {
    for specimen in LayoutSpecimens.all {
      for width in [13, 44, 80] {
        let measures = SectionProbe.measures(of: specimen.view, width: width)
        #expect(measures <= 3, "\(specimen.name) at \(width): \(measures)")
      }
    }
  }
}
