/// The script of the pages: it sends forms without leaving the page, and does what comes back.
///
/// Without it the same forms load the next page.
enum UpdateScript {
  static let text = """
    const shown = document.querySelector('meta[name="shown-page"]').content;
    const find = selector => document.querySelector(selector);

    function make(html) {
      const template = document.createElement("template");
      template.innerHTML = html;
      return template.content;
    }

    const actions = {
      remove: step => find(step.target).remove(),
      insert: step => find(step.into).insertBefore(make(step.html), step.before && find(step.before)),
      move: step => {
        const parent = find(step.into);
        const before = step.before && find(step.before);
        if (parent.moveBefore) parent.moveBefore(find(step.target), before);
        else parent.insertBefore(find(step.target), before);
      },
      reload: step => find(step.target).replaceWith(make(step.html)),
      content: step => find(step.target).replaceChildren(make(step.html)),
      attributes: step => {
        const target = find(step.target);
        for (const name of step.remove) target.removeAttribute(name);
        for (const [name, value] of Object.entries(step.set)) target.setAttribute(name, value);
        if ("value" in step.set) target.value = step.set.value;
      },
    };

    function apply(update) {
      if (update.styles) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(update.styles);
        document.adoptedStyleSheets.push(sheet);
      }
      for (const step of update.operations) actions[step.op](step);
    }

    // An update follows from the one before it, so one request waits for the other.
    let last = Promise.resolve();
    function send(address, options) {
      last = last.then(async () => {
        const answer = await fetch(address, { ...options, headers: { "Shown-Page": shown } });
        if (!answer.ok) throw new Error(answer.statusText);
        apply(await answer.json());
      }).catch(() => location.reload());
    }

    document.addEventListener("submit", event => {
      event.preventDefault();
      const form = event.target;
      const fields = new URLSearchParams(new FormData(form, event.submitter));
      const address = form.getAttribute("action");
      if (form.method === "post") return send(address, { method: "POST", body: fields });
      history.replaceState(null, "", `${address}?${fields}`);
      send(`${address}?${fields}`);
    });

    document.addEventListener("input", event => {
      if (event.target.type === "search") event.target.form.requestSubmit();
    });

    """
}
