import Cairn
import CairnHTML
import CairnLoopback
import Synchronization

/// What the server answers: the screens, and what comes of their forms.
final class TourServer: Sendable {
  private let tours = Mutex([Tour(name: "Haute Route", days: 6, difficulty: .hard, isGuided: true)])

  /// Answers a request; may be called by several threads at once.
  func respond(to request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPFailure) {
      try request.checkOrigin()
      let name = request.path.dropFirst()
      if name.isEmpty { return page(ScreenList(suffix: ""), titled: "Screens") }
      guard let screen = Screen(rawValue: String(name)) else { throw .notFound }
      switch request.method {
      case "GET", "HEAD": return page(for: screen)
      case "POST" where screen == .tours: return add(request.fields)
      case "POST": return page(Received(submission: request.fields), titled: "Saved")
      default: throw .method(allowed: "GET, HEAD and POST")
      }
    } catch {
      return HTTPResponse(error)
    }
  }

  private func page(for screen: Screen) -> HTTPResponse {
    if screen != .tours { return page(ScreenView(screen: screen), titled: screen.title) }
    return page(ToursView(tours: tours.withLock { $0 }), titled: screen.title)
  }

  /// Takes a tour, or shows the form again with what is wrong.
  private func add(_ submission: FormSubmission) -> HTTPResponse {
    do throws(FormProblems) {
      let tour = try submission.decode(Tour.self)
      var problems = FormProblems()
      tours.withLock { tours in
        if tour.name.allSatisfy(\.isWhitespace) { problems.add("Give the tour a name.", of: "Name") }
        if tours.contains(where: { $0.name == tour.name }) { problems.add("There is a tour of this name.", of: "Name") }
        if !(1...14).contains(tour.days) { problems.add("A tour has 1 to 14 days.", of: "Days") }
        if problems.isEmpty { tours.append(tour) }
      }
      if !problems.isEmpty { throw problems }
      return HTTPResponse(seeOther: "/tours")
    } catch {
      let draft = TourDraft(
        name: submission["Name"] ?? "",
        days: submission["Days"].flatMap { Int($0) } ?? 1,
        difficulty: submission["Difficulty"].flatMap(Tour.Difficulty.init) ?? .easy,
        isGuided: submission["With a guide"] != nil
      )
      let view = ToursView(tours: tours.withLock { $0 }, draft: draft).formProblems(error)
      var response = page(view, titled: "Tours")
      response.status = 422
      return response
    }
  }

  private func page(_ view: some View, titled title: String) -> HTTPResponse {
    var page = HTMLPage(title: title) { view }
    page.footer = AnyView(ScreenLinks(suffix: ""))
    var response = HTTPResponse(page.render().html, type: "text/html")
    // The sheet of the page is in the page.
    response.policy =
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    return response
  }
}

/// What was sent, for the reader to see.
private struct Received: View {
  let submission: FormSubmission

  var body: some View {
    DescriptionList {
      ForEach(Array(submission.fields.enumerated()), id: \.offset) { _, field in
        Description(field.name) { Text(verbatim: field.value.isEmpty ? "–" : field.value) }
      }
    }
    .navigationTitle("Saved")
  }
}
