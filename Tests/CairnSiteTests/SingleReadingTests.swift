import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Testing

/// A body is asked for once a rendering, whatever must be known of the view beforehand.
@Suite struct SingleReadingTests {
  /// A way to render a view.
  enum Output: CaseIterable {
    case fragment, streamedPage, text, spokenText

    func render(_ view: some View) {
      switch self {
      case .fragment: _ = view.renderHTML()
      case .streamedPage:
        // With its styles embedded, a stream is two renderings: one for the styles, one for the page.
        var page = HTMLPage(title: "page") { view }
        page.styles = .linked("style.css")
        _ = try? page.write { _ in }
      case .text: _ = view.renderText(TextOptions(width: 60))
      case .spokenText:
        var options = TextOptions(width: 60)
        options.isAccessible = true
        _ = view.renderText(options)
      }
    }
  }

  @Test(arguments: ContainerCase.allCases, Output.allCases)
  func `a body is evaluated once in each container`(container: ContainerCase, output: Output) {
    let counter = EvaluationCounter()
    output.render(container.around(AnyView(CountedView(counter))))
    #expect(counter.count == 1)
  }

  @Test(arguments: ContainerCase.allCases, [2, 4, 8])
  func `a body is evaluated once in each container in each other`(outer: ContainerCase, depth: Int) {
    for inner in ContainerCase.allCases {
      for output in Output.allCases where output != .streamedPage {
        let counter = EvaluationCounter()
        var view = AnyView(CountedView(counter))
        for level in 0..<depth { view = (level.isMultiple(of: 2) ? inner : outer).around(view) }
        output.render(view)
        #expect(counter.count <= 1, "\(outer.rawValue) around \(inner.rawValue), \(output)")
      }
    }
  }

  @Test(arguments: Output.allCases)
  func `bodies of elements are evaluated once in outlines and lists with sections`(output: Output) {
    let counter = EvaluationCounter()
    let branches = [Branch(id: 1, parts: [Branch(id: 2), Branch(id: 3, parts: [Branch(id: 4)])])]
    let view = Form {
      List {
        OutlineGroup(branches, children: \.parts) { _ in CountedView(counter) }
        Section("more") {
          ForEach(0..<3) { _ in CountedView(counter).badge(1).swipeActions { SwipeAction("Delete", action: "delete") } }
        }
        CountedView(counter)
      }
      .selection(.multiple)
    }
    output.render(view)
    #expect(counter.count == 8)
  }

  @Test(arguments: Output.allCases)
  func `views that hold views of their own type are rendered among items`(output: Output) {
    let counter = EvaluationCounter()
    output.render(List { Section { Thread(replies: 3, counter: counter) } })
    #expect(counter.count == 4)
  }

  /// A message with replies, which are messages beside it.
  private struct Thread: View {
    let replies: Int
    let counter: EvaluationCounter

    var body: some View {
      CountedView(counter)
      if replies > 0 { Thread(replies: replies - 1, counter: counter) }
    }
  }

  private struct Branch: Identifiable {
    let id: Int
    var parts: [Branch]?
  }
}
