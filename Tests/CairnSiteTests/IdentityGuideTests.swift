import Cairn
import CairnHTML
import Foundation
import Testing

@Suite struct IdentityGuideTests {
  private typealias Listings = IdentityListings

  private static func blocks(_ kind: String) throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: package.appending(path: "Docs/identity-and-updates.md"), encoding: .utf8)
    return guide.components(separatedBy: "```").enumerated().compactMap { index, part in
      guard index % 2 == 1, part.hasPrefix(kind + "\n") else { return nil }
      return String(part.dropFirst(kind.count + 1))
    }
  }

  /// The lines of code without what sets them in, which depends on where they stand.
  private static func lines(_ code: String) -> [String] {
    code.split(separator: "\n").map { line in
      // The formatter keeps one space width before comments at line ends, and guides put them below one another.
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `shows code that compiles`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: tests.appending(path: "GuideIdentity.swift"), encoding: .utf8)
    let all = Self.lines(code).joined(separator: "\n").replacing("static func", with: "func")
    let blocks = try Self.blocks("swift")
    #expect(blocks.count == 17)
    for block in blocks {
      #expect(all.contains(Self.lines(block).joined(separator: "\n")), "\(block)")
    }
  }

  @Test func `shows what the code writes`() throws {
    let error = #expect(throws: SnapshotError.self) {
      try Listings.repeated([("tatras", ["rysy", "rysy"])], [])
    }
    #expect(try Self.blocks("") == ["\(error?.description ?? "")\n", try Listings.outline() + "\n"])
  }

  @Test func `makes the snapshots that it describes`() throws {
    let peaks = ["eiger", "mönch"].map { Listings.Peak(id: $0, name: $0.capitalized) }
    let made = try Listings.makeSnapshot(of: [("alps", peaks), ("tatras", [])])
    #expect(made.itemIdentifiers == ["eiger", "mönch"])
    #expect(try Listings.written().itemIdentifiers == ["eiger", "mönch", "rysy", "mnich"])
    var list = made.itemIdentifiers
    Listings.run(from: made, to: try Listings.written(), on: &list)
    #expect(Set(list) == ["eiger", "mönch", "rysy", "mnich"])
  }

  @Test func `runs the data source that it describes`() throws {
    let peaks = ["eiger", "mönch"].map { ($0, Listings.Peak(id: $0, name: $0.capitalized)) }
    let (list, source) = try Listings.list(of: Dictionary(uniqueKeysWithValues: peaks))
    let output = list.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("Eiger"))
    #expect(try Listings.rename(source).reconfiguredItems == ["eiger"])
    #expect(throws: ReorderError.notMovable("eiger")) {
      try Listings.move(FormAction(name: "move", value: "down:eiger"), in: source)
    }
    try Listings.move(FormAction(name: "move", value: "up:mönch"), in: source)
    #expect(try source.snapshot().itemIdentifiers(inSection: "favourites") == ["mönch"])
    try Listings.unfold(source)
    try Listings.load(source)
    #expect(source.snapshot().itemIdentifiers == ["eiger", "mönch", "tatras", "tatras 1", "tatras 2", "andes"])
    try Listings.grow(source)
    #expect(try source.snapshot().itemIdentifiers(inSection: "alps") == ["eiger", "jungfrau"])
  }

  @Test func `keeps pages up to date as it describes`() async throws {
    let alps = Listings.Mountains(id: "alps", title: "Alps", items: [Listings.Peak(id: "eiger", name: "Eiger")])
    let pages = Listings.MountainPages([alps])
    let page = await pages.page()
    let name = try #require(page.firstMatch(of: /<meta name="shown-page" content="([^"]+)">/)?.1)
    #expect(page.contains("<li id=\"alps--eiger\""))
    #expect(await pages.update(of: String(name))?.isEmpty == true)
    await pages.show([Listings.Mountains(id: "alps", title: "Alps", items: [])])
    #expect(await pages.update(of: String(name))?.operations.isEmpty == false)
    #expect(await pages.update(of: "another") == nil)
    let editor = Listings.editor([AnySection(alps)]).render()
    #expect(editor.diagnostics == [])
    #expect(editor.html.contains("method=\"post\" action=\"/mountains\""))
  }

  @Test func `finds the changes that it describes`() throws {
    let old = Listings.Mountains(id: "alps", title: "Alps", items: [Listings.Peak(id: "eiger", name: "Eiger")])
    var new = old
    new.items[0].isFavourite = true
    let changes = try Listings.changes(from: [AnySection(old)], to: [AnySection(new)])
    #expect(changes.difference.reconfiguredItems.map(\.description) == ["eiger"])
    #expect(changes.diagnostics == [])
  }
}
