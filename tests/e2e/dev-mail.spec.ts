import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createComposer } from "~/services/mail/composer.server";
import { createFolderTransport, mailFolder } from "~/services/mail/folder-transport.server";
import { startServer } from "../support/server";
import { violations } from "./support/axe";
import { cutTexts, headingLevels, overflow, skippedLevels, smallTargets } from "./support/structure";
import { expect, test as base } from "./support/visit";

const brand = { name: "Kindweight", supportPhone: "1-800-555-0142", supportEmail: "care@kindweight.example" };

/**
 * `test` with the address that a developer's own server has printed: nothing in front of it, and two mails in its
 * folder.
 */
const test = base.extend<object, { own: string }>({
  own: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "kindweight-e2e-mail-"));
      try {
        const server = await startServer({ dataDir, env: { SEED: "none" } });
        // The name it goes by in the mails.
        const origin = server.url.replace("127.0.0.1", "localhost");
        const compose = createComposer({ brand, mailFrom: { name: brand.name, address: brand.supportEmail } }, origin);
        const folder = createFolderTransport(mailFolder(dataDir));
        const to = "nora.okafor.with.a.rather.long.name@a-long-domain.example.com";
        const token = "k3yF0rN0b0dyElse".repeat(3);
        await folder.send(
          compose(
            1,
            { to, kind: "verify-email", firstName: "Nora", path: `/emergency?${token}` },
            new Date("2026-03-14T09:00:00Z"),
          ),
        );
        const reason = `<script>alert("1")</script> & a license from https://elsewhere.example/register`;
        await folder.send(
          compose(2, { to, kind: "application-rejected", firstName: "Nora", reason }, new Date("2026-03-15T09:00:00Z")),
        );
        try {
          const printed = () => /Its emails are at (\S+)/.exec(server.logs())?.[1];
          await expect.poll(printed).toBeDefined();
          await use(printed()!);
        } finally {
          await server.stop();
        }
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 90_000 },
  ],
  // As a developer's browser sends them: nobody has passed the request on.
  extraHTTPHeaders: async ({}, use) => {
    await use({});
  },
});

test("mails are listed newest first, read one by one, and their links lead on @main", async ({ page, visit, own }) => {
  await visit(own);
  await expect(page).toHaveTitle("Mails on this machine · Kindweight");
  await expect(page).toHaveURL(/\/dev\/mail$/);
  const listed = page.getByRole("main").getByRole("listitem");
  await expect(listed).toHaveText([
    /application-rejected\s*2026-03-15 09:00:00 UTC/,
    /verify-email\s*2026-03-14 09:00:00 UTC/,
  ]);
  await listed.last().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
  await expect(page.getByRole("main")).toContainText("Hello Nora,");
  await page
    .getByRole("main")
    .getByRole("link", { name: /\/emergency/ })
    .click();
  await expect(page).toHaveURL(/\/emergency\?k3yF0r/);
  await page.goBack();
  await page.getByRole("link", { name: "All mails" }).click();
  await expect(listed).toHaveCount(2);
});

test("what somebody wrote in a mail is text", async ({ page, visit, own }) => {
  await visit(own);
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("main")).toContainText(`> <script>alert("1")</script> & a license from`);
  await expect(page.getByRole("main").locator("script")).toHaveCount(0);
});

test("a mail that is not there is not found", async ({ page, visit, own }) => {
  await visit(own);
  await visit(`${new URL(own).origin}/dev/mail?id=nothing`, { status: 404 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});

for (const width of [360, 768, 1280]) {
  test(`both views are whole at ${width} pixels`, async ({ page, visit, own, scripted }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(own);
    for (const view of ["list", "mail"]) {
      if (view === "mail") {
        await page.getByRole("main").getByRole("listitem").last().getByRole("link").click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
      }
      expect(await overflow(page), view).toBe(0);
      expect(await cutTexts(page), view).toEqual([]);
      expect(skippedLevels(await headingLevels(page)), view).toEqual([]);
      expect(await smallTargets(page, 24), view).toEqual([]);
      if (scripted) expect(await violations(page), view).toEqual([]);
    }
  });
}
