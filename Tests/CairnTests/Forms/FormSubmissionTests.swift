import Cairn
import CairnTestSupport
import Testing

/// Forms as browsers send them.
@Suite("Forms that were sent")
struct FormSubmissionTests {
  @Test(
    "Fields are read as the URL Standard says",
    arguments: [
      ("a=1&b=2", [("a", "1"), ("b", "2")]),
      ("a=b=c", [("a", "b=c")]),
      ("a+b=%C3%BC+%2B", [("a b", "ü +")]),
      ("a", [("a", "")]),
      ("&&a=1&", [("a", "1")]),
      ("a=%", [("a", "%")]),
      ("a=%4", [("a", "%4")]),
      ("a=%zz%41", [("a", "%zzA")]),
      ("a=%ff", [("a", "\u{FFFD}")]),
      ("=1", [("", "1")]),
      ("", []),
    ]
  )
  func fields(text: String, expected: [(String, String)]) {
    let fields = FormSubmission(urlEncoded: text).fields
    #expect(fields == expected.map { FormSubmission.Field(name: $0.0, value: $0.1) })
  }

  private enum Difficulty: String, Decodable { case easy, hard }

  private struct Tour: Decodable, Equatable {
    var name: String
    var days: Int
    var length: Double?
    var difficulty: Difficulty
    var isGuided: Bool
    var huts: [String]
  }

  private func problems(_ text: String) -> [FormProblem] {
    do throws(FormProblems) {
      _ = try FormSubmission(urlEncoded: text).decode(Tour.self)
      return []
    } catch {
      return error.all
    }
  }

  @Test func `A value is made of the fields of its names`() throws {
    let text = "name=Haute+Route&days=+6+&length=&difficulty=hard&isGuided=on&huts=Trient&huts=Dix"
    let tour = try FormSubmission(urlEncoded: text).decode(Tour.self)
    let expected = Tour(
      name: "Haute Route",
      days: 6,
      length: nil,
      difficulty: .hard,
      isGuided: true,
      huts: ["Trient", "Dix"]
    )
    #expect(tour == expected)
    let plain = try FormSubmission(urlEncoded: "name=&days=1&length=7.5&difficulty=easy").decode(Tour.self)
    #expect(plain == Tour(name: "", days: 1, length: 7.5, difficulty: .easy, isGuided: false, huts: []))
  }

  @Test(
    "The first thing that is wrong is told",
    arguments: [
      ("name=x&days=many&difficulty=easy", [FormProblem("days", .noNumber)]),
      ("name=x&days=&difficulty=easy", [FormProblem("days", .missing)]),
      ("days=1&difficulty=easy", [FormProblem("name", .missing)]),
      ("name=x&days=99999999999999999999&difficulty=easy", [FormProblem("days", .noNumber)]),
      ("name=x&days=1&length=nan&difficulty=easy", [FormProblem("length", .noNumber)]),
      ("name=x&days=1&length=inf&difficulty=easy", [FormProblem("length", .noNumber)]),
      ("name=x&days=1&length=1e999&difficulty=easy", [FormProblem("length", .noNumber)]),
      ("name=x&days=1&length=0x1p3&difficulty=easy", [FormProblem("length", .noNumber)]),
      ("name=x&days=1&difficulty=medium", [FormProblem("difficulty", .unknownChoice)]),
      ("name=x&days=1", [FormProblem("difficulty", .missing)]),
    ]
  )
  func wrong(text: String, expected: [FormProblem]) { #expect(problems(text) == expected) }

  @Test func `The author's own reading is never given values that nobody sent`() throws {
    struct Share: Decodable {
      enum CodingKeys: String, CodingKey { case days, guests }
      var daily: Int
      var guests: Int
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        daily = 100 / (try container.decode(Int.self, forKey: .days))
        guests = (try? container.decode(Int.self, forKey: .guests)) ?? 1
      }
    }
    struct Refusal: Error {}
    struct Refused: Decodable {
      init(from decoder: any Decoder) throws { throw Refusal() }
    }
    #expect(throws: FormProblems([FormProblem("days", .noNumber)])) {
      try FormSubmission(urlEncoded: "days=many").decode(Share.self)
    }
    #expect(try FormSubmission(urlEncoded: "days=4&guests=x").decode(Share.self).guests == 1)
    #expect(throws: FormProblems([FormProblem("", .unusable)])) { try FormSubmission().decode(Refused.self) }
  }

  @Test func `A value in a value is told and does not trap`() {
    struct Nested: Decodable {
      struct Inner: Decodable { var x: Int }
      var inner: Inner
    }
    #expect(throws: FormProblems.self) { try FormSubmission(urlEncoded: "inner=1").decode(Nested.self) }
    #expect(throws: FormProblems.self) { try FormSubmission(urlEncoded: "a=1").decode([Int].self) }
    #expect(throws: FormProblems.self) { try FormSubmission(urlEncoded: "a=1").decode(Int.self) }
  }

  @Test func `Random bytes are read`() {
    var generator = SeededGenerator(seed: 20_261_123)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let fields = FormSubmission(urlEncoded: bytes).fields
      #expect(fields.count <= bytes.count)
    }
  }
}
