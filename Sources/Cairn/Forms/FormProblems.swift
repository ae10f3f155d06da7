/// What is wrong with a field that a reader has sent.
public struct FormProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is nothing.
    case missing
    /// It is no number, or not one that the value can be.
    case noNumber
    /// It is none of the choices.
    case unknownChoice
    /// Something is wrong that belongs to no field.
    case unusable
    /// What the program says, in words for the reader.
    case message(String)
  }

  /// The name of the field; empty for what belongs to none.
  public var field: String
  /// What is wrong.
  public var reason: Reason

  /// Creates a problem.
  public init(_ field: String, _ reason: Reason) {
    self.field = field
    self.reason = reason
  }

  /// What is wrong, in words for the reader, in a language that Cairn knows.
  public func message(in locale: LocaleIdentifier) -> String {
    let words =
      switch locale.knownLanguage {
      case .english:
        ("This is needed.", "This must be a number.", "Choose one of the choices.", "Something in this form is wrong.")
      case .french:
        (
          "Ce champ est obligatoire.", "Indiquez un nombre.", "Choisissez une des options.",
          "Le formulaire contient une erreur."
        )
      case .german:
        (
          "Das wird gebraucht.", "Das muss eine Zahl sein.", "Bitte etwas auswählen.",
          "Etwas in diesem Formular ist falsch."
        )
      case .italian:
        (
          "Questo campo è necessario.", "Serve un numero.", "Scegliere una delle opzioni.",
          "Il modulo contiene un errore."
        )
      case .spanish:
        (
          "Este campo es necesario.", "Debe ser un número.", "Elija una de las opciones.",
          "El formulario contiene un error."
        )
      }
    return switch reason {
    case .missing: words.0
    case .noNumber: words.1
    case .unknownChoice: words.2
    case .unusable: words.3
    case .message(let message): message
    }
  }
}

/// What is wrong with the fields that a reader has sent; ``View/formProblems(_:)`` shows it beside them.
public struct FormProblems: Error, Hashable, Sendable {
  /// The problems, in the order in which they were found.
  public var all: [FormProblem]

  /// Creates problems.
  public init(_ all: [FormProblem] = []) { self.all = all }

  /// Whether nothing is wrong.
  public var isEmpty: Bool { all.isEmpty }

  /// The first problem of a field; `nil` if nothing is wrong with it.
  public subscript(field: String) -> FormProblem? { all.first { $0.field == field } }

  /// Adds a problem that the program has found.
  public mutating func add(_ message: String, of field: String) { all.append(FormProblem(field, .message(message))) }
}

extension View {
  /// Shows what is wrong with the fields inside, each problem beside its field.
  ///
  /// A page marks these fields as wrong, for programs that read it aloud too. A problem of no field shows above the view. One of a
  /// field that is not inside does not show.
  public func formProblems(_ problems: FormProblems) -> some View {
    WithProblems(content: environment(\.formProblems, problems), problem: problems[""])
  }
}

private struct WithProblems<Content: View>: View {
  @Environment(\.locale) private var locale
  let content: Content
  let problem: FormProblem?

  var body: some View {
    if let problem { Text(verbatim: problem.message(in: locale)).foregroundStyle(Color.red) }
    content
  }
}

extension EnvironmentValues {
  /// What is wrong with the fields of forms.
  public var formProblems: FormProblems {
    get { self[FormProblemsKey.self] }
    set { self[FormProblemsKey.self] = newValue }
  }
}

private enum FormProblemsKey: EnvironmentKey {
  static let defaultValue = FormProblems()
}
