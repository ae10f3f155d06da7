extension StyleSheet {
  /// What is as wide as a part of the view that it scrolls in.
  ///
  /// What scrolls is as wide as its room then, and not as what is in it. The class is there three times because rows say of what fills them
  /// how it shares them.
  static let containerFrames = """
    .scroll-x:has(.of-container){container-type:inline-size;inline-size:100%}
    .scroll-x .of-container.of-container.of-container{--container:100cqi;flex:none;max-inline-size:none}

    """
}
