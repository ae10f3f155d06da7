/// The fields of a form whose content is being rendered: their names, and those that nobody sees.
///
/// A part that depends on a state is rendered for several values of it, so that a field comes more than once. Then it is one
/// field: only what one evaluation holds can stand on a page together.
final class FormFields {
  /// The evaluations that led to the fields of each name.
  private var evaluations: [ByteKey: [[Int]]] = [:]
  private var told: Set<ByteKey> = []
  private(set) var hidden: [FieldDescription] = []

  /// Whether it says where it is sent.
  let hasAction: Bool

  /// Its place in the view with states around it; `nil` if there is none around it.
  let scope: StateScope?

  private static let mostEvaluations = 64

  init(hasAction: Bool, in scope: StateScope?) {
    self.hasAction = hasAction
    self.scope = scope
  }

  /// The fields of the form that is being rendered; `nil` outside of forms.
  static var current: FormFields? { EnvironmentSource.current?.formFields }

  /// Calls a closure that renders what stands in a form; `nil` for what stands outside of the form around.
  static func noting(in fields: FormFields?, _ body: () -> Void) {
    let source = EnvironmentSource.current
    let outer = source?.formFields
    source?.formFields = fields
    body()
    source?.formFields = outer
  }

  /// Notes a field, and reports the first one whose name another field has.
  func note(_ name: String, for renderer: any Renderer) {
    // A form does not send what has no name.
    guard renderer.checksIdentity, !name.isEmpty else { return }
    let (key, path) = (ByteKey(name), StateGraph.current?.evaluations ?? [])
    let others = evaluations[key, default: []]
    if others.contains(where: { path.starts(with: $0) || $0.starts(with: path) }) {
      if told.insert(key).inserted { renderer.report(.sharedFieldName(name, at: renderer.place)) }
    } else if others.count < Self.mostEvaluations {
      evaluations[key, default: []].append(path)
    }
  }

  func add(_ field: FieldDescription) {
    if !hidden.contains(field) { hidden.append(field) }
  }
}

extension Diagnostic {
  fileprivate static func sharedFieldName(_ name: String, at place: Place) -> Diagnostic {
    let message = """
      Two fields of one form have the name "\(name.prefix(80))", so that a server gets two values for it. Give one of them \
      another name: .fieldName("…").
      """
    return Diagnostic(.warning, .sharedFieldName, message, at: place)
  }
}
