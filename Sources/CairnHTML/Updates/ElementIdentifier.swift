/// Identities as ids of elements: the same identity always has the same id, and different ones have different ids.
enum ElementIdentifier {
  /// Identities whose description is longer have a hash instead.
  private static let maximumLength = 80

  /// Returns an identity as a part of an id.
  ///
  /// Letters, digits and single hyphens stay. Of other characters, each byte becomes an underscore with two digits. Two
  /// hyphens stand between the id of a section and that of its item, so no part has two in a row.
  static func component(_ description: String) -> String {
    let bytes = description.utf8
    guard bytes.count <= maximumLength else { return ContentHash.className(of: description) }
    if !bytes.isEmpty, isPlain(bytes) { return description }
    let scalars = Array(description.unicodeScalars)
    guard !scalars.isEmpty else { return "_" }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let stays =
        switch scalar {
        case "-": isBetweenOthers(index, in: scalars)
        case "_": !isEscape(scalars[index...])
        default: stays(scalar)
        }
      if stays { result.unicodeScalars.append(scalar) } else { appendEscaped(scalar, to: &result) }
    }
    return result
  }

  /// Whether bytes are ASCII letters and digits only, as most identities are.
  private static func isPlain(_ bytes: String.UTF8View) -> Bool {
    bytes.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
  }

  private static func stays(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isPlain(String(scalar).utf8) }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isBetweenOthers(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    index > 0 && index + 1 < scalars.count && scalars[index - 1] != "-" && scalars[index + 1] != "-"
  }

  /// Whether an underscore would be read as the beginning of a byte.
  private static func isEscape(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let digits = scalars.dropFirst().prefix(2)
    return scalars.count == 1
      || digits.count == 2 && digits.allSatisfy { ("0"..."9").contains($0) || ("A"..."F").contains($0) }
  }

  private static func appendEscaped(_ scalar: Unicode.Scalar, to result: inout String) {
    for byte in String(scalar).utf8 {
      result += byte < 16 ? "_0" : "_"
      result += String(byte, radix: 16, uppercase: true)
    }
  }
}
