import CairnHTML
import CairnTestSupport
import CairnText
import CairnUI
import Testing

/// Views that depend on the time, which in a page is the moment at which it is made.
@Suite struct TimelineTests {
  @Test func `a timeline shows what belongs to now, and is told once`() {
    let output = VStack {
      TimelineView(.everyMinute) { context in Text(context.date <= .now ? "now" : "later") }
      TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.cadence == .live ? "moves" : "stands") }
    }
    .renderHTML()
    #expect(output.body.contains(">now<") && output.body.contains(">stands<"))
    #expect(output.diagnostics.map(\.code) == [.runningAppOnly])
    #expect(output.diagnostics.map(\.severity) == [.information])
    let view = TimelineView(.animation(minimumInterval: 0.1, paused: true)) { _ in Text("Eiger") }
    #expect(view.html() == Text("Eiger").html())
    #expect(view.text() == Text("Eiger").text())
    #expect(SameDiagnostics.differences(of: view) == [])
  }

  @Test func `the date is the latest one of the schedule`() {
    func age(_ schedule: some TimelineSchedule) -> Double {
      var age = Double.nan
      _ = TimelineView(schedule) { context in
        age = context.date.timeIntervalSinceNow
        return Text("")
      }
      .text()
      return -age
    }
    let now = Date()
    #expect(abs(age(.animation)) < 60)
    #expect((0..<61).contains(age(.everyMinute)))
    #expect((1_000..<1_060).contains(age(.periodic(from: now - 1_000, by: 3_600))))
    #expect((400..<460).contains(age(.periodic(from: now - 1_000, by: 600))))
    #expect((100..<160).contains(age(.explicit([now - 200, now - 100, now + 100]))))
    // Before the first date there is none.
    #expect(abs(age(.explicit([now + 100]))) < 60)
    #expect(abs(age(.explicit([Date]()))) < 60)
    #expect((0..<60).contains(age(.periodic(from: now - 10, by: 0))))
  }

  private struct Weekly: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate + 604_800] }
  }

  @Test func `an app has schedules of its own`() {
    #expect(TimelineView(Weekly()) { context in Text(context.date <= .now ? "now" : "later") }.text() == "now")
  }
}
