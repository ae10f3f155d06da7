import Cairn
import CairnHTML
import CairnText
import Foundation
import Testing

@Suite struct StateGuideTests {
  @Test func `shows only code that compiles`() throws {
    let guide = try GuideListings(of: "state")
    #expect(guide.listings.count == 16)
    #expect(guide.listings(missingFrom: try GuideListings.code(of: "GuideState")) == [])
  }

  @Test func `its views have nothing to tell`() {
    let peaks = [StateGuide.PeakList.Peak(id: "Eiger", height: 3_967)]
    let view = Group {
      StateGuide.Networks()
      StateGuide.Introduction()
      StateGuide.Quiz()
      StateGuide.PeakList(peaks: peaks)
      StateGuide.HutDetails()
      StateGuide.Errands()
      StateGuide.Packing()
      StateGuide.SignUp()
      StateGuide.Tours(tours: [
        StateGuide.Tours.Tour(id: "Haute Route"), StateGuide.Tours.Tour(id: "Tour du Mont Blanc"),
      ])
      StateGuide.Huts(huts: [StateGuide.Huts.Hut(id: "Lobhorn", beds: 24)])
      StateGuide.Guide()
      StateGuide.HutFilter()
      StateGuide.PreferencesView()
    }
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.components(separatedBy: "Page 3 of 3").count == 2)
    #expect(output.body.components(separatedBy: "<dialog").count == 4)
    #expect(view.renderText().diagnostics == [])
  }

  @Test func `its server books guests and tells what is wrong`() {
    var guests: [StateGuide.Guest] = []
    let guide = StateGuide()
    let wrong = guide.answer(to: Array("name=&nights=many".utf8)) { guests.append($0) }
    #expect(wrong.contains("This must be a number.") && guests.isEmpty)
    #expect(guide.answer(to: Array("name=&nights=2".utf8)) { guests.append($0) }.contains("Who is coming?"))
    let known = guide.answer(to: Array("name=&nights=3&isVegetarian=on".utf8)) { guests.append($0) }
    #expect(known.contains("value=\"3\"") && known.contains(" checked>"))
    #expect(StateGuide.Booking(isVegetarian: true).renderText().text.contains("The cook will be told."))
    #expect(!StateGuide.Booking().renderText().text.contains("The cook"))
    #expect(guide.answer(to: Array("name=Anna&nights=2".utf8)) { guests.append($0) }.contains("See you soon."))
    #expect(guests == [StateGuide.Guest(name: "Anna", nights: 2, isVegetarian: false)])
  }
}
