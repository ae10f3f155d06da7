import Cairn
import CairnHTML
import Foundation
import Testing

/// Writes a page and many updates of it when `CAIRN_UPDATES` names a folder, for the browser checks to follow.
@Suite struct LivePageFilesTests {
  private static let folder = ProcessInfo.processInfo.environment["CAIRN_UPDATES"].map { URL(filePath: $0) }

  /// A section in which a reader does something while its words change.
  private struct Watched: CollectionSection {
    let id = "watched"
    var title: String
    var rows: [UpdatedSections.Peak]
  }

  private struct WatchedController: SectionController {
    func view(for section: Watched) -> some View {
      VStack {
        Text(verbatim: section.title).font(.headline)
        List {
          ForEach(section.rows) { row in
            DisclosureGroup {
              Text(verbatim: "\(row.height) m")
            } label: {
              ListCell("Fixed", secondaryText: row.name)
            }
          }
        }
        Form(action: "/choose") {
          List { ForEach(section.rows) { ListCell($0.name).tag($0.id) } }.selection(.multiple)
        }
        UnsafeHTML(unescaped: "<input type=\"text\" aria-label=\"Note\">")
        ScrollView(.horizontal) {
          HStack { ForEach(0..<40) { Text(verbatim: "\(section.title) \($0)") } }
        }
      }
    }
  }

  private struct Step: Encodable {
    var json: String
    var turbo: String
    var htmx: String
    var fresh: String
  }

  private static func registry() -> Registry {
    Registry {
      UpdatedSections.registry()
      WatchedController()
    }
  }

  /// The sections of a model with the watched one behind them, so that it never moves.
  private static func sections(_ model: UpdatedSections.Model, step: Int) -> [AnySection] {
    var rows = (1...3).map { UpdatedSections.Peak(id: "row\($0)", name: "Row \($0)", height: step * $0) }
    rows[step % 3].name += " after \(step) steps"
    if step % 4 == 1 { rows.insert(UpdatedSections.Peak(id: "new\(step)", name: "New"), at: step % 3 + 1) }
    return model.sections + [AnySection(Watched(title: "Step \(step)", rows: rows))]
  }

  @Test(.enabled(if: Self.folder != nil))
  func `writes a page and updates of it`() throws {
    guard let folder = Self.folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var model = UpdatedSections.Model(seed: 11)
    var updater = HTMLUpdater(sections: Self.sections(model, step: 0)) { Self.registry() }
    let page = HTMLPage(title: "Updates") { updater.content }.html()
    try page.write(to: folder.appending(path: "page.html"), atomically: true, encoding: .utf8)
    let steps = (1...1000).map { step in
      for _ in 0...(step % 3) { model.change() }
      let update = updater.update(to: Self.sections(model, step: step))
      return Step(json: update.json, turbo: update.turboStream, htmx: update.htmx, fresh: updater.body)
    }
    try JSONEncoder().encode(steps).write(to: folder.appending(path: "updates.json"))
  }
}
