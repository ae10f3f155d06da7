extension MarkdownCases {
  static let blocks: [Section] = [
    tabs, backslashEscapes, entityReferences, precedence, thematicBreaks, headings, setextHeadings, indentedCodeBlocks,
    fencedCodeBlocks, htmlBlocks, linkReferenceDefinitions, paragraphs, blankLines, blockQuotes, listItems, lists,
  ]

  private static let tabs = Section(
    "Tabs",
    [
      ("\tlet a = 1\n", "<pre><code>let a = 1\n</code></pre>\n"),
      ("  \tindented by a tab\n", "<pre><code>indented by a tab\n</code></pre>\n"),
      ("-\tpeak\n\n\tstill the item\n", "<ul>\n<li>\n<p>peak</p>\n<p>still the item</p>\n</li>\n</ul>\n"),
      ("- peak\n\n\t\tcode in it\n", "<ul>\n<li>\n<p>peak</p>\n<pre><code>  code in it\n</code></pre>\n</li>\n</ul>\n"),
      (">\t\tcode in a quote\n", "<blockquote>\n<pre><code>  code in a quote\n</code></pre>\n</blockquote>\n"),
      ("#\tHeading\n", "<h1>Heading</h1>\n"),
      ("a\tb\n", "<p>a\tb</p>\n"),
    ]
  )

  private static let backslashEscapes = Section(
    "Backslash escapes",
    [
      (#"\*not emphasis\*\#n"#, "<p>*not emphasis*</p>\n"),
      (##"\# not a heading\##n"##, "<p># not a heading</p>\n"),
      (#"\<br/> \&amp; \[a](b)\#n"#, "<p>&lt;br/&gt; &amp;amp; [a](b)</p>\n"),
      (#"a\b \é\#n"#, #"<p>a\b \é</p>\#n"#),
      (#"`\*`\#n"#, #"<p><code>\*</code></p>\#n"#),
      (#"    \*\#n"#, #"<pre><code>\*\#n</code></pre>\#n"#),
      (#"[a](/b\*c "d\"e")\#n"#, #"<p><a href="/b*c" title="d&quot;e">a</a></p>\#n"#),
      (#"```a\*b\#nc\#n```\#n"#, #"<pre><code class="language-a*b">c\#n</code></pre>\#n"#),
      (#"\\*a*\#n"#, #"<p>\<em>a</em></p>\#n"#),
      (#"1\. no item\#n"#, "<p>1. no item</p>\n"),
    ]
  )

  private static let entityReferences = Section(
    "Entity and numeric character references",
    [
      ("&amp; &Auml; &frac34; &ngE;\n", "<p>&amp; Ä ¾ ≧̸</p>\n"),
      ("&#65; &#x42; &#0;\n", "<p>A B �</p>\n"),
      ("&nothing; &amp &#; &#x; &#12345678;\n", "<p>&amp;nothing; &amp;amp &amp;#; &amp;#x; &amp;#12345678;</p>\n"),
      ("&ast;a&ast;\n", "<p>*a*</p>\n"),
      (#"[a](/&auml; "&quot;")\#n"#, #"<p><a href="/%C3%A4" title="&quot;">a</a></p>\#n"#),
      ("``` s&ouml;\n```\n", #"<pre><code class="language-sö"></code></pre>\#n"#),
      ("`&amp;`\n", "<p><code>&amp;amp;</code></p>\n"),
      ("&#9;a\n", "<p>\ta</p>\n"),
    ]
  )

  private static let precedence = Section(
    "Precedence",
    [
      ("- `a\n- b`\n", "<ul>\n<li>`a</li>\n<li>b`</li>\n</ul>\n"),
      ("> `a\n\n> b`\n", "<blockquote>\n<p>`a</p>\n</blockquote>\n<blockquote>\n<p>b`</p>\n</blockquote>\n"),
    ]
  )

  private static let thematicBreaks = Section(
    "Thematic breaks",
    [
      (" * * *\n", "<hr />\n"),
      ("-- -\n", "<hr />\n"),
      ("--\n", "<p>--</p>\n"),
      ("a\n***\nb\n", "<p>a</p>\n<hr />\n<p>b</p>\n"),
      ("- a\n***\n- b\n", "<ul>\n<li>a</li>\n</ul>\n<hr />\n<ul>\n<li>b</li>\n</ul>\n"),
      ("_ _ _ a\n", "<p>_ _ _ a</p>\n"),
      ("* a\n* * *\n* b\n", "<ul>\n<li>a</li>\n</ul>\n<hr />\n<ul>\n<li>b</li>\n</ul>\n"),
      ("- - -\n", "<hr />\n"),
      ("   ___\n", "<hr />\n"),
      ("*-*\n", "<p><em>-</em></p>\n"),
    ]
  )

  private static let headings = Section(
    "ATX headings",
    [
      (
        "# a\n## b\n### c\n#### d\n##### e\n###### f\n",
        "<h1>a</h1>\n<h2>b</h2>\n<h3>c</h3>\n<h4>d</h4>\n<h5>e</h5>\n<h6>f</h6>\n"
      ),
      ("####### g\n", "<p>####### g</p>\n"),
      ("#a\n", "<p>#a</p>\n"),
      (##"# *a* \#\##n"##, "<h1><em>a</em> #</h1>\n"),
      ("  ## a   ##  \n", "<h2>a</h2>\n"),
      ("# a #b\n", "<h1>a #b</h1>\n"),
      ("### a ### b\n", "<h3>a ### b</h3>\n"),
      ("#\n## \n### ###\n", "<h1></h1>\n<h2></h2>\n<h3></h3>\n"),
      ("a\n# b\nc\n", "<p>a</p>\n<h1>b</h1>\n<p>c</p>\n"),
      ("    # a\n", "<pre><code># a\n</code></pre>\n"),
      ("# a#\n", "<h1>a#</h1>\n"),
      (###"# a \##\###n"###, "<h1>a ##</h1>\n"),
    ]
  )

  private static let setextHeadings = Section(
    "Setext headings",
    [
      ("a\n=\n\nb\n-\n", "<h1>a</h1>\n<h2>b</h2>\n"),
      ("a *b\nc*\n====\n", "<h1>a <em>b\nc</em></h1>\n"),
      ("    a\n---\n", "<pre><code>a\n</code></pre>\n<hr />\n"),
      ("a\n    ---\n", "<p>a\n---</p>\n"),
      ("a\n= =\n", "<p>a\n= =</p>\n"),
      ("> a\n---\n", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr />\n"),
      ("- a\n---\n", "<ul>\n<li>a</li>\n</ul>\n<hr />\n"),
      ("a\n\n===\n", "<p>a</p>\n<p>===</p>\n"),
      ("---\na\n---\n", "<hr />\n<h2>a</h2>\n"),
      ("`a\n----\n`\n", "<h2>`a</h2>\n<p>`</p>\n"),
      (#"\> a\#n---\#n"#, "<h2>&gt; a</h2>\n"),
      ("> a\nb\n===\n", "<blockquote>\n<p>a\nb\n===</p>\n</blockquote>\n"),
      ("   a   \n  ===  \n", "<h1>a</h1>\n"),
    ]
  )

  private static let indentedCodeBlocks = Section(
    "Indented code blocks",
    [
      ("    a\n      b\n", "<pre><code>a\n  b\n</code></pre>\n"),
      ("    a\n\n\n    b\n\nc\n", "<pre><code>a\n\n\nb\n</code></pre>\n<p>c</p>\n"),
      ("a\n    b\n", "<p>a\nb</p>\n"),
      ("    a\nb\n", "<pre><code>a\n</code></pre>\n<p>b</p>\n"),
      ("- a\n\n      b\n", "<ul>\n<li>\n<p>a</p>\n<pre><code>b\n</code></pre>\n</li>\n</ul>\n"),
      ("\n    \n    a\n    \n\n", "<pre><code>a\n</code></pre>\n"),
      ("    a  \n", "<pre><code>a  \n</code></pre>\n"),
      ("# h\n    a\n---\n    b\n", "<h1>h</h1>\n<pre><code>a\n</code></pre>\n<hr />\n<pre><code>b\n</code></pre>\n"),
    ]
  )

  private static let fencedCodeBlocks = Section(
    "Fenced code blocks",
    [
      ("```\na\n <\n```\n", "<pre><code>a\n &lt;\n</code></pre>\n"),
      ("~~~ swift x=1\nlet a\n~~~\n", #"<pre><code class="language-swift">let a\#n</code></pre>\#n"#),
      ("``\na\n``\n", "<p><code>a</code></p>\n"),
      ("````\n```\n````\n", "<pre><code>```\n</code></pre>\n"),
      ("```\na\n", "<pre><code>a\n</code></pre>\n"),
      ("> ```\n> a\n\nb\n", "<blockquote>\n<pre><code>a\n</code></pre>\n</blockquote>\n<p>b</p>\n"),
      ("  ```\n a\n  b\n   c\n  ```\n", "<pre><code>a\nb\n c\n</code></pre>\n"),
      ("``` a`b\nc\n```\n", "<p>``` a`b\nc</p>\n<pre><code></code></pre>\n"),
      ("a\n```\nb\n```\nc\n", "<p>a</p>\n<pre><code>b\n</code></pre>\n<p>c</p>\n"),
      ("~~~ `a`\n~~~\n", #"<pre><code class="language-`a`"></code></pre>\#n"#),
      ("```\na\n    ```\n", "<pre><code>a\n    ```\n</code></pre>\n"),
      ("```\na\n``` b\n```\n", "<pre><code>a\n``` b\n</code></pre>\n"),
      ("- ```\n  a\n\n\n  b\n  ```\n", "<ul>\n<li>\n<pre><code>a\n\n\nb\n</code></pre>\n</li>\n</ul>\n"),
    ]
  )

  private static let htmlBlocks = Section(
    "HTML blocks",
    [
      ("<div>\n*a*\n</div>\n\n*b*\n", "<div>\n*a*\n</div>\n<p><em>b</em></p>\n"),
      ("<pre>\na\n\n*b*\n</pre>\n*c*\n", "<pre>\na\n\n*b*\n</pre>\n<p><em>c</em></p>\n"),
      ("<!-- a\n\nb --> c\nd\n", "<!-- a\n\nb --> c\n<p>d</p>\n"),
      ("<?php\n\n?>\na\n", "<?php\n\n?>\n<p>a</p>\n"),
      ("<!DOCTYPE html>\na\n", "<!DOCTYPE html>\n<p>a</p>\n"),
      ("<![CDATA[\n\na\n]]>\nb\n", "<![CDATA[\n\na\n]]>\n<p>b</p>\n"),
      ("</div>\na\n", "</div>\na\n"),
      (#"<a href="x">\#n*b*\#n</a>\#n"#, #"<a href="x">\#n*b*\#n</a>\#n"#),
      ("<b>c</b>\n*d*\n", "<p><b>c</b>\n<em>d</em></p>\n"),
      ("a\n<div>\nb\n", "<p>a</p>\n<div>\nb\n"),
      ("a\n<b>\nc\n", "<p>a\n<b>\nc</p>\n"),
      ("  <!-- a -->\n", "  <!-- a -->\n"),
      ("    <div>\n", "<pre><code>&lt;div&gt;\n</code></pre>\n"),
      ("<div\nid=a>\n", "<div\nid=a>\n"),
      ("<textarea>\n\n*a*\n\n</textarea>\n", "<textarea>\n\n*a*\n\n</textarea>\n"),
      ("<search>\n*a*\n", "<search>\n*a*\n"),
      ("<style\n  a>\n\nb </style> *c*\n", "<style\n  a>\n\nb </style> *c*\n"),
      ("- <div>\n- a\n", "<ul>\n<li>\n<div>\n</li>\n<li>a</li>\n</ul>\n"),
      ("<i>\n", "<i>\n"),
      ("</pre>\n", "</pre>\n"),
      ("x\n\n</script>\n*a*\n", "<p>x</p>\n</script>\n*a*\n"),
      ("x\n</script>\n", "<p>x\n</script></p>\n"),
      ("</pre> a\n", "<p></pre> a</p>\n"),
      ("> <div>\n> a\n\nb\n", "<blockquote>\n<div>\na\n</blockquote>\n<p>b</p>\n"),
    ]
  )

  private static let linkReferenceDefinitions = Section(
    "Link reference definitions",
    [
      ("[a]: /b 'c'\n\n[a]\n", #"<p><a href="/b" title="c">a</a></p>\#n"#),
      ("   [a]: \n  /b  \n  'c'  \n\n[a]\n", #"<p><a href="/b" title="c">a</a></p>\#n"#),
      ("[a]: <b c>\n\n[a]\n", #"<p><a href="b%20c">a</a></p>\#n"#),
      ("[a]: /b 'c\nd'\n\n[a]\n", #"<p><a href="/b" title="c\#nd">a</a></p>\#n"#),
      ("[a]: /b 'c\n\nd'\n\n[a]\n", "<p>[a]: /b 'c</p>\n<p>d'</p>\n<p>[a]</p>\n"),
      ("[a]:\n\n[a]\n", "<p>[a]:</p>\n<p>[a]</p>\n"),
      ("[a]: <>\n\n[a]\n", #"<p><a href="">a</a></p>\#n"#),
      (#"[a]: /b\*c "d\"e"\#n\#n[a]\#n"#, #"<p><a href="/b*c" title="d&quot;e">a</a></p>\#n"#),
      ("[a]\n\n[a]: /b\n[A]: /c\n", #"<p><a href="/b">a</a></p>\#n"#),
      ("[ÄÖ]: /b\n\n[äö]\n", #"<p><a href="/b">äö</a></p>\#n"#),
      (#"[a]: /b "c" d\#n"#, "<p>[a]: /b &quot;c&quot; d</p>\n"),
      (#"[a]: /b\#n"c" d\#n\#n[a]\#n"#, #"<p>&quot;c&quot; d</p>\#n<p><a href="/b">a</a></p>\#n"#),
      ("    [a]: /b\n\n[a]\n", "<pre><code>[a]: /b\n</code></pre>\n<p>[a]</p>\n"),
      ("a\n[b]: /c\n\n[b]\n", "<p>a\n[b]: /c</p>\n<p>[b]</p>\n"),
      ("# [a]\n[a]: /b\n> c\n", #"<h1><a href="/b">a</a></h1>\#n<blockquote>\#n<p>c</p>\#n</blockquote>\#n"#),
      ("[a]: /b\n===\n[a]\n", #"<p>===\#n<a href="/b">a</a></p>\#n"#),
      ("[a]: /b\nc\n===\n[a]\n", #"<h1>c</h1>\#n<p><a href="/b">a</a></p>\#n"#),
      ("[a]: /1\n[b]: /2 'x'\n[c]: /3\n[a][b][c]\n", #"<p><a href="/2" title="x">a</a><a href="/3">c</a></p>\#n"#),
      ("[a]\n\n> [a]: /b\n", #"<p><a href="/b">a</a></p>\#n<blockquote>\#n</blockquote>\#n"#),
      ("[\na\n]: /b\n\n[a]\n", #"<p><a href="/b">a</a></p>\#n"#),
      ("[]: /b\n\n[]\n", "<p>[]: /b</p>\n<p>[]</p>\n"),
    ]
  )

  private static let paragraphs = Section(
    "Paragraphs",
    [
      ("a\n\nb\n", "<p>a</p>\n<p>b</p>\n"),
      ("a\nb\n\nc\n", "<p>a\nb</p>\n<p>c</p>\n"),
      ("a\n\n\nb\n", "<p>a</p>\n<p>b</p>\n"),
      ("  a\n b\n", "<p>a\nb</p>\n"),
      ("a\n        b\n", "<p>a\nb</p>\n"),
      ("   a\nb\n", "<p>a\nb</p>\n"),
      ("    a\nb\n", "<pre><code>a\n</code></pre>\n<p>b</p>\n"),
      ("a   \nb  \n", "<p>a<br />\nb</p>\n"),
    ]
  )

  private static let blankLines = Section(
    "Blank lines",
    [
      ("  \n\na\n  \n\n# b\n\n  \n", "<p>a</p>\n<h1>b</h1>\n")
    ]
  )

  private static let blockQuotes = Section(
    "Block quotes",
    [
      ("> # a\n> b\n> c\n", "<blockquote>\n<h1>a</h1>\n<p>b\nc</p>\n</blockquote>\n"),
      ("># a\n>b\n> c\n", "<blockquote>\n<h1>a</h1>\n<p>b\nc</p>\n</blockquote>\n"),
      ("   > a\n   > b\n", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
      ("    > a\n", "<pre><code>&gt; a\n</code></pre>\n"),
      ("> a\nb\n", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
      ("> - a\n- b\n", "<blockquote>\n<ul>\n<li>a</li>\n</ul>\n</blockquote>\n<ul>\n<li>b</li>\n</ul>\n"),
      (">     a\n    b\n", "<blockquote>\n<pre><code>a\n</code></pre>\n</blockquote>\n<pre><code>b\n</code></pre>\n"),
      (
        "> ```\na\n```\n", "<blockquote>\n<pre><code></code></pre>\n</blockquote>\n<p>a</p>\n<pre><code></code></pre>\n"
      ),
      ("> - a\n    - b\n", "<blockquote>\n<ul>\n<li>a\n- b</li>\n</ul>\n</blockquote>\n"),
      ("> a\n\n> b\n", "<blockquote>\n<p>a</p>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>\n"),
      ("> a\n>\n> b\n", "<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n"),
      ("a\n> b\n", "<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n"),
      ("> a\n***\n> b\n", "<blockquote>\n<p>a</p>\n</blockquote>\n<hr />\n<blockquote>\n<p>b</p>\n</blockquote>\n"),
      ("> a\n>\nb\n", "<blockquote>\n<p>a</p>\n</blockquote>\n<p>b</p>\n"),
      (
        "> > > a\nb\n",
        "<blockquote>\n<blockquote>\n<blockquote>\n<p>a\nb</p>\n</blockquote>\n</blockquote>\n</blockquote>\n"
      ),
      (
        ">>> a\n> b\n>>c\n",
        "<blockquote>\n<blockquote>\n<blockquote>\n<p>a\nb\nc</p>\n</blockquote>\n</blockquote>\n</blockquote>\n"
      ),
      (
        ">     a\n\n>    b\n",
        "<blockquote>\n<pre><code>a\n</code></pre>\n</blockquote>\n<blockquote>\n<p>b</p>\n</blockquote>\n"
      ),
    ]
  )

  private static let listItems = Section(
    "List items",
    [
      (
        "1.  a\n    b\n\n        c\n\n    > d\n",
        "<ol>\n<li>\n<p>a\nb</p>\n<pre><code>c\n</code></pre>\n<blockquote>\n<p>d</p>\n</blockquote>\n</li>\n</ol>\n"
      ),
      ("- a\n\n b\n", "<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n"),
      ("- a\n\n  b\n", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n"),
      (" -    a\n\n     b\n", "<ul>\n<li>a</li>\n</ul>\n<pre><code> b\n</code></pre>\n"),
      (
        ">>- a\n>>\n  >  > b\n",
        "<blockquote>\n<blockquote>\n<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n</blockquote>\n</blockquote>\n"
      ),
      ("-a\n\n2.b\n", "<p>-a</p>\n<p>2.b</p>\n"),
      ("- a\n\n\n  b\n", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n"),
      (
        "1.  a\n\n    ```\n    b\n    ```\n\n    c\n",
        "<ol>\n<li>\n<p>a</p>\n<pre><code>b\n</code></pre>\n<p>c</p>\n</li>\n</ol>\n"
      ),
      ("123456789. a\n", #"<ol start="123456789">\#n<li>a</li>\#n</ol>\#n"#),
      ("1234567890. a\n", "<p>1234567890. a</p>\n"),
      ("0. a\n", #"<ol start="0">\#n<li>a</li>\#n</ol>\#n"#),
      ("003. a\n", #"<ol start="3">\#n<li>a</li>\#n</ol>\#n"#),
      ("-1. a\n", "<p>-1. a</p>\n"),
      ("- a\n\n      b\n", "<ul>\n<li>\n<p>a</p>\n<pre><code>b\n</code></pre>\n</li>\n</ul>\n"),
      (
        "  10.  a\n\n           b\n",
        #"<ol start="10">\#n<li>\#n<p>a</p>\#n<pre><code>b\#n</code></pre>\#n</li>\#n</ol>\#n"#
      ),
      (
        "1.     a\n\n   b\n\n       c\n",
        "<ol>\n<li>\n<pre><code>a\n</code></pre>\n<p>b</p>\n<pre><code>c\n</code></pre>\n</li>\n</ol>\n"
      ),
      ("-\n  a\n-\n  ```\n  b\n  ```\n", "<ul>\n<li>a</li>\n<li>\n<pre><code>b\n</code></pre>\n</li>\n</ul>\n"),
      ("-   \n  a\n", "<ul>\n<li>a</li>\n</ul>\n"),
      ("-\n\n  a\n", "<ul>\n<li></li>\n</ul>\n<p>a</p>\n"),
      ("- a\n-\n- b\n", "<ul>\n<li>a</li>\n<li></li>\n<li>b</li>\n</ul>\n"),
      ("a\n*\n\nb\n1.\n", "<p>a\n*</p>\n<p>b\n1.</p>\n"),
      (" 1.  a\nb\n", "<ol>\n<li>a\nb</li>\n</ol>\n"),
      (
        "> 1. > a\nb\n",
        "<blockquote>\n<ol>\n<li>\n<blockquote>\n<p>a\nb</p>\n</blockquote>\n</li>\n</ol>\n</blockquote>\n"
      ),
      ("- a\n  - b\n    - c\n", "<ul>\n<li>a\n<ul>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n</li>\n</ul>\n"),
      ("- a\n - b\n  - c\n", "<ul>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ul>\n"),
      ("10) a\n    - b\n", #"<ol start="10">\#n<li>a\#n<ul>\#n<li>b</li>\#n</ul>\#n</li>\#n</ol>\#n"#),
      ("- - a\n", "<ul>\n<li>\n<ul>\n<li>a</li>\n</ul>\n</li>\n</ul>\n"),
      (
        "1. - 2. a\n",
        #"<ol>\#n<li>\#n<ul>\#n<li>\#n<ol start="2">\#n<li>a</li>\#n</ol>\#n</li>\#n</ul>\#n</li>\#n</ol>\#n"#
      ),
      ("- # a\n- b\n  ---\n  c\n", "<ul>\n<li>\n<h1>a</h1>\n</li>\n<li>\n<h2>b</h2>\nc</li>\n</ul>\n"),
    ]
  )

  private static let lists = Section(
    "Lists",
    [
      ("- a\n- b\n+ c\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ul>\n<li>c</li>\n</ul>\n"),
      ("1. a\n2. b\n3) c\n", #"<ol>\#n<li>a</li>\#n<li>b</li>\#n</ol>\#n<ol start="3">\#n<li>c</li>\#n</ol>\#n"#),
      ("a\n- b\n", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n"),
      ("a\n14. b\n", "<p>a\n14. b</p>\n"),
      ("a\n1. b\n", "<p>a</p>\n<ol>\n<li>b</li>\n</ol>\n"),
      ("- a\n\n- b\n\n\n- c\n", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>\n"),
      ("- a\n  - b\n\n\n    c\n", "<ul>\n<li>a\n<ul>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ul>\n</li>\n</ul>\n"),
      ("- a\n\n<!-- -->\n\n- b\n", "<ul>\n<li>a</li>\n</ul>\n<!-- -->\n<ul>\n<li>b</li>\n</ul>\n"),
      ("- a\n-\n\n- c\n", "<ul>\n<li>\n<p>a</p>\n</li>\n<li></li>\n<li>\n<p>c</p>\n</li>\n</ul>\n"),
      (
        "- a\n- b\n\n  [x]: /y\n- c\n",
        "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>\n"
      ),
      ("1. ```\n   a\n   ```\n\n   b\n", "<ol>\n<li>\n<pre><code>a\n</code></pre>\n<p>b</p>\n</li>\n</ol>\n"),
      ("* a\n  * b\n\n  c\n", "<ul>\n<li>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n<p>c</p>\n</li>\n</ul>\n"),
      (
        "- a\n  - b\n\n- c\n  - d\n",
        "<ul>\n<li>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>\n<p>c</p>\n<ul>\n<li>d</li>\n</ul>\n</li>\n</ul>\n"
      ),
    ]
  )
}
