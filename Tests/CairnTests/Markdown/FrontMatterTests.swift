import Cairn
import Testing

@Suite struct FrontMatterTests {
  private func read(_ yaml: String) -> MarkdownDocument {
    MarkdownDocument(parsing: "---\n\(yaml)\n---\nwords\n")
  }

  /// A value in one line: strings between quotes where they were quoted.
  private func outline(_ value: FrontMatterValue) -> String {
    switch value {
    case .scalar(let scalar): scalar.isQuoted ? scalar.text.debugDescription : scalar.text
    case .list(let values): "[" + values.map(outline).joined(separator: ", ") + "]"
    case .map(let map): outline(map)
    }
  }

  private func outline(_ map: FrontMatter) -> String {
    "{" + map.entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", ") + "}"
  }

  @Test(arguments: [
    ("title: The Alps", "{title: The Alps}"),
    ("a: 1\nb: true # note\n# note\n\nc:", "{a: 1, b: true, c: }"),
    ("a: \"x: \\\"y\\\" \\u00e9\"\nb: 'it''s # no note'", "{a: \"x: \\\"y\\\" é\", b: \"it\\'s # no note\"}"),
    ("tags: [a, \"b\", [c]]", "{tags: [a, \"b\", [c]]}"),
    ("tags:\n  - a\n  - b c\nx: y", "{tags: [a, b c], x: y}"),
    ("tags:\n- a\n- b\nx: y", "{tags: [a, b], x: y}"),
    ("a: {b: 1, \"c\": [2]}", "{a: {b: 1, c: [2]}}"),
    ("a:\n  b: 1\n  c:\n    d: 2\ne: 3", "{a: {b: 1, c: {d: 2}}, e: 3}"),
    ("a:\n  - b: 1\n    c: 2\n  - b: 3", "{a: [{b: 1, c: 2}, {b: 3}]}"),
    ("a:\n  - - 1\n    - 2\n  - 3", "{a: [[1, 2], 3]}"),
    ("a: |\n  x\n   y\n\n  z\nb: 1", "{a: \"x\\n y\\n\\nz\\n\", b: 1}"),
    ("a: >-\n  x\n  y\n\n  z\n", "{a: \"x y\\nz\"}"),
    ("a: |+\n  x\n\nb: 1", "{a: \"x\\n\\n\", b: 1}"),
    ("a: x\n  y\n  z\nb: 1", "{a: x y z, b: 1}"),
    ("a: [1,\n  2,\n  # note\n  3]\nb: 4", "{a: [1, 2, 3], b: 4}"),
    ("a: \"x\n  y\"\nb: 1", "{a: \"x y\", b: 1}"),
    ("url: https://example.org/#a\ntime: 10:30", "{url: https://example.org/#a, time: 10:30}"),
    ("\"a b\": 1\n'c': 2\nd e: 3", "{a b: 1, c: 2, d e: 3}"),
    ("a: -1\nb: - x", "{a: -1, b: - x}"),
    ("{\"a\": 1, \"b\": {\"c\": null}}", "{a: 1, b: {c: null}}"),
    ("", "{}"),
  ])
  func `reads the YAML that people write`(yaml: String, expected: String) throws {
    let document = read(yaml)
    let frontMatter = try #require(document.frontMatter)
    #expect(outline(frontMatter) == expected)
    #expect(document.problems == [])
    #expect(document.blocks.first?.inlines == [.text("words")])
  }

  @Test func `reads the escapes of YAML`() {
    let value = read(#"a: "\_\N\L\P\v\e\a\/\x41\u00e9\\""#).frontMatter?["a"]?.string
    #expect(value == "\u{A0}\u{85}\u{2028}\u{2029}\u{0B}\u{1B}\u{07}/A\u{E9}\\")
  }

  @Test func `reads JSON`() throws {
    let json =
      "{\n  \"title\": \"A \\ud83d\\ude00\",\n  \"tags\": [\"x\", 2, true, null],\n  \"a\": {\"b\": []}\n}\n# h"
    let document = MarkdownDocument(parsing: json)
    let frontMatter = try #require(document.frontMatter)
    #expect(outline(frontMatter) == "{title: \"A 😀\", tags: [\"x\", 2, true, null], a: {b: []}}")
    #expect(document.headings.map(\.place?.line) == [6])
    #expect(MarkdownDocument(parsing: "{}\na").frontMatter == FrontMatter())
  }

  @Test(arguments: [
    "{{< shortcode >}}\n", "{ words }\n", "{\n", "a\n---\nb: c\n---\n", "---\nHello *world*.\n\n---\nMore",
    "----\na: b\n----\n", " ---\na: b\n---\n",
  ])
  func `takes no other text for front matter`(markdown: String) {
    let document = MarkdownDocument(parsing: markdown)
    #expect(document.frontMatter == nil)
    #expect(document.problems == [])
  }

  @Test func `scalars are what the reader asks for`() {
    let map = read("a: 1.10\nb: \"1\"\nc: 0x1F\nd: true\ne: ~\nf: 1e3\ng: nan\nh: [x, 'y']\ni: z\nj: 12").frontMatter
    #expect(map?["a"]?.string == "1.10")
    #expect(map?["a"]?.number == 1.1)
    #expect(map?["b"]?.integer == nil)
    #expect(map?["b"]?.string == "1")
    #expect(map?["c"]?.integer == 31)
    #expect(map?["d"]?.boolean == true)
    #expect(map?["e"]?.isNull == true)
    #expect(map?["e"]?.string == nil)
    #expect(map?["f"]?.number == 1000)
    #expect(map?["g"]?.number == nil)
    #expect(map?["h"]?.strings == ["x", "y"])
    #expect(map?["h"]?.list?.count == 2)
    #expect(map?["i"]?.strings == ["z"])
    #expect(map?["j"]?.integer == 12)
    #expect(map?["missing"] == nil)
  }

  @Test(arguments: [
    ("2026-03-01", "2026-03-01"),
    ("2026-3-1", "2026-03-01"),
    ("2024-02-29", "2024-02-29"),
    ("2026-03-01T09:30:00Z", "2026-03-01T09:30:00Z"),
    ("2026-03-01 09:30:05.25 +01:00", "2026-03-01T09:30:05+01:00"),
    ("2026-03-01 09:30", "2026-03-01T09:30:00"),
    ("2026-03-01T09:30:00-0530", "2026-03-01T09:30:00-05:30"),
    ("2026-02-29", nil),
    ("2026-13-01", nil),
    ("2026-03-01T25:00", nil),
    ("2026-03-01x", nil),
    ("01.03.2026", nil),
    ("2026-03-01T09:30:60Z", nil),
    ("0000-03-01", nil),
    ("", nil),
  ])
  func `reads dates`(text: String, expected: String?) {
    #expect(FrontMatterDate(text)?.description == expected)
    #expect(read("date: \(text)").frontMatter?["date"]?.date?.description == expected)
  }

  @Test(arguments: [
    ("a: 1\na: 2", "line 3, column 1: repeated-key", "{a: 1}"),
    ("a: {b: 1, b: 2}", "line 2, column 11: repeated-key", "{a: {b: 1}}"),
    ("a: 1\nwords\nb: 2", "line 3, column 1: malformed-front-matter", "{a: 1, b: 2}"),
    ("a: [1, 2", "line 2, column 4: malformed-front-matter", "{a: [1, 2}"),
    ("a: \"x", "line 2, column 4: malformed-front-matter", "{a: \"x}"),
    ("a: &b c", "line 2, column 4: malformed-front-matter", "{a: &b c}"),
    ("a: \"C:\\docs\"", "line 2, column 4: malformed-front-matter", "{a: \"C:\\docs\"}"),
    ("a: \"\\u12\"", "line 2, column 4: malformed-front-matter", "{a: \"\\u12\"}"),
    ("a: [b,,c]", "line 2, column 4: malformed-front-matter", "{a: [b,,c]}"),
    ("a: [,]", "line 2, column 4: malformed-front-matter", "{a: [,]}"),
    ("a: 1\n    b: 2", "line 3, column 5: malformed-front-matter", "{a: 1}"),
  ])
  func `tells which line it could not read`(yaml: String, problem: String, expected: String) throws {
    let document = read(yaml)
    #expect(document.problems.map { "\($0.place): \($0.kind.rawValue)" } == [problem])
    #expect(outline(try #require(document.frontMatter)) == expected)
  }

  @Test func `knows where its keys stand`() {
    let map = read("a: 1\n\nb:\n  c: 2").frontMatter
    #expect(map?.entries.map(\.place?.description) == ["line 2, column 1", "line 4, column 1"])
    #expect(map?["b"]?.map?.entries.map(\.place?.description) == ["line 5, column 3"])
  }

  @Test func `deep nesting ends`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(read("a: \(deep)").problems.count == 1)
    #expect(MarkdownDocument(parsing: "{\"a\": \(deep)").frontMatter == nil)
    let lines = (0..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(read(lines).frontMatter != nil)
    #expect(read("a:\n  " + String(repeating: "- ", count: 10_000)).frontMatter != nil)
  }
}
