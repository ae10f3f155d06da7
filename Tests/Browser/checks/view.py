"""How a page is to be seen."""
import dataclasses

# Resolves once the fonts are in and two frames have been produced.
SETTLED = """new Promise(done => {
  const moving = () => document.getAnimations().filter(one => one instanceof CSSTransition).map(one => one.finished);
  const rest = () => Promise.allSettled(moving()).then(() => done(true));
  const frames = count => count ? requestAnimationFrame(() => frames(count - 1)) : rest();
  const ready = () => document.fonts.ready.then(() => frames(2));
  document.readyState === 'complete' ? ready() : addEventListener('load', ready);
})"""

RIGHT_TO_LEFT = "addEventListener('DOMContentLoaded', () => { document.documentElement.dir = 'rtl'; });"


class BrowserError(RuntimeError):
    """A browser did not start, did not answer, or refused."""


@dataclasses.dataclass(frozen=True)
class View:
    width: int = 1280
    height: int = 900
    dark: bool = False
    right_to_left: bool = False
    forced_colors: bool = False
    reduced_motion: bool = False
    # The reader's default font size, as a multiple of 16 pixels.
    text_scale: float = 1.0

    def __str__(self):
        words = [str(self.width), "dark" if self.dark else "light"]
        words += ["rtl"] if self.right_to_left else []
        words += ["forced-colors"] if self.forced_colors else []
        words += [f"text-{self.text_scale:.0%}".rstrip("%")] if self.text_scale != 1 else []
        return "-".join(words)
