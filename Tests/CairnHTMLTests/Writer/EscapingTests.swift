import Testing

@testable import CairnHTML

@Suite struct EscapingTests {
  /// Escapes one scalar at a time, without any trick.
  private static func expected(_ string: String, inAttribute: Bool) -> [UInt8] {
    DocumentedText.words(string).unicodeScalars.reduce(into: []) { bytes, scalar in
      switch scalar {
      case "&": bytes += Array("&amp;".utf8)
      case "<": bytes += Array("&lt;".utf8)
      case ">": bytes += Array("&gt;".utf8)
      case "\"" where inAttribute: bytes += Array("&quot;".utf8)
      default: bytes += Array(String(scalar).utf8)
      }
    }
  }

  private static func written(_ string: String, inAttribute: Bool, after prefix: Int = 0) -> [UInt8] {
    let writer = ByteWriter()
    writer.write(trusted: String(repeating: "x", count: prefix))
    if inAttribute { writer.write(attribute: string) } else { writer.write(text: string) }
    return Array(writer.makeString().utf8.dropFirst(prefix))
  }

  private func check(_ string: String, after prefix: Int = 0) {
    for inAttribute in [false, true] {
      let found = Self.written(string, inAttribute: inAttribute, after: prefix)
      let expected = Self.expected(string, inAttribute: inAttribute)
      if found != expected {
        Issue.record(
          "\(string.debugDescription) at \(prefix): \(String(decoding: found, as: UTF8.self).debugDescription)"
        )
      }
    }
  }

  static let special: [String] =
    ["&", "<", ">", "\"", "'", "\r", "\n", "\r\n", "\t", "é", "😀"]
    + [0, 0x1F, 0x7F, 0x80, 0x9F, 0xA0, 0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0, 0xFFFD, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]
    .compactMap { (value: UInt32) in Unicode.Scalar(value).map { String($0) } }

  @Test(arguments: special)
  func `escapes a special character at every position of every length to 70`(_ character: String) {
    for count in 0...70 {
      for position in 0...count {
        check(String(repeating: "a", count: position) + character + String(repeating: "b", count: count - position))
      }
    }
  }

  @Test(arguments: special)
  func `escapes a special character at every alignment of memory`(_ character: String) {
    for prefix in 0..<32 {
      let string =
        String(repeating: "z", count: prefix) + "0123456789abcdef" + character + "0123456789abcdef" + character
      check(String(string.dropFirst(prefix)), after: prefix)
      check(string, after: prefix)
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 40, 300])
  func `escapes across the ends of chunks`(_ distance: Int) {
    for character in Self.special {
      let string = String(repeating: "c", count: 20) + character + String(repeating: "d", count: 40)
      check(string, after: ByteWriter.chunkSize - distance)
    }
    check(String(repeating: "a", count: ByteWriter.chunkSize * 2 + distance) + "<")
    check(String(repeating: "<", count: ByteWriter.chunkSize + distance))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `agrees with the plain way on random strings`(_ seed: UInt64) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for round in 0..<2000 {
      var string = ""
      for _ in 0..<next(71) {
        let share = next(10)
        if share < 6 {
          string += String(repeating: "q", count: next(20))
        } else if share < 9 {
          string += Self.special[next(Self.special.count)]
        } else if let scalar = Unicode.Scalar(UInt32(next(0x11_0000))) {
          string.unicodeScalars.append(scalar)
        }
      }
      let found = Self.written(string, inAttribute: round.isMultiple(of: 2))
      let isRight = found == Self.expected(string, inAttribute: round.isMultiple(of: 2))
      #expect(isRight, "seed \(seed), round \(round): \(string.debugDescription)")
      if !isRight { return }
    }
  }
}
