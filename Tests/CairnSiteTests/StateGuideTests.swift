import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct StateGuideTests {
  @Test func `shows only code that compiles`() throws {
    let guide = try GuideListings(of: "state")
    #expect(guide.listings.count == 5)
    #expect(guide.listings(missingFrom: try GuideListings.code(of: "GuideState")) == [])
  }

  @Test func `its views have nothing to tell`() {
    let peaks = [StateGuide.PeakList.Peak(id: "Eiger", height: 3_967)]
    let view = Group {
      StateGuide.Networks()
      StateGuide.Introduction()
      StateGuide.PeakList(peaks: peaks)
      StateGuide.HutDetails()
      StateGuide.SignUp()
    }
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.components(separatedBy: "Page 3 of 3").count == 2)
    #expect(view.renderText().diagnostics == [])
  }
}
