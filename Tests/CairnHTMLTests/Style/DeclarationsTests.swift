import Testing

@testable import CairnHTML

@Suite struct DeclarationsTests {
  @Test func `keeps each property once, the last value counting`() {
    var declarations = Declarations()
    declarations["color"] = "red"
    declarations["padding"] = "1rem"
    declarations["color"] = "blue"
    #expect(declarations.text == "padding:1rem;color:blue")
  }

  @Test func `keeps what is further inside`() {
    var declarations = Declarations()
    declarations.setIfAbsent("color", "red")
    declarations.setIfAbsent("color", "blue")
    #expect(declarations["color"] == "red")
  }

  @Test func `forgets a property set to nothing`() {
    var declarations = Declarations()
    declarations["color"] = "red"
    declarations["color"] = nil
    #expect(declarations.isEmpty)
    #expect(!declarations.contains("color"))
    #expect(declarations.text.isEmpty)
  }
}
