extension Diagnostic {
  /// An address that nothing leads to or loads from, because it is none that ``Address`` allows.
  ///
  /// - Parameters:
  ///   - address: The address as it was given.
  ///   - name: What it is the address of, as in "The icon"; empty for a link, which may start a call or a letter too.
  ///   - place: Where it is.
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
