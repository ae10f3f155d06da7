import Cairn
import CairnHTML
import CairnText
import Testing

@testable import CairnLoopback
@testable import settings

/// The six screens in SwiftUI's spelling, and the server that takes their forms.
@Suite("The screens of Examples/Settings")
struct SettingsExampleTests {
  private let server = TourServer()

  private func answer(_ line: String, _ content: String = "", origin: String? = nil) throws -> HTTPResponse {
    var head = "\(line) HTTP/1.1\r\nHost: 127.0.0.1:8080"
    if let origin { head += "\r\nOrigin: \(origin)" }
    var request = try HTTPRequest(head: Array(head.utf8))
    request.content = Array(content.utf8)
    return server.respond(to: request)
  }

  @Test(arguments: Screen.allCases) func `a screen has nothing to tell, in a page and in a terminal`(screen: Screen)
    throws
  {
    let view = ScreenView(screen: screen)
    #expect(view.renderHTML().diagnostics == [])
    #expect(view.renderText().diagnostics == [])
    #expect(!view.renderHTML().body.contains("<script"))
    #expect(try answer("GET /\(screen.rawValue)").status == 200)
  }

  @Test func `a tour that is right is added once`() throws {
    let tour = "Name=Tour+du+Mont+Blanc&Days=10&Difficulty=fair&With+a+guide=on"
    let answer = try answer("POST /tours", tour)
    #expect(answer.status == 303)
    #expect(try self.answer("GET /tours").content.contains("Tour du Mont Blanc"))
    let second = try self.answer("POST /tours", tour)
    #expect(second.status == 422)
    #expect(second.content.contains("There is a tour of this name."))
  }

  @Test(
    "A tour that is wrong comes back with what is wrong beside its fields",
    arguments: [
      ("Name=&Days=2&Difficulty=easy", ["Give the tour a name."]),
      ("Name=++&Days=99&Difficulty=easy", ["Give the tour a name.", "A tour has 1 to 14 days."]),
      ("Name=x&Days=two&Difficulty=easy", ["This must be a number."]),
      ("Name=x&Days=2&Difficulty=deadly", ["Choose one of the choices."]),
      ("Name=x&Days=&Difficulty=easy", ["This is needed."]),
      ("", ["This is needed."]),
      ("Name=%3Cscript%3E&Days=0&Difficulty=easy", ["A tour has 1 to 14 days."]),
    ]
  )
  func wrong(content: String, problems: [String]) throws {
    let answer = try answer("POST /tours", content)
    #expect(answer.status == 422)
    for problem in problems { #expect(answer.content.contains(problem)) }
    #expect(answer.content.contains("aria-invalid=\"true\""))
    #expect(!answer.content.contains("<script>"))
    // The sheet is open, so that the reader sees the form.
    #expect(answer.content.contains("open aria-label=\"New tour\""))
    #expect(!(try self.answer("GET /tours").content.contains("aria-invalid=\"true\"")))
  }

  @Test func `what is written comes back in its field`() throws {
    let content = try answer("POST /tours", "Name=Eiger+%26+M%C3%B6nch&Days=0&Difficulty=hard&With+a+guide=on").content
    #expect(content.contains("value=\"Eiger &amp; Mönch\""))
    #expect(content.contains("selected>hard"))
    #expect(content.contains("name=\"With a guide\" checked"))
  }

  @Test func `other forms are told what was sent`() throws {
    let content = try answer("POST /settings", "Name=Anna&Notifications=on&Units=Metric").content
    #expect(content.contains("Anna") && content.contains("Notifications"))
  }

  @Test func `requests of others are turned away`() throws {
    #expect(try answer("GET /nothing").status == 404)
    #expect(try answer("DELETE /tours").status == 405)
    #expect(try answer("POST /tours", "Name=x", origin: "http://evil.example").status == 403)
  }
}
