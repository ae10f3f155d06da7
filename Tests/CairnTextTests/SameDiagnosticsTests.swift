import Cairn
import CairnTestSupport
import Testing

/// Pages, terminals and the spoken form say the same of all that the tests of terminals show.
@Suite struct SameDiagnosticsTests {
  @Test(arguments: ListSpecimens.all.map(\.name))
  func `says the same of a list`(name: String) throws {
    let specimen = try #require(ListSpecimens.all.first { $0.name == name })
    #expect(SameDiagnostics.differences(of: specimen.view) == [])
  }

  @Test(arguments: LayoutSpecimens.all.map(\.name))
  func `says the same of a layout`(name: String) throws {
    let specimen = try #require(LayoutSpecimens.all.first { $0.name == name })
    #expect(SameDiagnostics.differences(of: specimen.view) == [])
  }

  @Test(arguments: TextSamples.names)
  func `says the same of a sample`(name: String) throws {
    let sample = try #require(TextSamples.all.first { $0.name == name })
    #expect(SameDiagnostics.differences(of: sample.view) == [])
  }
}
