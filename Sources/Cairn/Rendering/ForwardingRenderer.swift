/// A renderer in front of another one, which answers for it unless the one in front says otherwise.
package protocol ForwardingRenderer: Renderer {
  /// The renderer that gets the calls.
  var backend: any Renderer { get }
}

extension ForwardingRenderer {
  package var environment: EnvironmentValues {
    get { backend.environment }
    set { backend.environment = newValue }
  }
  package var checksIdentity: Bool { backend.checksIdentity }
  package var showsAllLayoutChoices: Bool { backend.showsAllLayoutChoices }
  package var layoutEnvironment: LayoutEnvironment { backend.layoutEnvironment }
  package var place: Diagnostic.Place { backend.place }
  package var _nesting: Nesting { backend._nesting }
  package func _enter(_ weight: Int) -> Bool { backend._enter(weight) }
  package func _leave(_ weight: Int) { backend._leave(weight) }
  package func report(_ diagnostic: Diagnostic) { backend.report(diagnostic) }
}
