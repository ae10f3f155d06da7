import Cairn
import CairnHTML
import CairnLoopback
import Foundation
import Synchronization

/// What the server answers: pages, and updates of pages that were sent.
///
/// An address says what is to be shown. A request without a page is for a reader who follows a link or has no script: it
/// gets the page. One that names the page it comes from gets what that page lacks.
final class RecipeSite: Sendable {
  /// The header in which a script names the page.
  static let pageHeader = "Shown-Page"

  private struct State {
    var book = RecipeBook.bundled
    var pages = OpenPages()
    /// The rules of all pages so far; a class means the same on each of them.
    var sheet = StyleSheet()
  }

  private let state = Mutex(State())

  /// Answers a request, whatever it is; may be called by several threads at once.
  func respond(to request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPFailure) {
      return try response(to: request)
    } catch {
      return HTTPResponse(error)
    }
  }

  private func response(to request: HTTPRequest) throws(HTTPFailure) -> HTTPResponse {
    try request.checkOrigin()
    if request.path == "/favourites" {
      guard request.method == "POST" else { throw .method(allowed: "POST") }
      try receive(request.fields)
      if request[header: Self.pageHeader] == nil { return HTTPResponse(seeOther: "/") }
      return try show(.recipes, to: request)
    }
    let isFile = request.path == "/updates.js" || request.path == "/style.css"
    let screen = Screen(request)
    guard isFile || screen != nil else { throw .notFound }
    guard ["GET", "HEAD"].contains(request.method) else { throw .method(allowed: "GET and HEAD") }
    if let screen { return try show(screen, to: request) }
    return request.path == "/updates.js"
      ? HTTPResponse(UpdateScript.text, type: "text/javascript")
      : HTTPResponse(state.withLock { $0.sheet.styles }, type: "text/css")
  }

  /// Does what a control of a row asks for; what nobody knows changes nothing.
  private func receive(_ fields: FormSubmission) throws(HTTPFailure) {
    let action = FormAction(value: fields["action"] ?? "")
    guard action.verb == "favourite", let id = action.identity else { throw .malformed }
    _ = state.withLock { $0.book.toggleFavourite(id) }
  }

  private func show(_ screen: Screen, to request: HTTPRequest) throws(HTTPFailure) -> HTTPResponse {
    guard let page = request[header: Self.pageHeader] else {
      return HTTPResponse(state.withLock { Self.page(screen, &$0) }, type: "text/html")
    }
    let update = state.withLock { state in
      let sections = screen.sections(state.book)
      return Int(page).flatMap { number in state.pages.update(number) { $0.update(to: sections) } }
    }
    guard let update else { throw .unknownPage }
    return HTTPResponse(update.json, type: "application/json")
  }

  /// Renders a page, and keeps what it shows.
  private static func page(_ screen: Screen, _ state: inout State) -> String {
    var options = HTMLOptions()
    options.environment.headingLevel = 2
    let updater = HTMLUpdater(sections: screen.sections(state.book), options: options, hasOwnStyles: true) {
      Screen.controllers
    }
    let number = state.pages.open(updater)
    var page = HTMLPage(title: screen.title, styles: .linked("/style.css"), theme: Theme(accent: .orange)) {
      ScreenView(screen: screen, content: updater.content)
    }
    page.header = AnyView(ScreenLinks())
    page.head.metadata = [.name("shown-page", "\(number)")]
    page.ownStyles = SearchForm.styles
    let output = page.render()
    state.sheet.formUnion(output.styleSheet)
    return output.html
  }
}
