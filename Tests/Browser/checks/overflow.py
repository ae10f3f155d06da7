"""Boxes and words that stick out of the page sideways."""
# A box inside a scroller or a clip is that box's business, as long as the box itself stays on the page.
# One that is placed wholly beyond the start is hidden on purpose, like a skip link until it has the focus;
# what a closed element holds has boxes that nobody sees.
OVERFLOW = """(() => {
  const width = document.documentElement.clientWidth, found = [];
  const out = box => box.width && box.height && (box.right > width + 0.5 || box.left < -0.5);
  const held = element => { for (let at = element; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return true; return false; };
  const hidden = (element, box) => { const placed = ['absolute', 'fixed'].includes(getComputedStyle(element).position);
    return placed && (document.documentElement.matches(':dir(rtl)') ? box.left >= width : box.right <= 0); };
  const tell = (element, box, text) => found.push({ what: [element.localName, ...element.classList].join('.'),
    left: Math.round(box.left), right: Math.round(box.right), text: text.trim().slice(0, 40) });
  const passed = new Set(), within = element => { for (let at = element; at; at = at.parentElement) if (passed.has(at)) return true; return false; };
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (hidden(element, box) || !element.checkVisibility()) passed.add(element);
    else if (out(box) && !held(element.parentElement) && !within(element)) tell(element, box, element.textContent);
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  for (let text; text = words.nextNode();) {
    if (!text.data.trim()) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (out(box) && !out(text.parentElement.getBoundingClientRect()) && !held(text.parentElement) && !within(text.parentElement)) tell(text.parentElement, box, text.data);
  }
  const page = document.documentElement.scrollWidth;
  if (page > width && !found.length) found.push({ what: 'page', left: 0, right: page, text: '' });
  return found.slice(0, 5);
})()"""


def overflow_findings(page, view, boxes):
    return [f"{page}: at {view} {box['what']} reaches from {box['left']} to {box['right']}" + (f" “{box['text']}”" if box["text"] else "")
            for box in boxes]
