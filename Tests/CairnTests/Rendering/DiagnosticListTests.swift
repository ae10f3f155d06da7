import Testing

@testable import Cairn

@Suite struct DiagnosticListTests {
  @Test func `keeps each diagnostic once and says when it leaves any out`() {
    var list = DiagnosticList()
    for _ in 0..<3 {
      for number in 0..<DiagnosticList.maximumCount { list.add(Diagnostic(.error, .missingImage, "\(number)")) }
    }
    #expect(list.diagnostics.count == DiagnosticList.maximumCount)
    for number in 0..<5_000 { list.add(Diagnostic(.error, .blockedURL, "\(number)")) }
    #expect(list.diagnostics.count == DiagnosticList.maximumCount + 1)
    #expect(list.diagnostics.last?.code == .tooManyDiagnostics)
  }
}
