extension Diagnostic.Code {
  /// A date, a time or a duration is in no form that machines read.
  public static let invalidTime = Self(rawValue: "time.invalid")
}

extension Diagnostic {
  static func invalidTime(_ text: String, at place: Place) -> Diagnostic {
    let message = """
      "\(text)" is no date, time or duration that machines read, so only its words show. Write it as in 2024-07-14, \
      08:30 or PT4H30M.
      """
    return Diagnostic(.warning, .invalidTime, message, at: place)
  }
}
