import Testing

@testable import Cairn

@Suite struct ElementIdentityTests {
  private struct Peak: Hashable, CustomStringConvertible {
    let name: String
    var description: String { "the \(name)" }
  }

  @Test func `words are those of the value's description`() {
    #expect(ElementIdentity.of(7).words == "7")
    #expect(ElementIdentity.of("seven").words == "seven")
    #expect(ElementIdentity.of(Peak(name: "Eiger")).words == "the Eiger")
    #expect(ElementIdentity.of(Optional(7)).words == "Optional(7)")
  }

  @Test func `an object is described at once, because it may change`() {
    final class Peak: Hashable, CustomStringConvertible {
      var name = "Eiger"
      var description: String { name }
      static func == (left: Peak, right: Peak) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let peak = Peak()
    let identity = ElementIdentity.of(peak)
    peak.name = "Mönch"
    #expect(identity.words == "Eiger")
  }

  @Test func `identities are the same if their values are`() {
    #expect(ElementIdentity.of(Peak(name: "Eiger")) == .of(Peak(name: "Eiger")))
    #expect(ElementIdentity.of(Peak(name: "Eiger")).hashValue == ElementIdentity.of(Peak(name: "Eiger")).hashValue)
    #expect(ElementIdentity.of(Peak(name: "Eiger")) != .of(Peak(name: "Mönch")))
    #expect(ElementIdentity.of(7) == .of(7))
    #expect(ElementIdentity.of(7.0) != .of(7.5))
    // Values of two types are two identities, even if they are described alike.
    #expect(ElementIdentity.of(UInt8(7)) != .of(UInt16(7)))
  }
}
