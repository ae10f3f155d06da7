import Cairn
import Testing

@Suite struct IdentityLintTests {
  /// An identity whose hash is of something that equality leaves out, the mistake of making a model the identity.
  private struct Model: Hashable, CustomStringConvertible {
    let id: Int
    let name: String

    static func == (left: Model, right: Model) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    var description: String { name }
  }

  private static let message = """
    The identities "Eiger" and "Ogre" are equal but have different hashes, so they are taken for two. \
    Let hash(into:) use only what == compares.
    """

  @Test func `finds equal identities with different hashes in one snapshot`() throws {
    var snapshot = Snapshot<String, Model>()
    try snapshot.appendSections(["alps"])
    // One by one, as a set of all would find them now and then: some different hashes lead to the same place.
    for item in [Model(id: 1, name: "Eiger"), Model(id: 2, name: "Rysy"), Model(id: 1, name: "Ogre")] {
      try snapshot.appendItems([item])
    }
    #expect(snapshot.identityDiagnostics() == [Diagnostic(.error, .unequalHashes, Self.message)])
  }

  @Test func `finds an identity that changed its hash from one snapshot to the next`() {
    let old = Snapshot(uniquing: [("alps", [Model(id: 1, name: "Eiger"), Model(id: 2, name: "Rysy")])])
    let new = Snapshot(uniquing: [("alps", [Model(id: 1, name: "Ogre"), Model(id: 2, name: "Rysy")])])
    #expect(new.identityDiagnostics(from: old).map(\.message) == [Self.message])
    #expect(new.identityDiagnostics() == [])
  }

  @Test func `finds nothing in sound identities, however their hashes collide`() throws {
    struct Colliding: Hashable {
      let id: Int

      func hash(into hasher: inout Hasher) {}
    }
    let old = Snapshot(uniquing: [("alps", (0..<300).map(Colliding.init))])
    let new = Snapshot(uniquing: [("alps", (200..<500).map(Colliding.init))])
    #expect(new.identityDiagnostics(from: old) == [])
  }

  #if DEBUG
    @Test func `is what a data source tells of the snapshot applied last`() {
      let source = DiffableDataSource(Snapshot(uniquing: [("alps", [Model(id: 1, name: "Eiger")])]))
      #expect(source.diagnostics == [])
      source.apply(Snapshot(uniquing: [("alps", [Model(id: 1, name: "Ogre")])]))
      #expect(source.diagnostics.map(\.code) == [.unequalHashes])
      source.apply(source.snapshot())
      #expect(source.diagnostics == [])
    }
  #endif
}
