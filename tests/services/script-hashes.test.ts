import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { scriptHashes } from "~/services/http/responses/public-render.server";

const NONCE = "iQzKdugrLZePxlo+sHxeug==";
const hashOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

test("a cached page allows the scripts that carry the nonce of its rendering, and no other one", () => {
  const page = `<head><script type="application/ld+json">{"name":"Mara"}</script></head><body>
    <script>alert("injected")</script><script nonce="">alert("guessed")</script><script nonce="other">alert(1)</script>
    <template><script nonce="${NONCE}">window.data = "a < b";
    </script><script nonce="${NONCE}" type="module" async="">import("/assets/entry.js");</script></template></body>`;
  expect(scriptHashes(page, NONCE)).toEqual([
    hashOf('window.data = "a < b";\n    '),
    hashOf('import("/assets/entry.js");'),
  ]);
});

test("a script in the words of a visitor is text, which React escapes, and allows nothing", () => {
  expect(scriptHashes(`<p>&lt;script nonce="${NONCE}"&gt;alert(1)&lt;/script&gt;</p>`, NONCE)).toEqual([]);
});
