/*
 * Remix's scripts as it writes them at the end of a page: what to preload, the page's own data, and the module that starts the
 * application. All three are ours: whatever comes from outside has its `<` and `>` escaped, by React in texts and by Remix in
 * data, so none of it can look like this. They are looked for by their beginnings: an expression for all of it cost a twentieth of a page.
 */
const CONTEXT = ">window.__remixContext = ";
const LINK = '<link rel="modulepreload" ';
const LINKS = /^(?:<link rel="modulepreload" href="[^"]*"\/>)+$/;
const MODULE = /<script nonce="([^"]*)" type="module" async="">([^<]*)<\/script>/y;

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
  const context = html.lastIndexOf("<script ", html.indexOf(CONTEXT));
  // What closes before them is something else: a link has no end tag.
  const first = html.indexOf(LINK, Math.max(0, html.lastIndexOf("</", context)));
  const after = html.indexOf("</script>", context) + "</script>".length;
  if (context < 0 || first < 0 || first > context || after < context) return html;
  const links = html.slice(first, context);
  MODULE.lastIndex = after;
  const module = MODULE.exec(html);
  if (!module || !LINKS.test(links)) return html;
  const [all, nonce, code] = module;
  const files = [...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  return `${html.slice(0, first)}${html.slice(context, after)}<script nonce="${nonce}">${START}(document.currentScript, ${inScript(files)}, ${inScript(code)})</script>${html.slice(after + all.length)}`;
}
