/**
 * Remix's scripts as it writes them at the end of a page: what to preload, the
 * page's own data, and the module that starts the application. All three are
 * ours: whatever comes from outside has its `<` escaped, by React in texts and
 * by Remix in data, so none of it can look like this.
 */
const SCRIPTS =
  /((?:<link rel="modulepreload" href="[^"]*"\/>)+)(<script nonce="[^"]*">window\.__remixContext = [^<]*<\/script>)<script nonce="([^"]*)" type="module" async="">([^<]*)<\/script>/;

/** In the midst of them. Looked for first: of a page with many links a look at each would cost more than all else here. */
const CONTEXT = /<script nonce="[^"]*">window\.__remixContext = /;

/** How long the first picture may keep the scripts waiting: a browser that paints nothing asks for no frame either. */
const LONGEST_MS = 2_000;

/** Files asked for in one go: each takes a slow phone some milliseconds, in which it hears nobody. */
const AT_ONCE = 4;

/**
 * Runs in the page, in any browser: puts the links and the module where Remix
 * wrote them, so that React finds the document it expects.
 * @param self the script that this runs in, which gives up its place.
 */
const START = `(function (self, files, code) {
  var begun = false;
  function start() {
    if (begun) return;
    begun = true;
    next();
  }
  function next() {
    files.splice(0, document.hidden ? files.length : ${AT_ONCE}).forEach(function (file) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      self.parentNode.insertBefore(link, self.previousSibling);
    });
    if (files.length > 0) return setTimeout(next);
    var module = document.createElement("script");
    module.nonce = self.nonce;
    module.type = "module";
    module.textContent = code;
    self.parentNode.replaceChild(module, self);
  }
  if (document.hidden || !window.requestAnimationFrame) return start();
  requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(start); }); });
  setTimeout(start, ${LONGEST_MS});
})`.replace(/\n\s*/g, " ");

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Lets a page be seen before its scripts are fetched. On a slow line they would
 * share it with the style that the first picture waits for, and everything
 * works without them.
 * @param html a whole page; without Remix's scripts it comes back as it is.
 */
export function scriptsAfterPaint(html: string): string {
  // What closes before them is something else: a link has no end tag.
  const before = Math.max(0, html.lastIndexOf("</", html.search(CONTEXT)));
  const scripts = html.slice(before).replace(SCRIPTS, (_all, links: string, context: string, nonce: string, code: string) => {
    const files = [...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    return `${context}<script nonce="${nonce}">${START}(document.currentScript, ${inScript(files)}, ${inScript(code)})</script>`;
  });
  return html.slice(0, before) + scripts;
}
