import Foundation

// The macros `#Preview` and `@Previewable`.
//
// The compiler starts this program and sends it messages over the standard streams: eight bytes with the length, least significant
// first, then JSON with one key that says what is wanted.

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

/// Returns the declaration that a macro stands for: none for `@Previewable`.
func expansion(of message: [String: Any]) -> String {
  guard let request = message["expandFreestandingMacro"] as? [String: Any],
    let discriminator = request["discriminator"] as? String,
    let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String
  else { return "" }
  let location = syntax["location"] as? [String: Any]
  return PreviewExpansion(
    source: SwiftSource(source),
    typeName: "\(discriminator)13PreviewSourcefMu_",
    fileID: location?["fileID"] as? String ?? "",
    offset: location?["offset"] as? Int ?? 0
  ).text
}

func literal(_ text: String) -> String {
  let bytes = try? JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
  return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
}

while let message = message() {
  let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any]
  switch object?.keys.first {
  case "getCapability": answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  case nil: exit(1)
  default:
    let source = literal(object.map { expansion(of: $0) } ?? "")
    answer(#"{"expandMacroResult":{"expandedSource":\#(source),"diagnostics":[]}}"#)
  }
}
