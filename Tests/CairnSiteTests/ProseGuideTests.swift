import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct ProseGuideTests {
  @Test func `shows only code that compiles`() throws {
    let guide = try GuideListings(of: "prose")
    #expect(guide.listings.count == 4)
    #expect(guide.listings(missingFrom: try GuideListings.code(of: "GuideProse"), besidesSemicolons: true) == [])
  }

  @Test func `links find the guide's heading`() {
    let output = Packing().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("<h2 class=\"heading\" id=\"what-to-take-along\">What to take along</h2>"))
  }

  @Test func `a document in a list that is nested in lists shows its words once`() {
    let view = BulletList {
      Chapter(source: "# One\n\n- two")
      List { NumberedList { Chapter(source: "three") } }
    }
    for word in ["One", "two", "three"] {
      #expect(view.html().components(separatedBy: word).count == 2, "\(word)")
      #expect(view.text().components(separatedBy: word).count == 2, "\(word)")
    }
  }

  @Test(arguments: [100, 3_000])
  func `quotes in quotes of a document show as deep as it reads them`(depth: Int) {
    let output = Markdown(String(repeating: "> ", count: depth) + "words").renderHTML()
    #expect(output.body.contains("words"))
    #expect(!output.diagnostics.contains { $0.code == .tooDeep })
  }

  @Test func `the largest numbers of lists do not overflow`() {
    let view = NumberedList(start: .max) {
      Text("a")
      Text("b")
    }
    // Pages know numbers of 32 bits, and terminals show the same.
    #expect(view.text().contains("2147483647. a"))
    #expect(view.html().contains("start=\"2147483647\""))
  }
}
