import Foundation

extension FileSystem {
  /// The call of Linux that exchanges two paths.
  ///
  /// Swift's system modules do not declare it, and other systems do not have it. So it is looked up at run time.
  enum Exchange {
    private typealias Call = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    #if os(Linux)
      /// `RENAME_EXCHANGE` of `linux/fs.h`.
      private static let flag: UInt32 = 2

      // The cast is sound: it names the parameters that the manual of Linux gives for the call.
      private static let call = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Call.self) }
    #endif

    /// Exchanges two paths.
    ///
    /// - Returns: The result of the call.
    /// - Throws: ``FileError`` with the code `ENOSYS` if the system has no such call.
    static func exchange(_ first: String, _ second: String) throws(FileError) -> Int32 {
      #if os(Linux)
        if let call { return call(AT_FDCWD, first, AT_FDCWD, second, flag) }
      #endif
      throw FileError("Cannot exchange \(first) with \(second)", code: ENOSYS)
    }
  }
}
