import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@testable import CairnLoopback
@testable import recipes

@Suite struct RecipeSiteTests {
  /// What a script reads of an update.
  private struct Update: Decodable {
    struct Operation: Decodable {
      var op: String
      var target: String?
      var into: String?
      var html: String?
    }

    var styles: String
    var operations: [Operation]
  }

  private let site = RecipeSite()

  private func request(_ line: String, page: Int? = nil, content: String = "") throws -> HTTPRequest {
    var head = "\(line) HTTP/1.1\r\nHost: 127.0.0.1:8080"
    if let page { head += "\r\nShown-Page: \(page)" }
    var request = try HTTPRequest(head: Array(head.utf8))
    request.content = Array(content.utf8)
    return request
  }

  /// Loads a page, and returns its number.
  private func open(_ address: String) throws -> Int {
    let page = site.respond(to: try request("GET \(address)"))
    let number = try #require(page.content.firstMatch(of: /<meta name="shown-page" content="(\d+)">/))
    return try #require(Int(number.output.1))
  }

  private func update(_ address: String, page: Int) throws -> Update {
    let response = site.respond(to: try request("GET \(address)", page: page))
    try #require(response.status == 200)
    return try JSONDecoder().decode(Update.self, from: Data(response.content.utf8))
  }

  @Test func `reconfigures the row of a favourite, and nothing but that and the count`() throws {
    let page = try open("/")
    let response = site.respond(to: try request("POST /favourites", page: page, content: "action=favourite:tart"))
    #expect(response.type == "application/json; charset=utf-8")
    let update = try JSONDecoder().decode(Update.self, from: Data(response.content.utf8))
    let targets = update.operations.compactMap { $0.target ?? $0.into }
    #expect(targets.count == update.operations.count)
    #expect(targets.allSatisfy { $0.hasPrefix("#desserts--tart") || $0.hasPrefix("#desserts>") })
    #expect(Set(update.operations.map(\.op)).isSubset(of: ["attributes", "content", "insert"]))
    #expect(update.operations.contains { $0.html?.contains("1 of 2 are favourites.") == true })
    // The same again leads back, and a second time nothing is new.
    _ = site.respond(to: try request("POST /favourites", content: "action=favourite:tart"))
    #expect(try self.update("/", page: page).operations.count == update.operations.count)
    let nothing = site.respond(to: try request("GET /", page: page))
    #expect(nothing.content == "{\"styles\":\"\",\"operations\":[]}")
  }

  @Test func `changes nothing for a recipe that nobody knows`() throws {
    let page = try open("/")
    for id in ["", "none", "<script>", "tart:tart"] {
      let response = site.respond(to: try request("POST /favourites", page: page, content: "action=favourite:\(id)"))
      #expect(response.content == "{\"styles\":\"\",\"operations\":[]}")
    }
  }

  @Test func `sorts by moves`() throws {
    let page = try open("/sorting")
    for step in 1...11 {
      let update = try update("/sorting?step=\(step)", page: page)
      let rows = update.operations.filter { $0.target?.hasPrefix("#progress") != true }
      #expect(rows.allSatisfy { $0.op == "move" })
      // No more than one number of each row goes to another place.
      #expect(rows.count <= 8)
    }
    #expect(try update("/sorting?step=12", page: page).operations.count == 0)
    let sort = InsertionSort(rows: 3, columns: 5)
    #expect(sort.rows(after: 4) == Array(repeating: [1, 2, 3, 4, 5], count: 3))
    #expect(sort.rows(after: -1) == sort.rows(after: 0))
  }

  @Test func `filters mountains by an update, or by a page without a script`() throws {
    let page = try open("/mountains")
    let update = try update("/mountains?search=mont", page: page)
    #expect(update.operations.contains { $0.op == "remove" && $0.target == "#mountains--K2" })
    #expect(!update.operations.contains { $0.op == "insert" || $0.op == "reload" })
    let back = try self.update("/mountains", page: page)
    #expect(back.operations.count { $0.op == "insert" } == Mountain.all.count - 1)
    let html = site.respond(to: try request("GET /mountains?search=monch")).content
    #expect(html.contains("1 of \(Mountain.all.count) mountains"))
    #expect(html.contains(">Mönch<"))
    #expect(html.contains("value=\"monch\""))
  }

  @Test func `shows what was looked for as words, never as markup`() throws {
    let html = site.respond(to: try request("GET /mountains?search=%22%3E%3Cscript%3Ealert(1)%3C/script%3E")).content
    #expect(html.contains("value=\"&quot;>&lt;script>alert(1)&lt;/script>\""))
    #expect(!html.contains("<script>"))
    #expect(html.contains("No Results"))
  }

  @Test func `forgets the page that was not used for longest`() throws {
    let first = try open("/")
    let second = try open("/")
    for _ in 0..<98 { _ = try open("/mountains?search=K2") }
    #expect(site.respond(to: try request("GET /", page: first)).status == 200)
    _ = try open("/mountains?search=K2")
    #expect(site.respond(to: try request("GET /", page: first)).status == 200)
    #expect(site.respond(to: try request("GET /", page: second)).status == 410)
  }

  @Test(arguments: ["/", "/sorting", "/mountains", "/mountains?search=none"])
  func `links to one sheet, which has the rules of all pages that were sent`(address: String) throws {
    let page = site.respond(to: try request("GET \(address)")).content
    #expect(page.contains("<link rel=\"stylesheet\" href=\"/style.css\">"))
    #expect(!page.contains("<style"))
    let sheet = site.respond(to: try request("GET /style.css")).content
    for match in page.matches(of: /class="([^"]*)"/) {
      for name in match.output.1.split(separator: " ") where name.hasPrefix("c-") {
        #expect(sheet.contains(".\(name)"), "\(name)")
      }
    }
  }

  @Test(arguments: [
    Screen.recipes, .sorting(step: 3), .sorting(step: 11), .mountains(search: "mont"), .mountains(search: "none"),
  ])
  func `has nothing to complain about`(screen: Screen) {
    var options = HTMLOptions()
    options.environment.headingLevel = 2
    let updater = HTMLUpdater(sections: screen.sections(.bundled), options: options) { Screen.controllers }
    #expect(updater.diagnostics == [])
    let page = HTMLPage(title: screen.title) { ScreenView(screen: screen, content: updater.content) }
    #expect(page.render().diagnostics == [])
    let text = CollectionView(sections: screen.sections(.bundled)) { Screen.controllers }.renderText()
    #expect(text.diagnostics == [])
  }

  @Test func `has identities that are unique`() {
    #expect(RecipeBook.bundled.courses.flatMap(\.items).map(\.id).uniqued().count == 9)
    #expect(Mountain.all.map(\.id).uniqued().count == Mountain.all.count)
  }
}
