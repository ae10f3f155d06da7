/// An element of an array that buttons change and remove.
struct Errand: Identifiable, Equatable {
  enum Mark { case none, today, later }

  let id: Int
  var isDone = false
  var mark = Mark.none

  var name: String { "Errand \(id)" }

  static func some(_ count: Int) -> [Errand] { (0..<count).map { Errand(id: $0) } }
}
