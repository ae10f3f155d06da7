/// An element of an array that controls change.
struct ElementTask: Identifiable, Equatable {
  let id: Int
  var isDone = false

  static func some(_ count: Int) -> [ElementTask] { (0..<count).map { ElementTask(id: $0) } }
}
