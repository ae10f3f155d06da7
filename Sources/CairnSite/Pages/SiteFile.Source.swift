import Foundation

extension SiteFile {
  /// The source of a file's bytes, read in chunks.
  final class Source {
    private enum State {
      case making(() throws -> [UInt8])
      case reading(String)
      case open(Int32, String)
      case ended
    }

    /// The largest number of bytes of a copied file in memory.
    private static let chunkSize = 1 << 18

    private var state: State

    /// Creates a source from a closure that returns all bytes.
    init(making bytes: @escaping () throws -> [UInt8]) { state = .making(bytes) }

    init(reading path: String) { state = .reading(path) }

    deinit {
      close()
    }

    /// Returns the next bytes; `nil` at the end.
    func next() throws -> [UInt8]? {
      switch state {
      case .making(let bytes):
        state = .ended
        return try bytes()
      case .reading(let path):
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("Cannot read \(path)") }
        state = .open(descriptor, path)
        return try next()
      case .open(let descriptor, let path):
        let bytes = try Self.read(descriptor, path)
        if bytes.isEmpty { close() }
        return bytes.isEmpty ? nil : bytes
      case .ended: return nil
      }
    }

    private static func read(_ descriptor: Int32, _ path: String) throws -> [UInt8] {
      try [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
        var result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        while result < 0, errno == EINTR { result = Foundation.read(descriptor, buffer.baseAddress, buffer.count) }
        guard result >= 0 else { throw FileError("Cannot read \(path)") }
        count = result
      }
    }

    private func close() {
      if case .open(let descriptor, _) = state { _ = Foundation.close(descriptor) }
      state = .ended
    }
  }
}
