extension Diagnostic {
  /// A diagnostic for an address that ``Address`` does not allow.
  ///
  /// - Parameters:
  ///   - address: The address as it was given.
  ///   - name: The role of the address, as in "The icon"; empty for a link, which may start a call or a letter too.
  ///   - place: The place.
  /// - Returns: The diagnostic.
  package static func blocked(_ address: String, of name: String = "", at place: Place = Place()) -> Diagnostic {
    let subject = "\(name.isEmpty ? "The address" : name) \"\(address.prefix(80))\" was left out"
    let message =
      if Address.lacksHost(address) {
        "\(subject), as there can be no such host. Write one as in https://example.org/."
      } else if name.isEmpty {
        "\(subject). Use http, https, mailto, tel or a relative address."
      } else {
        "\(subject). Use http, https or a relative address."
      }
    return Diagnostic(.error, .blockedURL, message, at: place)
  }
}
