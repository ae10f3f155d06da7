import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite struct HTMLUpdatePropertyTests {
  /// Follows a model through random changes; the page has to be equal to a fresh one after each.
  private static func follow(seed: UInt64, steps: Int, options: HTMLOptions = HTMLOptions()) throws {
    var model = UpdatedSections.Model(seed: seed)
    var updater = HTMLUpdater(sections: model.sections, options: options) { UpdatedSections.registry() }
    let page = try LivePage(updater.body)
    for step in 0..<steps {
      let before = updater.body
      for _ in 0...(step % 3) { model.change() }
      let update = updater.update(to: model.sections)
      let fresh = HTMLUpdater(sections: model.sections, options: options) { UpdatedSections.registry() }
      do {
        try page.apply(update)
      } catch {
        Issue.record("Seed \(seed), step \(step): \(error)\n\(before)\n\(update.json)")
        return
      }
      let expected = try LivePage(fresh.body).lines
      guard page.lines == expected else {
        let difference = expected.difference(from: page.lines).map { "\($0)" }.joined(separator: "\n")
        Issue.record("Seed \(seed), step \(step):\n\(difference)\n\(update.json)")
        return
      }
      #expect(updater.body == fresh.body)
      #expect(Set(page.identifiers).count == page.identifiers.count, "Seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<40) func `shows what a collection that is no updater's shows`(seed: Int) throws {
    var model = UpdatedSections.Model(seed: UInt64(seed))
    var updater = HTMLUpdater(sections: model.sections) { UpdatedSections.registry() }
    for _ in 0..<5 { model.change() }
    _ = updater.update(to: model.sections)
    let collection = CollectionView(sections: model.sections) { UpdatedSections.registry() }
    #expect(try LivePage(updater.body).linesWithoutNames == LivePage(collection.html()).linesWithoutNames)
  }

  @Test(arguments: 0..<60) func `leads to the same page as a fresh rendering`(seed: Int) throws {
    try Self.follow(seed: UInt64(seed), steps: 30)
  }

  @Test func `has ids that are unique with a prefix too`() throws {
    try Self.follow(seed: 7, steps: 10, options: HTMLOptions(idPrefix: "left-"))
  }
}
