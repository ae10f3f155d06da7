/// The CSS of lengths.
enum CSSLength {
  /// A length in points as `rem`, so that it grows with the reader's text size; 16 points are 1 `rem`.
  static func rem(_ points: Double) -> String { points == 0 ? "0" : number(points / 16) + "rem" }

  /// A length in points as CSS pixels, for lines that must stay thin.
  static func px(_ points: Double) -> String { points == 0 ? "0" : number(points) + "px" }

  /// A fraction of the room in per cent.
  static func percent(_ fraction: Double) -> String {
    fraction == 0 ? "0" : number((fraction * 10_000).rounded() / 100) + "%"
  }

  /// A number with at most four decimals and no needless digits.
  static func number(_ value: Double) -> String {
    // Beyond this, browsers clamp lengths anyway.
    let limit = 16_777_216.0
    let clamped = value.isNaN ? 0 : min(max(value, -limit), limit)
    let scaled = Int(clamped * 10_000 + (clamped < 0 ? -0.5 : 0.5))
    let sign = scaled < 0 ? "-" : ""
    let whole = abs(scaled) / 10_000
    var fraction = String(abs(scaled) % 10_000)
    if fraction == "0" { return sign + String(whole) }
    fraction = String(repeating: "0", count: 4 - fraction.utf8.count) + fraction
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return sign + (whole == 0 ? "" : String(whole)) + "." + fraction
  }
}
