extension MarkdownCases {
  static let inlines: [Section] = [
    order, codeSpans, emphasisStrongEmphasis, links, images, autolinks, rawHtml, hardLineBreaks, softLineBreaks,
    textualContent,
  ]

  private static let order = Section(
    "Inlines",
    [
      ("`a`b`\n", "<p><code>a</code>b`</p>\n")
    ]
  )

  private static let codeSpans = Section(
    "Code spans",
    [
      ("`a`\n", "<p><code>a</code></p>\n"),
      ("`` a`b ``\n", "<p><code>a`b</code></p>\n"),
      ("` `\n`  `\n", "<p><code> </code>\n<code>  </code></p>\n"),
      ("``\na\nb  \nc\n``\n", "<p><code>a b   c</code></p>\n"),
      ("`a   b \nc`\n", "<p><code>a   b  c</code></p>\n"),
      (#"`a\`b`\#n"#, #"<p><code>a\</code>b`</p>\#n"#),
      ("*a`*`\n", "<p>*a<code>*</code></p>\n"),
      ("[a`](b)`\n", "<p>[a<code>](b)</code></p>\n"),
      ("```a``\n", "<p>```a``</p>\n"),
      ("`a\n", "<p>`a</p>\n"),
      ("`a``b``\n", "<p>`a<code>b</code></p>\n"),
    ]
  )

  private static let emphasisStrongEmphasis = Section(
    "Emphasis and strong emphasis",
    [
      ("*a b*\n", "<p><em>a b</em></p>\n"),
      ("a * b*\n", "<p>a * b*</p>\n"),
      (#"a*"b"*\#n"#, "<p>a*&quot;b&quot;*</p>\n"),
      ("a*b*c\n", "<p>a<em>b</em>c</p>\n"),
      ("_a b_\n", "<p><em>a b</em></p>\n"),
      ("_ a_\n", "<p>_ a_</p>\n"),
      ("a_b_\n", "<p>a_b_</p>\n"),
      (#"a_"b"_c\#n"#, "<p>a_&quot;b&quot;_c</p>\n"),
      ("a-_(b)_\n", "<p>a-<em>(b)</em></p>\n"),
      ("_a*\n", "<p>_a*</p>\n"),
      ("*a *\n", "<p>*a *</p>\n"),
      ("*a\n*\n", "<p>*a\n*</p>\n"),
      ("*(*a)\n", "<p>*(*a)</p>\n"),
      ("*(*a*)*\n", "<p><em>(<em>a</em>)</em></p>\n"),
      ("_a_b_c_\n", "<p><em>a_b_c</em></p>\n"),
      ("**a b**\n", "<p><strong>a b</strong></p>\n"),
      ("** a**\n", "<p>** a**</p>\n"),
      ("a**b**\n", "<p>a<strong>b</strong></p>\n"),
      ("__a b__\n", "<p><strong>a b</strong></p>\n"),
      ("a__b__\n", "<p>a__b__</p>\n"),
      ("__a, __b__, c__\n", "<p><strong>a, <strong>b</strong>, c</strong></p>\n"),
      ("**a **\n", "<p>**a **</p>\n"),
      ("*(**a**)*\n", "<p><em>(<strong>a</strong>)</em></p>\n"),
      ("**a*b*c**\n", "<p><strong>a<em>b</em>c</strong></p>\n"),
      ("*a **b** c*\n", "<p><em>a <strong>b</strong> c</em></p>\n"),
      ("*a**b**c*\n", "<p><em>a<strong>b</strong>c</em></p>\n"),
      ("***a** b*\n", "<p><em><strong>a</strong> b</em></p>\n"),
      ("***a* b**\n", "<p><strong><em>a</em> b</strong></p>\n"),
      ("*a **b*c** d*\n", "<p><em>a **b</em>c** d*</p>\n"),
      ("a***b***c\n", "<p>a<em><strong>b</strong></em>c</p>\n"),
      ("a******b*********c\n", "<p>a<strong><strong><strong>b</strong></strong></strong>***c</p>\n"),
      ("** is not **\n", "<p>** is not **</p>\n"),
      ("a ***\n", "<p>a ***</p>\n"),
      (#"a *\**\#n"#, "<p>a <em>*</em></p>\n"),
      ("a **_**\n", "<p>a <strong>_</strong></p>\n"),
      ("**a*\n", "<p>*<em>a</em></p>\n"),
      ("*a**\n", "<p><em>a</em>*</p>\n"),
      ("***a**\n", "<p>*<strong>a</strong></p>\n"),
      ("****a*\n", "<p>***<em>a</em></p>\n"),
      ("**a***\n", "<p><strong>a</strong>*</p>\n"),
      ("*a****\n", "<p><em>a</em>***</p>\n"),
      ("__a_\n", "<p>_<em>a</em></p>\n"),
      ("_a__\n", "<p><em>a</em>_</p>\n"),
      ("**a**\n*_b_*\n", "<p><strong>a</strong>\n<em><em>b</em></em></p>\n"),
      ("****a****\n", "<p><strong><strong>a</strong></strong></p>\n"),
      ("*****a*****\n", "<p><em><strong><strong>a</strong></strong></em></p>\n"),
      ("*a _b* c_\n", "<p><em>a _b</em> c_</p>\n"),
      ("*a **b*\n", "<p>*a *<em>b</em></p>\n"),
      ("*[a*](b)\n", #"<p>*<a href="b">a*</a></p>\#n"#),
      ("_[a_](b)\n", #"<p>_<a href="b">a_</a></p>\#n"#),
      (#"*<a b="*"/>\#n"#, #"<p>*<a b="*"/></p>\#n"#),
      ("**a<https://b.c/?q=**>\n", #"<p>**a<a href="https://b.c/?q=**">https://b.c/?q=**</a></p>\#n"#),
      ("*a [b*](c)*\n", #"<p><em>a <a href="c">b*</a></em></p>\#n"#),
      ("**x [a*b**c*](d)\n", #"<p>**x <a href="d">a<em>b**c</em></a></p>\#n"#),
      ("foo*£*\n", "<p>foo*£*</p>\n"),
    ]
  )

  private static let links = Section(
    "Links",
    [
      (#"[a](/b "c")\#n"#, #"<p><a href="/b" title="c">a</a></p>\#n"#),
      ("[a](/b)\n", #"<p><a href="/b">a</a></p>\#n"#),
      ("[](/b)\n", #"<p><a href="/b"></a></p>\#n"#),
      ("[a]()\n", #"<p><a href="">a</a></p>\#n"#),
      ("[a](<>)\n", #"<p><a href="">a</a></p>\#n"#),
      ("[a](b c)\n", "<p>[a](b c)</p>\n"),
      ("[a](<b c>)\n", #"<p><a href="b%20c">a</a></p>\#n"#),
      ("[a][ ]\n\n[a]: b\n", #"<p><a href="b">a</a>[ ]</p>\#n"#),
      ("[a](<b\nc>)\n", "<p>[a](<b\nc>)</p>\n"),
      ("[a](<b>c)\n", "<p>[a](<b>c)</p>\n"),
      (#"[a](\(b\))\#n"#, #"<p><a href="(b)">a</a></p>\#n"#),
      ("[a](b(c(d)))\n", #"<p><a href="b(c(d))">a</a></p>\#n"#),
      ("[a](b(c)\n", "<p>[a](b(c)</p>\n"),
      ("[a](<b(c>)\n", #"<p><a href="b(c">a</a></p>\#n"#),
      (#"[a](b\)\:)\#n"#, #"<p><a href="b):">a</a></p>\#n"#),
      ("[a](#b)\n[a](?b=c#d)\n", ##"<p><a href="#b">a</a>\##n<a href="?b=c#d">a</a></p>\##n"##),
      ("[a](b%20&auml;)\n", #"<p><a href="b%20%C3%A4">a</a></p>\#n"#),
      (#"[a]("b")\#n"#, #"<p><a href="%22b%22">a</a></p>\#n"#),
      (
        #"[a](/b "c")[a](/b 'c')[a](/b (c))\#n"#,
        #"<p><a href="/b" title="c">a</a><a href="/b" title="c">a</a><a href="/b" title="c">a</a></p>\#n"#
      ),
      (#"[a](/b "c \"&quot;")\#n"#, #"<p><a href="/b" title="c &quot;&quot;">a</a></p>\#n"#),
      (#"[a](/b "c "d" e")\#n"#, "<p>[a](/b &quot;c &quot;d&quot; e&quot;)</p>\n"),
      (#"[a](   /b\#n  "c"  )\#n"#, #"<p><a href="/b" title="c">a</a></p>\#n"#),
      ("[a] (/b)\n", "<p>[a] (/b)</p>\n"),
      ("[a [b [c]]](/d)\n", #"<p><a href="/d">a [b [c]]</a></p>\#n"#),
      ("[a] b](/c)\n", "<p>[a] b](/c)</p>\n"),
      ("[a [b](/c)\n", #"<p>[a <a href="/c">b</a></p>\#n"#),
      (#"[a \[b](/c)\#n"#, #"<p><a href="/c">a [b</a></p>\#n"#),
      ("[*a `b`*](/c)\n", #"<p><a href="/c"><em>a <code>b</code></em></a></p>\#n"#),
      ("[![a](b)](/c)\n", #"<p><a href="/c"><img src="b" alt="a" /></a></p>\#n"#),
      ("[a [b](/c) d](/e)\n", #"<p>[a <a href="/c">b</a> d](/e)</p>\#n"#),
      ("[a *[b [c](/d)](/e)*](/f)\n", #"<p>[a <em>[b <a href="/d">c</a>](/e)</em>](/f)</p>\#n"#),
      ("*[a*](/b)\n", #"<p>*<a href="/b">a*</a></p>\#n"#),
      ("[a *b](c*)\n", #"<p><a href="c*">a *b</a></p>\#n"#),
      (#"[a <b c="](d)">\#n"#, #"<p>[a <b c="](d)"></p>\#n"#),
      ("[a`](b)`\n", "<p>[a<code>](b)</code></p>\n"),
      ("[a][b]\n\n[b]: /c 'd'\n", #"<p><a href="/c" title="d">a</a></p>\#n"#),
      ("[a [b]][c]\n\n[c]: /d\n", #"<p><a href="/d">a [b]</a></p>\#n"#),
      ("[a [b](/c)][c]\n\n[c]: /d\n", #"<p>[a <a href="/c">b</a>]<a href="/d">c</a></p>\#n"#),
      ("[a][B]\n\n[b]: /c\n", #"<p><a href="/c">a</a></p>\#n"#),
      ("[a] [b]\n\n[b]: /c\n", #"<p>[a] <a href="/c">b</a></p>\#n"#),
      ("[a]\n[b]\n\n[b]: /c\n", #"<p>[a]\#n<a href="/c">b</a></p>\#n"#),
      (#"[a][b\!]\#n\#n[b!]: /c\#n"#, "<p>[a][b!]</p>\n"),
      ("[a][b[]\n\n[b[]: /c\n", "<p>[a][b[]</p>\n<p>[b[]: /c</p>\n"),
      (#"[a][b\[]\#n\#n[b\[]: /c\#n"#, #"<p><a href="/c">a</a></p>\#n"#),
      (#"[a\\]: /b\#n\#n[a\\]\#n"#, #"<p><a href="/b">a\</a></p>\#n"#),
      ("[]\n\n[]: /a\n", "<p>[]</p>\n<p>[]: /a</p>\n"),
      ("[a][]\n\n[a]: /b 'c'\n", #"<p><a href="/b" title="c">a</a></p>\#n"#),
      ("[*a* b][]\n\n[*a* b]: /c\n", #"<p><a href="/c"><em>a</em> b</a></p>\#n"#),
      ("[A]\n\n[a]: /b\n", #"<p><a href="/b">A</a></p>\#n"#),
      ("[[*a* b]]\n\n[*a* b]: /c\n", #"<p>[<a href="/c"><em>a</em> b</a>]</p>\#n"#),
      ("[[a [b]]]\n\n[b]: /c\n", #"<p>[[a <a href="/c">b</a>]]</p>\#n"#),
      (#"\[a]\#n\#n[a]: /b\#n"#, "<p>[a]</p>\n"),
      ("*[a*]\n\n[a*]: /b\n", #"<p>*<a href="/b">a*</a></p>\#n"#),
      ("[a](b)\n\n[a]: /c\n", #"<p><a href="b">a</a></p>\#n"#),
      ("[a](b c)\n\n[a]: /d\n", #"<p><a href="/d">a</a>(b c)</p>\#n"#),
      ("[a][b][c]\n\n[c]: /d\n", #"<p>[a]<a href="/d">b</a></p>\#n"#),
      ("[a][b][c]\n\n[c]: /1\n[b]: /2\n", #"<p><a href="/2">a</a><a href="/1">c</a></p>\#n"#),
      ("[a][b][c]\n\n[c]: /1\n[a]: /2\n", #"<p>[a]<a href="/1">b</a></p>\#n"#),
    ]
  )

  private static let images = Section(
    "Images",
    [
      (#"![a](/b "c")\#n"#, #"<p><img src="/b" alt="a" title="c" /></p>\#n"#),
      ("![a *b*]\n\n[a *b*]: c 'd'\n", #"<p><img src="c" alt="a b" title="d" /></p>\#n"#),
      ("![a ![b](/c)](/d)\n", #"<p><img src="/d" alt="a b" /></p>\#n"#),
      ("![a [b](/c)](/d)\n", #"<p><img src="/d" alt="a b" /></p>\#n"#),
      ("![a][]\n\n[a]: /b\n", #"<p><img src="/b" alt="a" /></p>\#n"#),
      ("![a]\n[]\n\n[a]: /b\n", #"<p><img src="/b" alt="a" />\#n[]</p>\#n"#),
      ("![[a]]\n\n[[a]]: /b\n", "<p>![[a]]</p>\n<p>[[a]]: /b</p>\n"),
      (#"!\[a]\#n\#n[a]: /b\#n"#, "<p>![a]</p>\n"),
      (#"\![a]\#n\#n[a]: /b\#n"#, #"<p>!<a href="/b">a</a></p>\#n"#),
      ("![](/b)\n", #"<p><img src="/b" alt="" /></p>\#n"#),
      ("![a `b` <c>](/d)\n", #"<p><img src="/d" alt="a b &lt;c&gt;" /></p>\#n"#),
    ]
  )

  private static let autolinks = Section(
    "Autolinks",
    [
      ("<http://a.b>\n", #"<p><a href="http://a.b">http://a.b</a></p>\#n"#),
      ("<https://a.b?c=d&e[>\n", #"<p><a href="https://a.b?c=d&amp;e%5B">https://a.b?c=d&amp;e[</a></p>\#n"#),
      ("<irc://a.b:22/c>\n", #"<p><a href="irc://a.b:22/c">irc://a.b:22/c</a></p>\#n"#),
      ("<MAILTO:A@B.C>\n", #"<p><a href="MAILTO:A@B.C">MAILTO:A@B.C</a></p>\#n"#),
      ("<http://../>\n", #"<p><a href="http://../">http://../</a></p>\#n"#),
      ("<http://a b>\n", "<p>&lt;http://a b&gt;</p>\n"),
      (#"<http://a.b/\[\>\#n"#, #"<p><a href="http://a.b/%5C%5B%5C">http://a.b/\[\</a></p>\#n"#),
      ("<a@b.example>\n", #"<p><a href="mailto:a@b.example">a@b.example</a></p>\#n"#),
      ("<a+special@b-c.d0.org>\n", #"<p><a href="mailto:a+special@b-c.d0.org">a+special@b-c.d0.org</a></p>\#n"#),
      (#"<a\+@b.c>\#n"#, "<p>&lt;a+@b.c&gt;</p>\n"),
      ("< http://a>\n", "<p>&lt; http://a&gt;</p>\n"),
      ("<https://a.b/?x&amp;y>\n", #"<p><a href="https://a.b/?x&amp;y">https://a.b/?x&amp;y</a></p>\#n"#),
      ("<m:a>\n", "<p>&lt;m:a&gt;</p>\n"),
      ("<a.b.c>\n", "<p>&lt;a.b.c&gt;</p>\n"),
      ("http://a.b\n", "<p>http://a.b</p>\n"),
      ("a@b.c\n", "<p>a@b.c</p>\n"),
    ]
  )

  private static let rawHtml = Section(
    "Raw HTML",
    [
      (#"<a  /><b2\#ndata="c" />\#n"#, #"<p><a  /><b2\#ndata="c" /></p>\#n"#),
      (#"<a b="c" d='e "f"' _g=h i />\#n"#, #"<a b="c" d='e "f"' _g=h i />\#n"#),
      (#"<a h*#ref="b">\#n"#, "<p>&lt;a h*#ref=&quot;b&quot;&gt;</p>\n"),
      (#"<a href="b'> <a href=b'>\#n"#, "<p>&lt;a href=&quot;b'&gt; &lt;a href=b'&gt;</p>\n"),
      ("< a><\nb><c/ >\n<d e=f=g>\n", "<p>&lt; a&gt;&lt;\nb&gt;&lt;c/ &gt;\n&lt;d e=f=g&gt;</p>\n"),
      ("<a href='b'c=d>\n", "<p>&lt;a href='b'c=d&gt;</p>\n"),
      ("</a></b >\n", "<p></a></b ></p>\n"),
      (#"</a href="b">\#n"#, "<p>&lt;/a href=&quot;b&quot;&gt;</p>\n"),
      ("a <!-- b -- c -->\n", "<p>a <!-- b -- c --></p>\n"),
      ("a <!--> b <!---> c\n", "<p>a <!--> b <!---> c</p>\n"),
      ("a <?php b ?>\n", "<p>a <?php b ?></p>\n"),
      ("a <!ELEMENT b>\n", "<p>a <!ELEMENT b></p>\n"),
      ("a <![CDATA[>&<]]>\n", "<p>a <![CDATA[>&<]]></p>\n"),
      (#"a <a href="&ouml;">\#n"#, #"<p>a <a href="&ouml;"></p>\#n"#),
      (#"a <a href="\*">\#n"#, #"<p>a <a href="\*"></p>\#n"#),
    ]
  )

  private static let hardLineBreaks = Section(
    "Hard line breaks",
    [
      ("a  \nb\n", "<p>a<br />\nb</p>\n"),
      (#"a\\#nb\#n"#, "<p>a<br />\nb</p>\n"),
      ("a       \nb\n", "<p>a<br />\nb</p>\n"),
      ("a  \n     b\n", "<p>a<br />\nb</p>\n"),
      ("*a  \nb*\n", "<p><em>a<br />\nb</em></p>\n"),
      (#"*a\\#nb*\#n"#, "<p><em>a<br />\nb</em></p>\n"),
      ("`a  \nb`\n", "<p><code>a   b</code></p>\n"),
      (#"`a\\#nb`\#n"#, #"<p><code>a\ b</code></p>\#n"#),
      (#"<a b="c  \#nd">\#n"#, #"<p><a b="c  \#nd"></p>\#n"#),
      (#"a\\#n"#, #"<p>a\</p>\#n"#),
      ("a  \n", "<p>a</p>\n"),
      (#"### a\\#n"#, #"<h3>a\</h3>\#n"#),
      ("### a  \n", "<h3>a</h3>\n"),
    ]
  )

  private static let softLineBreaks = Section(
    "Soft line breaks",
    [
      ("a\nb\n", "<p>a\nb</p>\n"),
      ("a \n b\n", "<p>a\nb</p>\n"),
    ]
  )

  private static let textualContent = Section(
    "Textual content",
    [
      ("a $.;'there\n", "<p>a $.;'there</p>\n"),
      ("Ἐν ἀρχῇ\n", "<p>Ἐν ἀρχῇ</p>\n"),
      ("a     b\n", "<p>a     b</p>\n"),
    ]
  )
}
