import Cairn
import CairnHTML
import Testing

/// Pages whose lists hold more, deeper or odder things than most.
@Suite struct ListMarkupTests {
  private struct Branch: Identifiable, Sendable {
    let id: Int
    var children: [Branch]?

    static func chain(_ depth: Int) -> Branch {
      (0..<depth).reversed().reduce(nil) { inner, id in Branch(id: id, children: inner.map { [$0] }) } ?? Branch(id: 0)
    }
  }

  private static func identifiers(_ html: String) -> [Substring] {
    html.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test(arguments: [20, 40, 52, 53, 54, 60, 127])
  func `outlines that lead elsewhere close what they open at any depth`(depth: Int) {
    let html = Section {
      OutlineGroup([Branch.chain(depth)], children: \.children) { ListCell("Level \($0.id)").destination("a.html") }
    }
    .html()
    #expect(html.split(separator: "<details").count == html.split(separator: "</details>").count)
    #expect(html.contains("Level \(min(depth, 40) - 1)"))
  }

  @Test func `cells within cells end where browsers would lose count, and keep their words`() {
    let cell = (0..<300).reduce(ListCell("Innermost")) { inner, level in
      ListCell("Level \(level)").accessories { Accessory.custom { inner } }
    }
    let output = Section { cell }.renderHTML()
    #expect(output.body.split(separator: "<div").count < 512)
    #expect(output.diagnostics.map(\.code) == [.tooDeep])
  }

  @Test func `equal actions on both sides have one target`() {
    let action = SwipeAction("Flag", action: "flag")
    let html = Form {
      Section(["k2"], id: \.self) { name in
        ListCell(name).accessories { Accessory.delete(displayed: .always) }
          .swipeActions(edge: .leading) { action }
          .swipeActions(edge: .trailing) { action }
      }
    }
    .html()
    #expect(Self.identifiers(html).filter { $0.hasSuffix("-actions") }.count == 1)
    #expect(html.contains("actions trailing\" id=\"row-2-actions\""))
  }

  @Test func `a cell among the accessories of a row leaves it one menu`() {
    let html = Form {
      Section(["k2"], id: \.self) { name in
        ListCell(name).accessories { Accessory.custom { ListCell("Inner") } }
          .swipeActions(presentation: .menu) { SwipeAction("Flag", action: "flag") }
      }
    }
    .html()
    #expect(html.split(separator: "popovertarget").count == 2)
    #expect(Set(Self.identifiers(html)).count == Self.identifiers(html).count)
  }

  @Test(arguments: ["row-1-choices", "row-2-pick"])
  func `names that rows make up are not for views`(_ name: String) {
    let output = Form { Text("x").id(name) }.renderHTML()
    #expect(!Self.identifiers(output.body).contains { $0 == name })
    #expect(!output.diagnostics.isEmpty)
  }

  @Test func `the choice between layouts is not sent with a form`() {
    let html = Form(action: "a.html") {
      Section(["k2"], id: \.self) { ListCell($0) }
        .layout(choices: [
          LayoutChoice("List", .list(.plain)), LayoutChoice("Grid", LayoutSection { .columns(2, height: 44) }),
        ])
        .selection(.multiple)
    }
    .html()
    let radios = html.split(separator: "<input type=\"radio\"").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(radios.count == 2)
    #expect(radios.allSatisfy { $0.contains(" form=\"row-1-choices\"") })
    #expect(html.contains("<form id=\"row-1-choices\" hidden></form>"))
  }

  @Test func `the limit of lines around a grid holds inside it`() {
    let long = Text(String(repeating: "word ", count: 60))
    let list = Section { long }.lineLimit(1).html()
    let grid = Section { long }.layout(LayoutSection { .columns(2, height: 44) }).lineLimit(1).html()
    #expect(list.contains("line-limit") == grid.contains("line-limit"))
    let plain = Section { long }.layout(LayoutSection { .columns(2, height: 44) }).html()
    #expect(grid != plain)
  }

  @Test func `says that controls have no words to be named by`() {
    let rows = Form {
      Section(["k2"], id: \.self) { _ in ListCell(.cell()).accessories { Accessory.insert(displayed: .always) } }
    }
    #expect(rows.renderHTML().diagnostics.map(\.code) == [.unnamedRow])
    let action = Form { Section(["k2"], id: \.self) { ListCell($0).swipeActions { SwipeAction("", action: "flag") } } }
    #expect(action.renderHTML().diagnostics.map(\.code) == [.unnamedControl])
    #expect(EditButton("").renderHTML().diagnostics.map(\.code) == [.unnamedControl])
  }

  @Test func `controls that remove rows of different forms open by themselves`() {
    let form = Form {
      Section(["k2"], id: \.self) { ListCell($0).accessories { Accessory.delete(displayed: .always) } }
    }
    let html = VStack {
      form
      form
    }
    .html()
    let names = html.split(separator: "<details").dropFirst().compactMap { part in
      part.split(separator: " name=\"").dropFirst().first?.prefix { $0 != "\"" }
    }
    #expect(names.count == 2)
    #expect(Set(names).count == 2)
  }
}
