import { expect, test } from "vitest";
import { scriptsAfterPaint } from "~/services/pages/after-paint.server";

const context =
  '<script nonce="abc=">window.__remixContext = {"basename":"/"};window.__remixContext.stream = 1;</script>';
const page = (links: string, code: string) =>
  `<p>text</p>${links}${context}<script nonce="abc=" type="module" async="">${code}</script></body>`;

test("a page's scripts are named but not fetched, and everything else stays", () => {
  const links =
    '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/>';
  const code = 'import "/assets/manifest-1.js";\nimport("/assets/entry-2.js");';
  const later = scriptsAfterPaint(page(links, code));
  expect(later.startsWith(`<p>text</p>${context}<script nonce="abc=">(function`)).toBe(true);
  expect(
    later.endsWith(
      `(document.currentScript, ["/assets/manifest-1.js","/assets/entry-2.js"], ${JSON.stringify(code)})</script></body>`,
    ),
  ).toBe(true);
  expect(later).not.toMatch(/<link|type="module"/);
});

test("a page without scripts, or with others, stays as it is", () => {
  for (const html of [
    "",
    "<p>text</p>",
    `${context}<p>text</p>`,
    '<link rel="modulepreload" href="/a.js"/><p>text</p>',
  ]) {
    expect(scriptsAfterPaint(html)).toBe(html);
  }
});
