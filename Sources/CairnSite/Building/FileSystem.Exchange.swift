import Foundation

extension FileSystem {
  /// The call of Linux that lets two paths change places.
  ///
  /// Swift's overlay of the system's library does not show it, and other systems do not have it, so it is looked up
  /// while the program runs.
  enum Exchange {
    private typealias Call = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    #if os(Linux)
      /// `RENAME_EXCHANGE` of `linux/fs.h`.
      private static let flag: UInt32 = 2

      // The cast is sound: it names the parameters that the manual of Linux gives for the call.
      private static let call = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Call.self) }
    #endif

    /// Lets two paths change places.
    ///
    /// - Returns: What the call returned.
    /// - Throws: ``FileError`` with the code `ENOSYS` where the system has no such call.
    static func exchange(_ first: String, _ second: String) throws(FileError) -> Int32 {
      #if os(Linux)
        if let call { return call(AT_FDCWD, first, AT_FDCWD, second, flag) }
      #endif
      throw FileError("Cannot exchange \(first) with \(second)", code: ENOSYS)
    }
  }
}
