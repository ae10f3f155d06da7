/// A file of a site that is not a page, such as a picture.
///
/// ```swift
/// SiteFile("images/eiger.svg") { RidgeLine(of: eiger).svg }
/// ```
///
/// The bytes are not made before the file is written. A copied file is never in memory as a whole.
public struct SiteFile: Sendable {
  /// The path of the file, from the site's root.
  ///
  /// A path that is not allowed, or that another file or page has already, makes the build fail.
  public let path: String
  /// The path on disk that the file is a copy of; `nil` for any other file.
  let copiedPath: String?
  private let makeSource: @Sendable () -> Source

  /// Creates a file of bytes.
  ///
  /// - Parameters:
  ///   - path: Where the file is, from the site's root.
  ///   - bytes: Makes the bytes; what it throws fails the build.
  public init(_ path: String, bytes: @escaping @Sendable () throws -> [UInt8]) {
    self.path = path
    copiedPath = nil
    makeSource = { Source(making: bytes) }
  }

  /// Creates a file of text in UTF-8.
  ///
  /// - Parameters:
  ///   - path: Where the file is, from the site's root.
  ///   - text: Makes the text; what it throws fails the build.
  public init(_ path: String, text: @escaping @Sendable () throws -> String) {
    self.path = path
    copiedPath = nil
    makeSource = { Source(making: { Array(try text().utf8) }) }
  }

  /// Creates a copy of a file on disk.
  ///
  /// - Parameters:
  ///   - path: Where the file is, from the site's root.
  ///   - source: The path of the file to copy; one that cannot be read fails the build.
  public init(_ path: String, copying source: String) {
    self.path = path
    copiedPath = source
    makeSource = { Source(reading: source) }
  }

  func source() -> Source { makeSource() }
}
