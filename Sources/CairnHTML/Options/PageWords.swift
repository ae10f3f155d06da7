import Cairn

/// The words that pages have without an author's doing, in one language.
///
/// It is a class, because a rendering asks for single words and there are many.
final class PageWords: Sendable {
  let scrollableContent: String
  let layoutChoice: String
  let skipLink: String
  let listLabels: ListLabels

  /// Returns the words of a language, or English if Cairn does not know it.
  static func words(of locale: LocaleIdentifier) -> PageWords {
    switch locale.knownLanguage {
    case .english: english
    case .french: french
    case .german: german
    case .italian: italian
    case .spanish: spanish
    }
  }

  private init(
    _ scrollableContent: String,
    _ layoutChoice: String,
    _ skipLink: String,
    _ change: (inout ListLabels) -> Void
  ) {
    (self.scrollableContent, self.layoutChoice, self.skipLink) = (scrollableContent, layoutChoice, skipLink)
    var labels = ListLabels()
    change(&labels)
    listLabels = labels
  }

  private static let english = PageWords("Scrollable content", "Layout", "Skip to content") { _ in }

  private static let french = PageWords("Contenu défilant", "Disposition", "Aller au contenu") { labels in
    labels.delete = "Supprimer {item}"
    labels.deleteButton = "Supprimer"
    labels.actions = "Actions pour {item}"
    labels.moreActions = "Autres actions pour {item}"
    labels.insert = "Insérer {item}"
    labels.moveUp = "Monter {item}"
    labels.moveDown = "Descendre {item}"
    labels.details = "Détails, {item}"
    labels.selected = "Sélectionné"
    labels.unfold = "Afficher {item}"
    labels.sidebar = "Barre latérale"
    labels.loading = "Chargement"
    labels.taskDone = "Terminé"
    labels.taskOpen = "À faire"
    labels.footnote = "Note"
    labels.footnotes = "Notes de bas de page"
    labels.wayBack = "Retour à l’appel"
    labels.code = "Code en {item}"
  }

  private static let german = PageWords("Scrollbarer Inhalt", "Anordnung", "Zum Inhalt") { labels in
    labels.delete = "{item} löschen"
    labels.deleteButton = "Löschen"
    labels.actions = "Aktionen für {item}"
    labels.moreActions = "Weitere Aktionen für {item}"
    labels.insert = "{item} einfügen"
    labels.moveUp = "{item} nach oben bewegen"
    labels.moveDown = "{item} nach unten bewegen"
    labels.details = "Details, {item}"
    labels.selected = "Ausgewählt"
    labels.unfold = "{item} zeigen"
    labels.sidebar = "Seitenleiste"
    labels.loading = "Lädt"
    labels.taskDone = "Erledigt"
    labels.taskOpen = "Offen"
    labels.footnote = "Fußnote"
    labels.footnotes = "Fußnoten"
    labels.wayBack = "Zurück zur Stelle"
    labels.code = "Code in {item}"
  }

  private static let italian = PageWords("Contenuto scorrevole", "Disposizione", "Vai al contenuto") { labels in
    labels.delete = "Elimina {item}"
    labels.deleteButton = "Elimina"
    labels.actions = "Azioni per {item}"
    labels.moreActions = "Altre azioni per {item}"
    labels.insert = "Inserisci {item}"
    labels.moveUp = "Sposta {item} in alto"
    labels.moveDown = "Sposta {item} in basso"
    labels.details = "Dettagli, {item}"
    labels.selected = "Selezionato"
    labels.unfold = "Mostra {item}"
    labels.sidebar = "Barra laterale"
    labels.loading = "Caricamento"
    labels.taskDone = "Completato"
    labels.taskOpen = "Da completare"
    labels.footnote = "Nota"
    labels.footnotes = "Note a piè di pagina"
    labels.wayBack = "Torna al richiamo"
    labels.code = "Codice, {item}"
  }

  private static let spanish = PageWords("Contenido desplazable", "Disposición", "Ir al contenido") { labels in
    labels.delete = "Eliminar {item}"
    labels.deleteButton = "Eliminar"
    labels.actions = "Acciones para {item}"
    labels.moreActions = "Más acciones para {item}"
    labels.insert = "Insertar {item}"
    labels.moveUp = "Subir {item}"
    labels.moveDown = "Bajar {item}"
    labels.details = "Detalles, {item}"
    labels.selected = "Seleccionado"
    labels.unfold = "Mostrar {item}"
    labels.sidebar = "Barra lateral"
    labels.loading = "Cargando"
    labels.taskDone = "Hecho"
    labels.taskOpen = "Pendiente"
    labels.footnote = "Nota"
    labels.footnotes = "Notas al pie"
    labels.wayBack = "Volver a la llamada"
    labels.code = "Código, {item}"
  }
}
