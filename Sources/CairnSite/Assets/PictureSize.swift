/// The size of a picture in pixels, from the beginning of its file.
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  /// The largest side that is believed.
  private static let longestSide = 1 << 20

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Reads a PNG, JPEG, GIF, WebP, AVIF or SVG; `nil` if the bytes are none of them, or do not say the size.
  init?(of bytes: [UInt8]) {
    let reader = PictureReader(bytes)
    let found =
      reader.png ?? reader.gif ?? reader.jpeg ?? reader.webP ?? reader.avif ?? SVGSize.read(bytes)
    guard let found, (1...Self.longestSide).contains(found.0), (1...Self.longestSide).contains(found.1) else {
      return nil
    }
    (width, height) = found
  }
}

/// A reader of the headers of pictures; what lies behind the end is zero.
private struct PictureReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private subscript(position: Int) -> Int { bytes.indices.contains(position) ? Int(bytes[position]) : 0 }

  private func big(_ position: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | self[position + $1] } }

  private func little(_ position: Int, _ count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | self[position + $1] }
  }

  private func says(_ words: String, at position: Int) -> Bool {
    position >= 0 && position + words.utf8.count <= bytes.count
      && bytes[position..<position + words.utf8.count].elementsEqual(words.utf8)
  }

  var png: (Int, Int)? {
    guard says("PNG", at: 1), says("IHDR", at: 12) else { return nil }
    return (big(16, 4), big(20, 4))
  }

  var gif: (Int, Int)? { says("GIF8", at: 0) ? (little(6, 2), little(8, 2)) : nil }

  /// The size in the header of the frame, on its side if the picture is to be turned.
  var jpeg: (Int, Int)? {
    guard self[0] == 0xFF, self[1] == 0xD8 else { return nil }
    var position = 2
    var isTurned = false
    while position + 9 < bytes.count {
      guard self[position] == 0xFF else { return nil }
      let marker = self[position + 1]
      // Padding, and markers without a length.
      if marker == 0xFF || (0xD0...0xD8).contains(marker) || marker == 0x01 {
        position += marker == 0xFF ? 1 : 2
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let size = (big(position + 7, 2), big(position + 5, 2))
        return isTurned ? (size.1, size.0) : size
      }
      if marker == 0xE1, says("Exif", at: position + 4) { isTurned = turns(from: position + 10) }
      let length = big(position + 2, 2)
      guard length >= 2, marker != 0xD9, marker != 0xDA else { return nil }
      position += 2 + length
    }
    return nil
  }

  /// Whether the data of the camera, which begins at a position, says that width and height change places.
  private func turns(from start: Int) -> Bool {
    let isLittle = says("II", at: start)
    let number = { (position: Int, count: Int) in isLittle ? little(position, count) : big(position, count) }
    let list = start + number(start + 4, 4)
    guard list > start, list < bytes.count else { return false }
    for index in 0..<min(number(list, 2), 200) {
      let entry = list + 2 + index * 12
      if number(entry, 2) == 0x0112 { return (5...8).contains(number(entry + 8, 2)) }
    }
    return false
  }

  var webP: (Int, Int)? {
    guard says("RIFF", at: 0), says("WEBP", at: 8) else { return nil }
    if says("VP8X", at: 12) { return (little(24, 3) + 1, little(27, 3) + 1) }
    if says("VP8L", at: 12) {
      let bits = little(21, 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard says("VP8 ", at: 12) else { return nil }
    return (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
  }

  /// The largest size among the properties of the file's images.
  var avif: (Int, Int)? {
    guard says("ftyp", at: 4), ["avif", "avis", "mif1"].contains(where: { says($0, at: 8) }) else { return nil }
    var largest: (Int, Int)?
    var position = 8
    while position + 16 <= bytes.count {
      if says("ispe", at: position) {
        let size = (big(position + 8, 4), big(position + 12, 4))
        if size.0 > largest?.0 ?? 0 { largest = size }
      }
      position += 1
    }
    return largest
  }
}
