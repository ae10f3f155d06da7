extension StyleSheet {
  /// What holds words itself.
  ///
  /// Elements that say which direction they have keep it; and what only holds others has no words to be set.
  private static let words = {
    let headings = "h1,h2,h3,h4,h5,h6"
    let inline = ".vstack,.hstack,.zstack,.layers,.frame,.link,.button,.title,.badge,.edit,.progress,.hosted,summary"
    return ":is(p,\(headings),summary,.title,.link,.button,.action,.badge,.choices>label,"
      + ":is(\(inline),.text,.text>a,\(headings))>span):not([dir])"
  }()

  /// Directions of words: the first letter that has one decides, as in SwiftUI, so that a name in Arabic letters is read
  /// as it was written on a page in English.
  ///
  /// The side at which lines begin stays that of what is around, so that rows have one edge. Alignments of elements that
  /// hold words themselves name the side by a property, as `start` and `end` would be the words' own.
  static let directions = """
    :root,[dir=ltr]{--start:left;--end:right}
    [dir=rtl]{--start:right;--end:left}
    :where(\(words)){unicode-bidi:plaintext}
    @supports (text-align:match-parent){:where(\(words):not(button)){text-align:match-parent}}
    @supports (text-align:-webkit-match-parent){:where(\(words):not(button)){text-align:-webkit-match-parent}}

    """
}
