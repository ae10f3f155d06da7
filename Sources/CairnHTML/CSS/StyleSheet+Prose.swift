import Cairn

extension StyleSheet {
  /// The looks of headings, lists, quotations and code.
  ///
  /// Blocks stand three quarters of a line apart, and a heading is closer to what it introduces than to what is before it.
  static let prose =
    proseFlow + proseHeadings + proseLists + proseQuotations + proseCode + proseTokens + proseParts

  /// Elements that hold blocks of prose one below the other.
  private static let holdersOfProse = ":is(.prose,.quote,.quoted,.aside,.details,:is(.bullets,.numbers)>li)"

  private static let proseFlow = """
    \(holdersOfProse)>*+*{margin-block-start:.75em}
    \(holdersOfProse)>span:not([class]){display:block}
    \(holdersOfProse)>.vstack:not(:has(>.fills)){inline-size:fit-content;max-inline-size:100%}
    .prose>*+.heading{margin-block-start:1.75rem}
    .prose>.heading+*{margin-block-start:.5rem}
    .prose>.heading+.heading{margin-block-start:1rem}
    .prose>*+hr{margin-block:1.75rem}
    .prose>.footnotes{margin-block-start:1.75rem;font-size:.9375em}
    .footnotes>hr+*{margin-block-start:1.25rem}
    sup{position:relative;inset-block-start:-.4em;font-size:.75em;line-height:0;vertical-align:baseline}
    sup>a{padding-block:.25em;text-decoration:none}
    .way-back{display:inline-block;min-inline-size:1.5rem;line-height:1.5rem;text-decoration:none}
    .paragraph img,.paragraph>.link{display:inline}

    """

  private static let proseHeadings = """
    .heading{font-weight:700;line-height:1.25}
    h1.heading{font-size:2rem;line-height:1.15}
    h2.heading{font-size:1.5rem}
    h3.heading{font-size:1.25rem}
    :is(h5,h6).heading{font-size:.9375rem}
    h6.heading{color:var(--secondary-label)}

    """

  private static let proseLists = """
    .bullets,.numbers{margin:0;padding:0;padding-inline-start:1.75em}
    .bullets{list-style:disc}
    li>.bullets{list-style:circle}
    .numbers{list-style:decimal}
    :is(.bullets,.numbers)>li+li{margin-block-start:.25em}
    .loose>li+li{margin-block-start:.75em}
    :is(.bullets,.numbers):not(.loose)>li>:is(.bullets,.numbers){margin-block-start:.25em}
    :is(.bullets,.numbers)>li::marker{color:var(--secondary-label);font-variant-numeric:tabular-nums}
    .task{position:relative;list-style:none}
    .task>.symbol{position:absolute;inset-inline-start:-1.625em;inset-block-start:.05em;color:var(--secondary-label)}
    .task>.symbol+*{margin-block-start:0}

    """

  /// Selects quotations and lists in a number of others.
  ///
  /// The words in them need room: lists in three others are indented less on narrow pages, and what is in six others is not
  /// indented at all.
  private static func indented(_ depth: Int, _ innermost: String = indentations) -> String {
    String(repeating: indentations + " ", count: depth) + innermost
  }

  private static let indentations = ":is(.quote,.bullets,.numbers)"

  private static let proseQuotations = """
    .quote,.quoted{display:block;margin:0}
    .quote{padding-inline-start:1rem;border-inline-start:.25rem solid var(--separator)}
    \(indented(3, ":is(.bullets,.numbers)")){padding-inline-start:min(1.75em,4vi)}
    \(indented(6)){padding-inline-start:0;border-inline-start:0}
    .source{color:var(--secondary-label);font-size:.9375em}
    .source::before{content:"\\2014";display:inline-block;inline-size:1.2em}

    """

  private static let proseParts = """
    .descriptions{display:grid;grid-template-columns:fit-content(40%) minmax(0,1fr);gap:.375rem 1.25rem;margin:0}
    .term{grid-column:1;color:var(--secondary-label)}
    .details{grid-column:2;margin:0}
    @media (max-width:22rem){.descriptions{display:block}.details+.term{margin-block-start:.75rem}}
    .figure{display:block;margin:0}
    .figure>img,.figure>picture>img{display:block}
    .caption{display:block;margin-block-start:.5rem;color:var(--secondary-label);font-size:.9375em}
    .aside{display:block;padding:.75rem 1rem;border-inline-start:.25rem solid var(--aside);border-radius:.375rem;\
    background:var(--quaternary-fill);--secondary-label:color-mix(in srgb,var(--label) 75%,transparent)}
    .aside a:not(.button){color:color-mix(in srgb,var(--tint-text) 75%,var(--label))}
    :is(.button,.link) .aside{background:none}
    .note{--aside:var(--blue)}
    .tip{--aside:var(--green)}
    .warning{--aside:var(--orange)}
    .aside-title{font-weight:600}
    .aside-title+*{margin-block-start:.25rem!important}
    .prose>time{display:block}

    """

  private static let proseCode = """
    .code{display:block;margin:0;padding:.75rem 1rem;max-inline-size:100%;min-inline-size:0;overflow-x:auto;\
    overscroll-behavior-inline:contain;scrollbar-width:thin;border-radius:.625rem;background:var(--quaternary-fill);\
    font-size:.9375rem;line-height:1.5;white-space:pre;overflow-wrap:normal;text-align:left;tab-size:4}
    .code:not([tabindex]){white-space:pre-wrap;overflow-wrap:break-word}
    .code span{unicode-bidi:isolate}
    .code:focus-visible{outline-offset:-3px}
    @media print{.code{white-space:pre-wrap;overflow:visible}.heading{break-after:avoid}:is(.figure,.aside){break-inside:avoid}}
    @supports (animation-timeline:scroll()){.code[tabindex],.table[tabindex]{animation:cut linear both;animation-timeline:scroll(self inline)}}
    @keyframes cut{0%{box-shadow:inset -1rem 0 .75rem -.75rem var(--separator)}\
    20%,80%{box-shadow:inset -1rem 0 .75rem -.75rem var(--separator),inset 1rem 0 .75rem -.75rem var(--separator)}\
    100%{box-shadow:inset 1rem 0 .75rem -.75rem var(--separator)}}

    """

  /// The colours of code, one rule for each kind of word, so that a page has those that it shows.
  private static var proseTokens: String {
    CodeToken.allCases.map { token in
      ".code .\(token.className){color:\(ColorTokens.value(of: token.color, for: .text))}\n"
    }.joined()
  }
}
