"""Does every engine take every selector, declaration and at-rule of the style sheets?"""
import json

from .css_rules import RuleCollector
from .result import Result, unique

ASK = """(questions => questions.map(([kind, text, value]) => {
  try {
    if (kind === 'declaration') return CSS.supports(text, value);
    if (kind === 'selector') return CSS.supports('selector(' + text + ')');
    const sheet = new CSSStyleSheet(); sheet.replaceSync(text);
    const rule = sheet.cssRules[0];
    if (!rule) return false;
    if (rule.media && rule.media.mediaText === 'not all' && !/not all/.test(text)) return false;
    return !(value && rule.style && rule.style.length < value);
  } catch (error) { return false; }
}))(%s)"""


def check_css(site, browsers):
    """Whatever an engine drops is a finding, unless @supports guards it."""
    collector = RuleCollector()
    sheets = site.of_kind(".css")
    for sheet in sheets:
        collector.add_sheet(site.text(sheet), sheet)
    asked = list(collector.questions)
    dropped_by = {key: [] for key in asked}
    for browser in browsers:
        for key, taken in zip(asked, browser.evaluate(ASK % json.dumps(asked))):
            if not taken:
                dropped_by[key].append(browser.name)
    findings = collector.findings + [f"{collector.questions[key].place}: {collector.questions[key]} is dropped by {', '.join(names)}"
                                     for key, names in dropped_by.items() if names and not collector.questions[key].guarded]
    engines = ", ".join(browser.version for browser in browsers)
    return Result("CSS", f"{len(sheets)} sheets, {len(asked)} distinct things asked of {engines}", unique(findings))
