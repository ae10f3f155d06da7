import Cairn
import CairnHTML
import CairnText
import Testing

@Suite struct TableTests {
  @Test func `a page has a table with headers, in a named area that scrolls`() {
    let output = Table([1, 2]) {
      TableColumn("Number", value: \.description).rowHeader()
      TableColumn("Value", value: \.self).sorted().footer("3")
    }
    .caption("Numbers")
    .renderHTML()
    let expected = """
      <div class="table fills" tabindex="0" role="region" aria-label="Numbers"><table><caption>Numbers</caption>\
      <thead><tr><th scope="col">Number</th><th scope="col" class="end ascending" aria-sort="ascending">Value</th></tr>\
      </thead><tbody><tr><th scope="row">1</th><td class="end number">1</td></tr><tr><th scope="row">2</th>\
      <td class="end number">2</td></tr></tbody><tfoot><tr><th scope="row"></th><td class="end number">3</td></tr>\
      </tfoot></table></div>
      """
    #expect(output.body == expected)
    #expect(output.diagnostics == [])
  }

  @Test func `a table of Markdown is a table`() {
    let output = Markdown("| Peak | Height |\n|:-:|--:|\n| Eiger | 3967 |\n| Mönch |").renderHTML()
    let expected = """
      <thead><tr><th scope="col" class="middle">Peak</th><th scope="col" class="end">Height</th></tr></thead>\
      <tbody><tr><td class="middle">Eiger</td><td class="end number">3967</td></tr><tr><td class="middle">Mönch</td>\
      <td colspan="1"></td></tr></tbody>
      """
    #expect(output.body.contains(expected.replacing(" colspan=\"1\"", with: "")))
    #expect(output.diagnostics == [])
  }

  @Test func `the values of a table that stacks name their headers`() {
    let output = Table([1]) {
      TableColumn("Number", value: \.description).rowHeader()
      TableColumn("\"Value\"", value: \.self).footer("3")
      TableColumn("") { _ in Text("more") }
    }
    .tableOverflow(.stacks)
    .renderHTML()
    let expected = """
      <table><thead><tr><th scope="col">Number</th>\
      <th scope="col" class="end">&quot;Value&quot;</th><td></td></tr></thead>\
      <tbody><tr><th scope="row">1</th>\
      <td class="end number" data-header="&quot;Value&quot;">1</td><td>more</td></tr></tbody>\
      <tfoot><tr><th scope="row"></th>\
      <td class="end number" data-header="&quot;Value&quot;">3</td><td></td></tr></tfoot></table>
      """
    #expect(output.body.replacing(">\"Value\"<", with: ">&quot;Value&quot;<").contains(expected))
    #expect(output.styles.contains(".stacks"))
    #expect(!Table([1]) { TableColumn("a", value: \.self) }.renderHTML().styles.contains(".stacks"))
  }

  @Test func `a header without words is no header`() {
    let table = Markdown("| | 2025 |\n|---|---|\n| Snow | 3 |\n").html()
    #expect(table.contains("<thead><tr><td></td><th scope=\"col\">2025</th></tr></thead>"))
    let view = Table([1]) {
      TableColumn("", value: \.description)
      TableColumn("2025", value: \.self)
    }
    #expect(view.html().contains("<thead><tr><td></td><th scope=\"col\" class=\"end\">2025</th></tr></thead>"))
  }

  @Test func `the first row has the widths of columns without titles`() {
    let output = Table([1, 2]) { TableColumn("", value: \.description).width(80) }.renderHTML()
    #expect(output.styles.contains("inline-size:5rem"))
    #expect(output.body.contains("<td>2</td>"))
  }

  @Test func `numbers with fractions are numbers`() {
    let table = Table([0.5, 12.25]) { TableColumn("Share", value: \.self) }
    #expect(table.text() == "Share\n─────\n  0.5\n12.25")
  }

  private struct Hut: Identifiable {
    var id: String { name }
    let name: String
    let beds: Int
  }

  @Test func `rows are written as in SwiftUI`() {
    let huts = [Hut(name: "Konkordia", beds: 155), Hut(name: "Finsteraarhorn", beds: 110)]
    let hasMore = true
    let table = Table(of: Hut.self) {
      TableColumn("Hut", value: \.name)
      TableColumn("Beds", value: \.beds) { hut in Text("\(hut.beds) beds") }
    } rows: {
      TableRow(Hut(name: "Mönchsjoch", beds: 120))
      Section("Valais") { ForEach(huts) { TableRow($0) } }
      Section {
        ForEach(huts)
        if hasMore { TableRow(Hut(name: "Oberaarjoch", beds: 40)) }
      } header: {
        Text("Bernese Alps").italic()
      }
      ForEach(0..<2, id: \.self) { number in TableRow(Hut(name: "Hut \(number)", beds: number)) }
    }
    let expected = """
      Hut                 Beds
      ────────────────────────
      Mönchsjoch      120 beds

      Valais
      Konkordia       155 beds
      Finsteraarhorn  110 beds

      Bernese Alps
      Konkordia       155 beds
      Finsteraarhorn  110 beds
      Oberaarjoch      40 beds
      Hut 0             0 beds
      Hut 1             1 beds
      """
    #expect(table.text() == expected)
    #expect(table.html().split(separator: "<tbody>").count == 5)
  }

  @Test func `cells that Markdown leaves out do not make a table larger than its source`() {
    let header = String(repeating: "|a", count: 1_000) + "|\n" + String(repeating: "|-", count: 1_000) + "|\n"
    let source = header + String(repeating: "|b|\n", count: 1_000)
    #expect(Markdown(source).html().utf8.count < 120 * source.utf8.count)
    #expect(Markdown(source).text(TextOptions(width: 80)).utf8.count < 120 * source.utf8.count)
  }

  @Test func `a table in a button is words without a table's elements`() {
    let output = Button(destination: "a") {
      Table([1]) { TableColumn("Number", value: \.self) }.caption("Numbers")
    }
    .renderHTML()
    #expect(!output.body.contains("<t"))
    for words in ["Numbers", "Number", ">1<"] { #expect(output.body.contains(words)) }
  }

  @Test func `titles, captions and values are escaped`() {
    let hostile = "<script>\"&"
    let output = Table([hostile]) { TableColumn(verbatimTitle(hostile), value: \.self).footer(hostile + "") }
      .caption(Text(verbatim: hostile)).renderHTML()
    #expect(!output.body.contains("<script"))
    #expect(output.body.contains("aria-label=\"&lt;script&gt;&quot;&amp;\""))
  }

  private func verbatimTitle(_ words: String) -> String { words }

  @Test func `a table without columns or rows shows its caption`() {
    let table = Table([1]) {}.caption("Nothing")
    #expect(table.text() == "Nothing")
    #expect(table.html().contains("<caption>Nothing</caption>"))
  }

  @Test func `columns follow control flow`() {
    let isLong = true
    let table = Table([1]) {
      TableColumn("One", value: \.description)
      if isLong { TableColumn("Two", value: \.self) }
      for number in 3...4 { TableColumn("\(number)") { row in Text("\(row + number)") } }
    }
    #expect(table.text() == "One  Two  3  4\n──────────────\n1      1  4  5")
  }
}
