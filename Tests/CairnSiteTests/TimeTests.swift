import Cairn
import CairnHTML
import CairnText
import Testing

@Suite struct TimeTests {
  @Test(arguments: [
    "2024", "0001", "12024-02", "2024-02-29", "2000-02-29", "02-29", "2024-W07", "2020-W53", "2015-W53", "08:30",
    "23:59:59",
    "23:59:59.999", "2024-07-14T08:30", "2024-07-14 08:30", "2024-07-14T08:30Z", "2024-07-14T08:30:00+02:00", "Z",
    "Z", "-0800", "+0530", "PT4H", "PT4H30M", "P1D", "P1DT2.5S".replacing("2.5S", with: "2H"), "PT2.5S",
  ])
  func `machines read the form`(form: String) {
    let output = Time(form, "words").renderHTML()
    #expect(output.body == "<time datetime=\"\(form)\">words</time>")
    #expect(output.diagnostics == [])
  }

  @Test(arguments: [
    "", "24", "0000", "2024-13", "2024-00", "2023-02-29", "1900-02-29", "2024-04-31", "2024-7-14", "2024-W54",
    "2021-W53",
    "24:00", "08:60", "8:30", "08:30:61", "2024-07-14T", "2024-07-14T08:30+", "2024-07-14T08:30Zz", "P", "PT", "P1DT",
    "4H",
    "PT4.5H", "PT30M4H", "2024-07-14\"", "２０２４", "yesterday", "99999999999999999999", " 2024",
  ])
  func `another form is a diagnostic in each output`(form: String) {
    let view = Time(form, "words")
    #expect(view.renderHTML().body == "<p>words</p>")
    #expect(view.renderHTML().diagnostics.map(\.code) == [.invalidTime])
    #expect(view.renderText().diagnostics.map(\.code) == [.invalidTime])
    #expect(view.renderText().text == "words")
  }
}
