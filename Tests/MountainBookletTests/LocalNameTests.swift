import Cairn
import Testing

@testable import mountain_booklet

@Suite struct LocalNameTests {
  private let booklet: Booklet

  init() throws {
    booklet = try Booklet.bundled()
  }

  @Test(arguments: [
    ("damavand", "fa", true), ("k2", "ur", true), ("noshaq", "fa-AF", true), ("toubkal", "ar", true),
    ("mount-meron", "he", true), ("halgurd", "ckb", true), ("everest", "ne", false), ("nanda-devi", "hi", false),
    ("mount-fuji", "ja", false), ("tai-shan", "zh-Hans", false), ("elbrus", "ru", false), ("musala", "bg", false),
    ("hallasan", "ko", false), ("belukha", "ru", false), ("olympus", "el", false),
  ])
  func `tells the language and its direction`(_ slug: String, _ language: String, _ isRightToLeft: Bool) throws {
    let mountain = try #require(booklet.mountains.first { $0.slug == slug })
    let name = try #require(LocalName(of: mountain))
    #expect(name.language?.locale.rawValue == language)
    #expect((name.direction == .rightToLeft) == isRightToLeft)
  }

  @Test func `knows the language of every name that is not in Latin script`() {
    for mountain in booklet.mountains {
      guard let name = LocalName(of: mountain), let letter = name.text.unicodeScalars.first else { continue }
      #expect(name.language != nil || letter.value < 0x250, "\(name.text)")
    }
  }
}
