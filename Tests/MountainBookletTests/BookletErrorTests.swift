import Foundation
import Testing

@testable import mountain_booklet

@Suite struct BookletErrorTests {
  /// A booklet of one mountain, line 1 column 1, with some of its text exchanged.
  private static let valid = """
    {"title": "T", "ranges": [
    {"name": "R", "countries": ["C"], "summary": "S.", "mountains": [
    {"name": "M", "height": 10, "latitude": 1, "longitude": 2, "countries": ["C"]}
    ]}]}
    """

  private func complaint(_ text: String) -> String? {
    do throws(BookletError) {
      _ = try Booklet.load(from: Data(text.utf8), named: "mine.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `accepts the shortest booklet`() throws {
    let booklet = try Booklet.load(from: Data(Self.valid.utf8), named: "mine.json")
    #expect(booklet.ranges.first?.mountains.first?.slug == "m")
    #expect(booklet.continents.map(\.name) == ["Elsewhere"])
  }

  @Test(arguments: [
    (#""title": "T", "#, "", #"mine.json: title: The field "title" is missing from a booklet. Give the"#),
    (#""title": "T""#, #""title": 3"#, "mine.json: title: This should be a text, but is the number 3. Give"),
    (#""title": "T""#, #""title": " ""#, "mine.json: title: This text is empty. Give the booklet a title"),
    (
      #""title": "T""#, #""titel": "T""#, #"mine.json: titel: The field "titel" is unknown. Rename it to "title"."#
    ),
    (#""name": "R", "#, "", #"mine.json: ranges[0].name: The field "name" is missing from a range."#),
    (#""summary": "S.""#, #""summary": null"#, "mine.json: ranges[0].summary: The field"),
    (
      #""height": 10"#, #""height": "10""#, "mine.json: ranges[0].mountains[0].height: The field \"height\" should"
    ),
    (
      #""height": 10"#, #""height": 0"#,
      "[0].height: The field \"height\" is 0, which cannot be right. Write the height in"
    ),
    (
      #""height": 10"#, #""height": 9000.5"#,
      "is 9000.5, which cannot be right. Write the height in metres, a number from 1 to"
    ),
    (
      #""height": 10"#, #""hieght": 10"#, #"mountains[0].hieght: The field "hieght" is unknown. Rename it to "height"."#
    ),
    (
      #""latitude": 1"#, #""latitude": 90.1"#,
      "[0].latitude: The field \"latitude\" is 90.1, which cannot be right. Write"
    ),
    (
      #""longitude": 2"#, #""longitude": -181"#,
      "[0].longitude: The field \"longitude\" is -181, which cannot be right."
    ),
    (#""longitude": 2"#, #""longitude": true"#, "longitude\" should be a number, but is true. Write degrees from -180"),
    (
      #"2, "countries": ["C"]"#, #"2, "countries": []"#,
      "[0].countries: The list \"countries\" is empty. List at least one"
    ),
    (
      #"2, "countries": ["C"]"#, #"2, "countries": [7]"#,
      "countries[0]: This should be a text, but is the number 7. List"
    ),
    (
      #"2, "countries": ["C"]"#, #"2, "countries": "C""#,
      "countries: The field \"countries\" should be a list, but is the text"
    ),
    (
      #""name": "M""#, #""name": "M", "slug": "../M""#,
      "[0].slug: The slug \"../M\" is not safe as a file name. Use lower"
    ),
    (
      #""name": "M""#, #""name": "M", "firstAscent": 1900"#,
      "firstAscent: This should be a first ascent, but is the number 1900"
    ),
    (
      #""name": "M""#, #""name": "M", "firstAscent": {}"#,
      "[0].firstAscent.year: The field \"year\" is missing from a first"
    ),
    (
      #""name": "M""#, #""name": "M", "firstAscent": {"year": 19.5}"#,
      "The year 19.5 is not a whole number. Write a year"
    ),
    (
      #""name": "M""#, #""name": "M", "firstAscent": {"year": 9999}"#,
      "The field \"year\" is 9999, which cannot be right."
    ),
    (
      #""title": "T","#, #""title": "T""#,
      "mine.json:1:15: Invalid value. Correct the commas, quotes and brackets here or just before"
    ),
    (#""height": 10"#, #""height": ten"#, "mine.json:3:26: Invalid value. Correct"),
    (#""height": 10"#, #""height": 010"#, "mine.json:3:26: Number with leading zero. Correct"),
    (#""name": "M""#, #""name": "é", "x": \x"#, "mine.json:3:20: Invalid value. Correct"),
    ("]}]}", "]}]", "mine.json:4:4: Unexpected end of file during JSON parse. Correct"),
    ("]}]}", "]}]} x", "mine.json:4:6: Invalid value. Correct"),
  ])
  func `names the file, the place and the remedy`(_ change: (old: String, new: String, expected: String)) throws {
    let range = try #require(Self.valid.range(of: change.old))
    let text = Self.valid.replacingCharacters(in: range, with: change.new)
    let message = try #require(complaint(text))
    #expect(message.contains(change.expected), "\(message)")
    #expect(message.hasPrefix("mine.json:"))
  }

  @Test(arguments: [
    "", " ", "[]", "7", "null", "\"", "{", "{\"a", "[[", "\u{FEFF}", "nul", "{\"ranges\": [1, null, []]}",
  ])
  func `rejects what is no booklet`(_ text: String) {
    #expect(complaint(text)?.hasPrefix("mine.json:") == true)
  }

  @Test func `rejects repeated names and slugs`() throws {
    let peak = #"{"name": "M", "slug": "m", "height": 10, "latitude": 1, "longitude": 2, "countries": ["C"]}"#
    let old = try #require(
      Self.valid.range(of: #"{"name": "M", "height": 10, "latitude": 1, "longitude": 2, "countries": ["C"]}"#)
    )
    let message = try #require(complaint(Self.valid.replacingCharacters(in: old, with: "\(peak),\n\(peak)")))
    let expected = """
      mine.json: ranges[0].mountains[1].name: Two mountains of one range are named "M"; \
      the other is ranges[0].mountains[0]. Rename or remove one.
      mine.json: ranges[0].mountains[1].slug: The slug "m" is already that of ranges[0].mountains[0]. \
      Choose another one.
      """
    #expect(message == expected)
  }

  @Test func `says where bytes are not UTF-8 and where nesting is too deep`() {
    #expect(throws: BookletError.self) {
      try Booklet.load(from: Data([0x7B, 0x0A, 0x22, 0xFF, 0x22]), named: "mine.json")
    }
    let deep = complaint(String(repeating: "[", count: 100_000))
    #expect(deep?.contains("Too many nested arrays or dictionaries. Correct") == true)
  }

  @Test func `lists twenty problems and counts the rest`() throws {
    let list = Array(repeating: "0", count: 33).joined(separator: ",")
    let message = try #require(complaint(#"{"title": "T", "ranges": [\#(list)]}"#))
    #expect(message.split(separator: "\n").count == 21)
    #expect(message.hasSuffix("mine.json has 13 more problems. Correct these first and try again."))
  }

  @Test func `no cut or altered byte of a good file traps`() {
    let bytes = Array(Self.valid.utf8)
    var generator = StableGenerator(seed: 7)
    for length in bytes.indices {
      _ = try? Booklet.load(from: Data(bytes[..<length]), named: "cut.json")
    }
    var rejected = 0
    for _ in 0..<3000 {
      var altered = bytes
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        altered[Int.random(in: altered.indices, using: &generator)] = UInt8.random(in: .min ... .max, using: &generator)
      }
      do throws(BookletError) {
        _ = try Booklet.load(from: Data(altered), named: "altered.json")
      } catch {
        rejected += error.problems.isEmpty ? 0 : 1
      }
    }
    #expect(rejected > 1000, "seed 7")
  }
}
