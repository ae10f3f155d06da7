import CairnUI
import Testing

/// Dates as a date picker sends them.
@Suite("Dates that were sent")
struct DateSubmissionTests {
  private struct Tour: Decodable { var start: Date }

  @Test(arguments: ["2026-08-01", "2026-08-01T14:30", "2026-12-31T23:59:59"])
  func `A date is read in the time zone of the process`(words: String) throws {
    let date = try FormSubmission(fields: [FormSubmission.Field(name: "start", value: words)]).decode(Tour.self).start
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: date)
    #expect(parts.year == 2026)
    #expect(parts.hour == (words.contains("T14") ? 14 : words.contains("T23") ? 23 : 0))
  }

  @Test(arguments: ["", "2026", "2026-13-01", "2026-02-30", "x-y-z", "2026-08-01T", "2026-08-01T99:00", "T14:30", "--"])
  func `What is no date is told`(words: String) {
    #expect(throws: FormProblems.self) { try FormSubmission(urlEncoded: "start=\(words)").decode(Tour.self) }
  }
}
