import CairnTestSupport
import Testing

@testable import Cairn

/// What bodies read the environment through, which one rendering leaves to the next.
@Suite struct EnvironmentSourceTests {
  @Test func `a source that nobody kept is used again`() {
    var source = EnvironmentSource()
    let first = ObjectIdentifier(source)
    EnvironmentSource.renew(&source)
    #expect(ObjectIdentifier(source) == first)
  }

  @Test func `a source that somebody kept is left to them`() {
    var source = EnvironmentSource()
    let kept = source
    EnvironmentSource.renew(&source)
    #expect(source !== kept)
  }

  @Test(
    arguments: [
      { source in _ = source.nesting.enter(1) },
      { source in source.hasToldDepth = true },
      { source in source.formFields = FormFields(hasAction: false, in: nil) },
      { source in source.presentations.append(Recording()) },
      { source in _ = source.statefulTypes },
    ] as [@Sendable (EnvironmentSource) -> Void]
  )
  func `what a rendering left comes into no later one`(leave: @Sendable (EnvironmentSource) -> Void) {
    var source = EnvironmentSource()
    let first = Weak(source)
    leave(source)
    EnvironmentSource.renew(&source)
    #expect(first.object == nil)
  }

  /// Tells whether a source is there, without keeping it.
  private struct Weak {
    weak var object: EnvironmentSource?

    init(_ object: EnvironmentSource) { self.object = object }
  }
}
