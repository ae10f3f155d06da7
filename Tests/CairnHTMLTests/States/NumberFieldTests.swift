import CairnHTML
import CairnUI
import Testing

/// Controls for numbers.
@Suite struct NumberFieldTests {
  @Test func `A stepper takes numbers of every kind`() {
    let fraction = Stepper("Hours", value: .constant(7.5), in: 4...12, step: 0.25).html()
    #expect(fraction.contains("min=\"4\" max=\"12\" step=\"0.25\""), "\(fraction)")
    #expect(fraction.contains("value=\"7.5\""))
    #expect(Stepper("Hours", value: .constant(8.0), in: 4...12).html().contains("value=\"8\""))
    #expect(Stepper("Guests", value: .constant(UInt8(3)), in: 1...8, step: 2).html().contains("step=\"2\""))
    #expect(Stepper("Count", value: .constant(Int64.max)).html().contains("value=\"9223372036854775807\""))
    #expect(Stepper("Price", value: .constant(Decimal(string: "1.5")!), step: 0.5).html().contains("value=\"1.5\""))
    #expect(Stepper(value: .constant(CGFloat(2)), in: 0...3) { Text("Width") }.html().contains("max=\"3\""))
  }

  @Test func `Bounds and steps that are not finite are left out`() {
    let stepper = Stepper("Any", value: .constant(1.0), in: -Double.infinity...Double.infinity, step: .nan).html()
    #expect(!stepper.contains("inf") && !stepper.contains("nan") && stepper.contains("step=\"any\""), "\(stepper)")
    let slider = Slider(value: .constant(0.5), step: .nan) { Text("Volume") }.html()
    #expect(!slider.contains("nan"))
  }
}
