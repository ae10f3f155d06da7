import Cairn
import CairnTestSupport
import Testing

/// Pages, terminals and the spoken form say the same of all that the tests of pages show.
@Suite struct SameDiagnosticsTests {
  @Test(arguments: Specimen.all)
  func `says the same of a specimen`(specimen: Specimen) {
    #expect(SameDiagnostics.differences(of: specimen.makeView(), specimen.options) == [])
  }

  @Test(arguments: LayoutSpecimen.all)
  func `says the same of a layout`(specimen: LayoutSpecimen) {
    #expect(SameDiagnostics.differences(of: specimen.makeView()) == [])
  }
}
