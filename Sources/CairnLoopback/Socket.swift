package import Foundation

/// A socket of the operating system, which is closed when nobody holds it any more.
package final class Socket: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // A program that is started meanwhile would hold the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Creates a socket that takes connections from this machine.
  ///
  /// - Parameter port: The port of 127.0.0.1; 0 for any that is free.
  /// - Returns: The socket.
  /// - Throws: ``ServerError`` if the port cannot be had.
  static func listening(on port: UInt16) throws(ServerError) -> Socket {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = Socket(socket(AF_INET, stream, 0))
    guard listener.descriptor >= 0 else { throw ServerError("The system gives no socket: \(reason).") }
    var isReused: Int32 = 1
    setsockopt(listener.descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = loopback(port)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0, listen(listener.descriptor, 64) == 0 else {
      throw ServerError("Port \(port) of 127.0.0.1 cannot be used: \(reason). Choose another one with --port.")
    }
    return listener
  }

  /// The port on which the socket takes connections.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Returns the next connection; `nil` if it has gone already.
  func accepted() -> Socket? {
    let connection = accept(descriptor, nil, nil)
    return connection < 0 ? nil : Socket(connection)
  }

  /// Takes no more connections, whoever else holds the socket.
  func endListening() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  package static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

extension Socket {
  /// Waits until there is something to read.
  ///
  /// - Returns: Whether there is, before the deadline.
  package func waitForInput(until deadline: ContinuousClock.Instant) -> Bool { wait(for: POLLIN, until: deadline) }

  /// Returns the bytes that are there, at most `count`; none if the other side has ended, `nil` if it is lost.
  package func read(_ count: Int) -> [UInt8]? {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      length = recv(descriptor, buffer.baseAddress, count, 0)
      initialized = max(length, 0)
    }
    return length < 0 ? nil : bytes
  }

  /// Sends bytes, as long as the other side takes them and until a deadline.
  package func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) {
    var rest = bytes[...]
    while !rest.isEmpty, wait(for: POLLOUT, until: deadline) {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
      if count < 0, errno != EAGAIN, errno != EINTR { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Tells the other side that nothing more will be sent.
  package func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

  private func wait(for events: some BinaryInteger, until deadline: ContinuousClock.Instant) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return false }
      let result = poll(&entry, 1, Int32(min(left.rounded(.up), 60_000)))
      if result > 0 { return true }
      if result < 0, errno != EINTR { return false }
    }
  }
}
