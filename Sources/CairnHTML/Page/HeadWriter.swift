import Cairn

/// A writer of the elements of a head.
struct HeadWriter {
  let writer: ByteWriter
  let root: Address?

  /// Writes a `meta` element; nothing without content.
  func writeMeta(_ attribute: StaticString, _ name: String, _ content: String?) {
    guard let content else { return }
    writer.write("<meta ")
    writer.write(attribute)
    write("=", name)
    write(" content=", content)
    writer.write(">")
  }

  /// Writes a link to an address; nothing if the address is not allowed.
  func writeLink(_ relation: String, _ address: String?, _ attributes: [(StaticString, String?)] = []) {
    guard let address = resource(at: address) else { return }
    writer.write("<link rel")
    write("=", relation)
    for (name, value) in attributes {
      if let value { write(name, value) }
    }
    write(" href=", address.text)
    writer.write(">")
  }

  func write(_ attribute: StaticString, _ value: String) {
    writer.write(attribute)
    writer.write("\"")
    writer.write(attribute: value)
    writer.write("\"")
  }

  /// Writes data that no browser runs.
  func write(_ data: StructuredData) {
    writer.write("<script type=\"application/ld+json\">")
    writer.write(trusted: data.json)
    writer.write("</script>")
  }

  func resource(at address: String?) -> Address? {
    guard let address = address.flatMap({ Address($0, root: root) }), address.isResource else { return nil }
    return address
  }
}
