import Foundation

/// A mountain that can be looked for; its name is its identity.
struct Mountain: Identifiable, Hashable, Sendable {
  let name: String

  var id: String { name }

  /// Returns the mountains whose names have some words in them, whatever their case and accents.
  static func named(_ words: String) -> [Mountain] {
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return all }
    return all.filter { $0.name.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
  }

  static let all: [Mountain] = [
    "Aconcagua", "Aiguille Verte", "Alpamayo", "Ama Dablam", "Annapurna", "Aoraki", "Ararat", "Barre des Écrins",
    "Batura Sar", "Bernina", "Broad Peak", "Chimborazo", "Cho Oyu", "Cotopaxi", "Damavand", "Denali", "Dent Blanche",
    "Dhaulagiri", "Distaghil Sar", "Dom", "Dufourspitze", "Eiger", "Elbrus", "Everest", "Fitz Roy", "Fuji",
    "Gasherbrum", "Gerlach", "Gran Paradiso", "Grand Combin", "Großglockner", "Huascarán", "Illimani", "Jungfrau", "K2",
    "Kailash", "Kangchenjunga", "Kazbek", "Kilimanjaro", "Kinabalu", "Lhotse", "Makalu", "Manaslu", "Matterhorn",
    "Mauna Kea", "Mont Blanc", "Mount Cook", "Mount Kenya", "Mount Logan", "Mount Rainier", "Mulhacén", "Mönch",
    "Nanda Devi", "Nanga Parbat", "Nevado Sajama", "Olympus", "Ortler", "Pico de Orizaba", "Piz Palü", "Popocatépetl",
    "Puncak Jaya", "Rysy", "Schreckhorn", "Teide", "Tirich Mir", "Triglav", "Ushba", "Vinson", "Weisshorn", "Zugspitze",
  ].map(Mountain.init)
}
