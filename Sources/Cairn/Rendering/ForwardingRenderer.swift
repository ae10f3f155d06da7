/// A renderer in front of another one, which answers for it unless the one in front says otherwise.
package protocol ForwardingRenderer: Renderer {
  /// The renderer that gets the calls.
  var backend: any Renderer { get }

  /// Renders a view without content, such as a text, by a call of the renderer that it is given.
  func leaf(_ render: (any Renderer) -> Void)
}

extension ForwardingRenderer {
  package var environment: EnvironmentValues {
    get { backend.environment }
    set { backend.environment = newValue }
  }
  package var checksIdentity: Bool { backend.checksIdentity }
  package var _namesElements: Bool { backend._namesElements }
  package var showsAllStates: Bool { backend.showsAllStates }
  package var showsAllLayoutChoices: Bool { backend.showsAllLayoutChoices }
  package var layoutEnvironment: LayoutEnvironment { backend.layoutEnvironment }
  package var _room: LayoutExtent { backend._room }
  package var _isInCell: Bool {
    get { backend._isInCell }
    set { backend._isInCell = newValue }
  }
  package var place: Diagnostic.Place { backend.place }
  package var _sourcePlace: MarkdownPlace? {
    get { backend._sourcePlace }
    set { backend._sourcePlace = newValue }
  }
  package var _nesting: Nesting { backend._nesting }
  package func _enter(_ weight: Int) -> Bool { backend._enter(weight) }
  package func _leave(_ weight: Int) { backend._leave(weight) }
  package func report(_ diagnostic: Diagnostic) { backend.report(diagnostic) }
  package func _take(_ mark: BackButtonMark) { backend._take(mark) }

  package func leaf(_ render: (any Renderer) -> Void) { render(backend) }
  package func text(_ text: Text) { leaf { $0.text(text) } }
  package func image(_ image: Image) { leaf { $0.image(image) } }
  package func spacer(minLength: Double?) { leaf { $0.spacer(minLength: minLength) } }
  package func divider() { leaf { $0.divider() } }
  package func shape(_ shape: ShapeDrawing) { leaf { $0.shape(shape) } }
  package func progress(_ progress: ProgressDescription) { leaf { $0.progress(progress) } }
  package func cell(_ cell: ListCell) { leaf { $0.cell(cell) } }
  package func markup(_ markup: MarkupDescription) { leaf { $0.markup(markup) } }

  package func beginAttribute(_ attribute: Attribute) { backend.beginAttribute(attribute) }
  package func endAttribute() { backend.endAttribute() }
  package func beginEnvironment(_ environment: EnvironmentValues) { backend.beginEnvironment(environment) }
  package func endEnvironment(restoring environment: EnvironmentValues) {
    backend.endEnvironment(restoring: environment)
  }
}
