/// A keyboard on the screen.
public enum KeyboardType: UInt8, Hashable, Sendable {
  /// Letters.
  case `default`, asciiCapable, namePhonePad, twitter
  /// Digits.
  case numberPad, asciiCapableNumberPad
  /// Digits with signs between them.
  case decimalPad, numbersAndPunctuation
  /// Letters with the signs of addresses.
  case URL, emailAddress
  /// Digits with the signs of telephone numbers.
  case phonePad
  /// Letters with a key that searches.
  case webSearch
}

/// What gets a capital letter while it is written.
public enum TextInputAutocapitalization: UInt8, Hashable, Sendable {
  /// Nothing.
  case never
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Each letter.
  case characters
}

/// What gets a capital letter while it is written, in its older spelling.
public enum TextAutocapitalizationType: UInt8, Hashable, Sendable {
  case none, words, sentences, allCharacters

  var capitalization: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// What the key says that ends a line.
public enum SubmitLabel: UInt8, Hashable, Sendable {
  /// The field, and what is around it, are filled in.
  case done
  /// The reader goes to what was written.
  case go, route, `continue`
  /// What was written is sent.
  case send, join
  /// What was written is searched for.
  case search
  /// A line ends.
  case `return`
  /// The next field follows.
  case next
}
