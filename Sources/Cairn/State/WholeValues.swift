/// What a state and its parts make together, which content asks for again and again.
///
/// A class, because most states have no parts and need none.
final class WholeValues<Value> {
  private static var most: Int { 256 }

  /// The values, by the positions of what the whole and its parts have.
  private var known: [[Int]: Value] = [:]
  /// The latest one, and the version of what held then; see ``HeldValues``.
  private var latest: Value?
  private var latestVersion = -1

  /// Returns the latest value; `nil` if other values held then.
  func latest(in version: Int) -> Value? { version == latestVersion ? latest : nil }

  /// Returns the value for some positions.
  ///
  /// - Parameters:
  ///   - positions: The positions of what the whole and its parts have.
  ///   - version: The version of the values that hold.
  ///   - make: Puts it together.
  /// - Returns: The value.
  func value(at positions: [Int], in version: Int, _ make: () -> Value) -> Value {
    let value = known[positions] ?? make()
    // Each evaluation has others, so those of earlier ones must not gather.
    if known.count >= Self.most { known = [:] }
    known[positions] = value
    (latest, latestVersion) = (value, version)
    return value
  }
}
