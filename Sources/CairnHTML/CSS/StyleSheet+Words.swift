extension StyleSheet {
  /// Elements that hold words themselves.
  ///
  /// Elements with a `dir` attribute keep their direction, and elements that only hold others have no words.
  private static let words = {
    let headings = "h1,h2,h3,h4,h5,h6"
    let inline =
      ".vstack,.hstack,.zstack,.layers,.frame,.link,.button,.title,.badge,.mark,.edit,.progress,.hosted,summary"
    return ":is(p,td,th,caption,\(headings),summary,.title,.link,.button,.action,.badge,.choices>label,"
      + ":is(\(inline),.text,.text>a,\(headings))>span):not([dir])"
  }()

  /// Directions of words: the first letter with a direction decides, as in SwiftUI.
  ///
  /// So a name in Arabic letters reads correctly on a page in English.
  ///
  /// Lines still begin at the side of the surroundings, so that rows share an edge. The alignment of an element that
  /// holds words names that side by a property, because `start` and `end` would follow the words.
  static let directions = """
    :root,[dir=ltr]{--start:left;--end:right}
    [dir=rtl]{--start:right;--end:left}
    :where(\(words)){unicode-bidi:plaintext}
    @supports (text-align:match-parent){:where(\(words):not(button)){text-align:match-parent}}
    @supports (text-align:-webkit-match-parent){:where(\(words):not(button)){text-align:-webkit-match-parent}}

    """
}
