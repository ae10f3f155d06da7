/// The character references of HTML that addresses and ids have.
enum CharacterReferences {
  private static let names: [String: Unicode.Scalar] = ["amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">"]

  /// Returns bytes with references resolved; those with other names stay as they are.
  static func resolved(in bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "&"), let reference = reference(in: bytes, at: position) {
        result.append(contentsOf: String(reference.scalar).utf8)
        position = reference.end
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return result
  }

  private static func reference(
    in bytes: UnsafeRawBufferPointer,
    at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let window = bytes[start + 1..<min(start + 12, bytes.count)]
    guard let end = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    if let scalar = names[name] { return (scalar, end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let number = isHex ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
    return (scalar, end + 1)
  }
}
