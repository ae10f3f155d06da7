import Foundation

extension SiteFile {
  /// Where the bytes of a file come from, some at a time.
  final class Source {
    private enum State {
      case making(() throws -> [UInt8])
      case reading(String)
      case open(Int32, String)
      case ended
    }

    /// How much of a file is in memory while it is copied.
    private static let chunkSize = 1 << 18

    private var state: State

    /// Creates a source of bytes that are made at once.
    init(making bytes: @escaping () throws -> [UInt8]) {
      state = .making(bytes)
    }

    /// Creates a source of the bytes of a file on disk.
    init(reading path: String) {
      state = .reading(path)
    }

    deinit {
      close()
    }

    /// Returns the next bytes, or `nil` behind the last.
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
