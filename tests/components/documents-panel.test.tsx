import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { describe, expect, test } from "vitest";
import type { DocumentView } from "~/domain/documents";
import { DocumentsPanel } from "../../app/routes/patient-portal/documents-panel";
import type { DocumentsData } from "../../app/routes/patient-portal/documents.server";
import { proves } from "../support/clauses";

const ID = "0b8f2c1e-6a53-4a53-9d6d-1f0d6f3c9f11";
const document: DocumentView = {
  id: ID,
  name: "Lab <results>.pdf",
  contentType: "application/pdf",
  size: 1_300_000,
  createdAt: new Date("2026-03-10T08:20:00Z"),
};

/** The panel as the server sends it, which is all there is without script. */
async function html(data: Partial<DocumentsData> = {}): Promise<string> {
  const props: DocumentsData = { documents: [], used: { bytes: 0, documents: 0 }, upload: "open", ...data };
  const routes = [{ path: "*", element: <DocumentsPanel {...props} /> }];
  const context = await createStaticHandler(routes).query(
    new Request("http://kindweight.example/patient-portal?tab=documents"),
  );
  if (context instanceof Response) throw new Error("The panel answered with a response");
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />,
  ).replaceAll("<!-- -->", "");
}

describe("the Documents tab", () => {
  test("says what is coming soon", proves("PORT-14"), async () => {
    expect(await html()).toContain("Coming soon: documents that your care team shares with you.");
    expect(await html({ upload: "signed out" })).toContain(
      "Coming soon: documents that your care team shares with you.",
    );
  });

  test("lists each document with its kind, size and time, to download and to delete", async () => {
    const shown = await html({ documents: [document], used: { bytes: 1_300_000, documents: 1 } });
    for (const text of [
      "Lab &lt;results&gt;.pdf",
      "PDF document, 1.2 MB, added",
      'Tue, Mar 10, 2026, 4:20 AM <span class="font-normal text-muted">(New York time)</span>',
      `href="/patient-portal/documents/${ID}"`,
      `href="/patient-portal/documents/${ID}/delete"`,
      "1.2 MB of 200 MB used, 1 document of 500",
    ]) {
      expect(shown).toContain(text);
    }
  });

  test("takes files by a plain form, without script", async () => {
    const shown = await html();
    expect(shown).toMatch(/<form method="post" action="\/patient-portal\/documents" enctype="multipart\/form-data"/i);
    expect(shown).toMatch(/<input[^>]*name="file"[^>]*type="file"[^>]*multiple=""/);
    expect(shown).toMatch(/accept="application\/pdf,\.pdf,/);
    expect(shown).toMatch(/<button type="submit"/);
  });

  test.each([
    ["signed out", "/sign-in?next=%2Fpatient-portal%3Ftab%3Ddocuments"],
    ["not a patient", "Only patients add documents"],
  ] as const)("of a record that is not the viewer's own (%s) can be read only, and says why", async (upload, why) => {
    const shown = await html({ documents: [document], upload });
    expect(shown).toContain(why);
    expect(shown).toContain(`href="/patient-portal/documents/${ID}"`);
    expect(shown).not.toMatch(/<form method="post"|type="file"|\/delete"/);
  });

  test("leads to the record in both forms", async () => {
    for (const upload of ["open", "signed out", "not a patient"] as const) {
      expect(await html({ upload })).toContain('href="/patient-portal/record.json"');
      expect(await html({ upload })).toContain('href="/patient-portal/record.txt"');
    }
  });

  test("has no style in an attribute, which the policy would block", async () => {
    expect(await html({ documents: [document] })).not.toMatch(/\sstyle="/);
  });
});
