/// Why the server cannot start.
package struct ServerError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
