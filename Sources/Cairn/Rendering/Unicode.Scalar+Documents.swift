extension Unicode.Scalar {
  /// Whether a document may hold the scalar: no control character but tab and line feed, and no noncharacter.
  package var isFitForDocuments: Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
