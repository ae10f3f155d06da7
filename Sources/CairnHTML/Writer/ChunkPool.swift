import Synchronization

/// Memory for chunks that has been given back and waits for later writers.
///
/// To get as much from the system and to give it back takes as long as to write half a page.
final class ChunkPool: Sendable {
  static let shared = ChunkPool()

  /// The number of idle chunks worth keeping.
  private static let maximumCount = 4

  /// Memory that nobody uses.
  ///
  /// Unchecked, because whoever takes it out of the pool is the only one to have it.
  private struct IdleChunk: @unchecked Sendable {
    let memory: UnsafeMutablePointer<UInt8>
  }

  private let idle = Mutex<[IdleChunk]>([])

  /// Returns memory of the size of a chunk, with any content.
  func take() -> UnsafeMutablePointer<UInt8> {
    idle.withLock { $0.popLast() }?.memory ?? .allocate(capacity: ByteWriter.chunkSize)
  }

  /// Takes memory of the size of a chunk back.
  func giveBack(_ memory: UnsafeMutablePointer<UInt8>) {
    let chunk = IdleChunk(memory: memory)
    let isKept = idle.withLock { idle in
      guard idle.count < Self.maximumCount else { return false }
      idle.append(chunk)
      return true
    }
    if !isKept { chunk.memory.deallocate() }
  }
}
