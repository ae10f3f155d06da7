import CairnLoopback
import Foundation

/// What a client gets from a server on this machine, byte by byte.
package enum LoopbackClient {
  /// Sends bytes as they are, and returns all that comes back; `nil` if there is no server.
  package static func answer(of port: UInt16, to bytes: [UInt8], endsOutput: Bool = true) -> String? {
    #if canImport(Glibc)
      let client = Socket(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #else
      let client = Socket(socket(AF_INET, SOCK_STREAM, 0))
    #endif
    var address = Socket.loopback(port)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
    let deadline = ContinuousClock.now + .seconds(20)
    client.write(bytes, until: deadline)
    if endsOutput { client.endOutput() }
    var answer: [UInt8] = []
    while client.waitForInput(until: deadline), let more = client.read(65_536), !more.isEmpty { answer += more }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Sends a request with the headers that every browser sends.
  package static func get(_ target: String, of port: UInt16, method: String = "GET", headers: [String] = []) -> String {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
    return answer(of: port, to: Array((lines.map { $0 + "\r\n" }.joined() + "\r\n").utf8)) ?? ""
  }
}

extension String {
  /// What is behind the head of an answer.
  package var contentOfAnswer: String {
    guard let end = range(of: "\r\n\r\n") else { return "" }
    return String(self[end.upperBound...])
  }

  /// The status of an answer.
  package var statusOfAnswer: Int? { split(separator: " ").dropFirst().first.flatMap { Int($0) } }
}
