// The words of buttons that Cairn adds, in the language of the content.
extension LocaleIdentifier {
  var wordForClosing: String {
    switch knownLanguage {
    case .english: "Close"
    case .french: "Fermer"
    case .german: "Schließen"
    case .italian: "Chiudi"
    case .spanish: "Cerrar"
    }
  }

  var wordForCancelling: String {
    switch knownLanguage {
    case .english: "Cancel"
    case .french: "Annuler"
    case .german: "Abbrechen"
    case .italian: "Annulla"
    case .spanish: "Cancelar"
    }
  }

  var wordForAgreeing: String {
    switch knownLanguage {
    case .english, .french, .german, .italian: "OK"
    case .spanish: "Aceptar"
    }
  }

  var wordForDeleting: String {
    switch knownLanguage {
    case .english: "Delete"
    case .french: "Supprimer"
    case .german: "Löschen"
    case .italian: "Elimina"
    case .spanish: "Eliminar"
    }
  }

  var wordForGoingBack: String {
    switch knownLanguage {
    case .english: "Back"
    case .french: "Retour"
    case .german: "Zurück"
    case .italian: "Indietro"
    case .spanish: "Atrás"
    }
  }
}
