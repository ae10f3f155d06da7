/// Why the server cannot start.
struct ServerError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
