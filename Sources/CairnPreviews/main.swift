import Foundation

// The macro `#Preview`, which stands for nothing: it lets files compile that hold previews for Apple's editor.
//
// The compiler starts this program and sends it messages over the standard streams: eight bytes with the length, least significant
// first, then JSON with one key that says what is wanted. Nothing has to be known of Swift's grammar to answer.

func message() -> Data? {
  let input = FileHandle.standardInput
  let header = input.readData(ofLength: 8)
  guard header.count == 8 else { return nil }
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  let message = input.readData(ofLength: length)
  return message.count == length ? message : nil
}

func answer(_ json: String) {
  let length = UInt64(json.utf8.count)
  let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
  FileHandle.standardOutput.write(header + Data(json.utf8))
}

while let message = message() {
  let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any]
  switch object?.keys.first {
  case "getCapability": answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  case nil: exit(1)
  default: answer(#"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
  }
}
