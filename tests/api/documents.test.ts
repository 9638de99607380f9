import { auditLog, documents } from "db/schema";
import { and, desc, eq } from "drizzle-orm";
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMAIL_NOT_VERIFIED } from "~/domain/email-not-verified";
import { MAX_DOCUMENT_BYTES, REFUSALS, type UploadAnswer } from "~/domain/documents";
import { exe, jpeg, pdf, png, txt, zip } from "../support/example-files";
import { documentsAt, JSON_ONLY, PATH, preparePeople, SMALL, type People } from "./support/documents";
import { multipart } from "./support/multipart";
import { siteEngines, START, type Site } from "./support/site";
import type { ErrorContract, Headings } from "./support/visitor";

describe.each(siteEngines)("documents on $name", ({ openSite }) => {
  let site: Site;
  let people: People;
  let as: ReturnType<typeof documentsAt>["as"];
  let upload: ReturnType<typeof documentsAt>["upload"];
  let uploaded: ReturnType<typeof documentsAt>["uploaded"];
  let download: ReturnType<typeof documentsAt>["download"];
  let stored: ReturnType<typeof documentsAt>["stored"];
  let expectWhole: ReturnType<typeof documentsAt>["expectWhole"];
  beforeAll(async () => {
    site = await openSite({ prepare: async (db) => void (people = await preparePeople(db)) });
    ({ as, upload, uploaded, download, stored, expectWhole } = documentsAt(site, people));
  }, START);
  afterAll(() => site?.stop());

  const kinds: [string, Buffer, string, string][] = [
    ["report.pdf", pdf(), "application/pdf", "application/pdf"],
    ["Foto März.jpg", jpeg(), "image/jpeg", "image/jpeg"],
    ["scan.png", png(), "image/png", "image/png"],
    ["notes.txt", txt("é".repeat(50_000)), "text/plain", "text/plain; charset=utf-8"],
  ];

  test.each(kinds)("their owner adds %s, downloads and deletes it", async (name, content, type, header) => {
    const [document] = await uploaded("owner", { name, content, type: "application/x-whatever" });
    const id = document!.id;
    expect(document).toMatchObject({ name, contentType: type, size: content.length });
    expect(stored()).toEqual([id]);

    const { response, content: got } = await download("owner", id);
    expect(response.status).toBe(200);
    expect(got.equals(content)).toBe(true);
    expect(response.headers.get("content-type")).toBe(header);
    expect(response.headers.get("content-length")).toBe(String(content.length));
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\x20-\x7e]+";/);
    expect(response.headers.get("content-security-policy")).toMatch(/(^|, )sandbox; default-src 'none'$/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toContain("private, no-store");

    const head = await as("owner").send("HEAD", `${PATH}/${id}`, {});
    expect([head.status, head.text, head.headers.get("content-length")]).toEqual([200, "", String(content.length)]);

    const owner = as("owner");
    const confirm = await owner.get(`${PATH}/${id}/delete`);
    expect(confirm.status).toBe(200);
    expect(confirm.text).toContain("Delete this document?");
    expect(stored()).toEqual([id]);
    const gone = await owner.postForm(`${PATH}/${id}/delete`, {});
    expect([gone.status, gone.headers.get("location")]).toEqual([303, "/patient-portal?tab=documents"]);
    expect((await as("owner").get(`${PATH}/${id}`, JSON_ONLY)).status).toBe(404);
    expect(stored()).toEqual([]);
  });

  test("without script the answer leads back to the documents, with what came of it", async () => {
    const owner = as("owner");
    const answer = await upload(owner, [
      { name: "a.txt", content: txt("one") },
      { name: "b.pdf", content: exe() },
    ]);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      303,
      "/patient-portal?tab=documents",
      "no-store",
    ]);
    const page = await owner.get("/patient-portal?tab=documents");
    expect(page.text).toContain("Document stored, 1 file not");
    expect(page.text).toContain(REFUSALS.type.slice(0, 30));

    const nothing = await upload(owner, [{ name: "", content: Buffer.alloc(0) }]);
    expect(nothing.status).toBe(303);
    expect((await owner.get("/patient-portal")).text).toContain("Choose a file first.");
    const back = await owner.get(PATH);
    expect([back.status, back.headers.get("location")]).toEqual([302, "/patient-portal?tab=documents"]);
  });

  test("by script each file is answered for, and those that were taken are there", async () => {
    const answer = await upload(
      as("other"),
      [
        { name: "good.pdf", content: pdf() },
        { name: "empty.pdf", content: Buffer.alloc(0) },
        { name: "page.pdf", content: txt("<html>"), type: "application/pdf" },
        { name: "gifar.jpg", content: Buffer.concat([jpeg(), zip()]) },
        { name: "half.png", content: png().subarray(0, 40) },
        { name: "other field.txt", content: txt("x"), field: "unknown" },
        { name: "good.txt", content: txt("fine") },
      ],
      JSON_ONLY,
    );
    expect(answer.status).toBe(201);
    const { documents: taken, refused } = answer.json<UploadAnswer>();
    expect(taken.map(({ name }) => name)).toEqual(["good.pdf", "good.txt"]);
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ["empty.pdf", "empty"],
      ["page.pdf", "type"],
      ["gifar.jpg", "mixed"],
      ["half.png", "damaged"],
    ]);
    for (const { id } of taken) expect(stored()).toContain(id);
  });

  test.each<[string, Buffer, number]>([
    ["a page", txt("<!doctype html><script>alert(1)</script>"), 415],
    ["a picture with script", txt('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    ["a program", exe(), 415],
    ["a PDF with an archive behind it", Buffer.concat([pdf(), zip()]), 415],
    ["more than 10 MB", Buffer.concat([txt("x".repeat(MAX_DOCUMENT_BYTES)), txt("y")]), 413],
    ["nothing", Buffer.alloc(0), 422],
  ])("%s that calls itself a PDF is refused, and nothing of it stays", async (_name, content, status) => {
    const before = stored();
    const answer = await upload(as("owner"), [{ name: "result.pdf", content, type: "application/pdf" }], JSON_ONLY);
    expect(answer.status).toBe(status);
    expect(answer.json<ErrorContract>().error.fields?.file).toHaveLength(1);
    expect(stored()).toEqual(before);
  });

  test("of more than ten files the first ten are taken; of far too much nothing is", async () => {
    const files = Array.from({ length: 12 }, (_item, index) => ({
      name: `${index}.txt`,
      content: txt(`file ${index}`),
    }));
    const { documents: taken, refused } = (await upload(as("other"), files, JSON_ONLY)).json<UploadAnswer>();
    expect([taken.length, refused.map(({ reason }) => reason)]).toEqual([10, ["tooMany"]]);
    const before = stored();
    // Says so and is believed: nothing is read.
    const declared = await as("other")
      .send(
        "POST",
        PATH,
        {
          ...multipart().headers,
          Origin: site.url,
          "Sec-Fetch-Site": "same-origin",
          ...JSON_ONLY,
          "Content-Length": "200000000",
        },
        "x",
      )
      .catch(() => null);
    if (declared) expect(declared.status).toBe(413);
    expect(stored()).toEqual(before);
  });

  test("names lose their paths and whatever lies about them", async () => {
    const [one, two, three] = await uploaded(
      "other",
      { name: "../../../etc/passwd", content: txt("x") },
      { name: "C:\\temp\\evil\u202efdp.exe", content: pdf() },
      { name: `${"n".repeat(300)}.png`, content: png() },
    );
    expect([one!.name, two!.name, three!.name.length]).toEqual(["passwd.txt", "evilfdp.pdf", 120]);
    expect(stored().every((name) => /^[\da-f-]{36}$/.test(name))).toBe(true);
  });

  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ["another content type", "file=x", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["JSON", "{}", { "Content-Type": "application/json" }, 415],
    ["no boundary", "x", { "Content-Type": "multipart/form-data" }, 400],
    ["a body that is none", "nothing of the kind", { "Content-Type": "multipart/form-data; boundary=b" }, 400],
    [
      "a body without its end",
      multipart({ name: "a.pdf", content: pdf() }).body.subarray(0, -30),
      multipart().headers,
      400,
    ],
    ["no body", "", { "Content-Type": "multipart/form-data; boundary=b" }, 400],
  ])("%s is no upload", async (_name, body, headers, status) => {
    const before = stored();
    expect((await as("owner").postRaw(PATH, body, { ...headers, ...JSON_ONLY })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  test("an upload from another site is refused before it is looked at", async () => {
    const { body, headers } = multipart({ name: "a.txt", content: txt("x") });
    for (const foreign of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }] as Headings[])
      expect((await as("owner").postRaw(PATH, body, { ...headers, ...foreign })).status).toBe(403);
  });

  test("nobody and others get nothing, and cannot tell what there is", async () => {
    const [document] = await uploaded("owner", { name: "private.pdf", content: pdf() });
    const { id } = document!;
    const unknown = randomUUID();
    // Nobody: the same for what there is and what there is not.
    for (const address of [id, unknown, "1", "x"]) {
      expect((await as().get(`${PATH}/${address}`, JSON_ONLY)).status).toBe(401);
      const page = await as().get(`${PATH}/${address}`, { Accept: "text/html" });
      expect([page.status, page.headers.get("location")]).toEqual([
        303,
        "/sign-in?next=%2Fpatient-portal%3Ftab%3Ddocuments",
      ]);
      expect((await as().get(`${PATH}/${address}/delete`)).headers.get("location")).toMatch(/^\/sign-in/);
      expect((await as().postForm(`${PATH}/${address}/delete`, {})).headers.get("location")).toMatch(/^\/sign-in/);
    }
    expect((await upload(as(), [{ name: "a.txt", content: txt("x") }], JSON_ONLY)).status).toBe(401);
    expect((await upload(as(), [{ name: "a.txt", content: txt("x") }])).headers.get("location")).toMatch(
      /^\/sign-in\?next=/,
    );

    for (const who of ["other", "unrelated"] as const) {
      const answers = await Promise.all([id, unknown].map((address) => as(who).get(`${PATH}/${address}`, JSON_ONLY)));
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[0]!.text).toBe(answers[1]!.text);
      expect(answers[0]!.headers.get("content-disposition")).toBeNull();
    }
    // Who treats the patient reads it, and so does who looks after accounts; neither deletes or adds.
    for (const who of ["treating", "admin"] as const)
      expect((await as(who).get(`${PATH}/${id}`, JSON_ONLY)).status).toBe(200);
    for (const who of ["other", "unrelated", "treating", "admin"] as const) {
      const visitor = as(who);
      expect((await visitor.postForm(`${PATH}/${id}/delete`, {})).headers.get("location")).toBe(
        "/patient-portal?tab=documents",
      );
      expect((await visitor.get("/patient-portal")).text).toContain("The document was not deleted");
    }
    for (const who of ["unrelated", "treating", "admin"] as const)
      expect((await upload(as(who), [{ name: "a.txt", content: txt("x") }], JSON_ONLY)).status).toBe(403);
    expect((await as("owner").get(`${PATH}/${id}`, JSON_ONLY)).status).toBe(200);
  });

  test("ids are walked in vain: no form of one but its own leads to a document", async () => {
    const [document] = await uploaded("owner", { name: "walk.pdf", content: pdf() });
    const { id } = document!;
    for (const form of [
      id.toUpperCase(),
      `${id}x`,
      id.slice(0, -1),
      `%00${id}`,
      `..%2f${id}`,
      id.replaceAll("-", ""),
      `{${id}}`,
      "0",
      "-1",
      "1%20or%201=1",
      "..%2f..%2fsession-secret",
      "incoming",
    ]) {
      const answer = await as("owner").get(`${PATH}/${form}`, JSON_ONLY);
      expect(answer.status, form).toBe(404);
    }
  });

  test("nothing is added where nobody has proven the address, and the page says what to do, in its language", async () => {
    const before = stored();
    const answer = await upload(as("unproven"), [{ name: "one.txt", content: SMALL }], JSON_ONLY);
    expect([answer.status, answer.json<ErrorContract>().error.message]).toEqual([403, EMAIL_NOT_VERIFIED]);
    const visitor = as("unproven");
    expect((await upload(visitor, [{ name: "one.txt", content: SMALL }])).status).toBe(303);
    const page = await visitor.get("/patient-portal?tab=documents");
    // The message of what was tried, and in place of the form.
    expect(page.text.split(EMAIL_NOT_VERIFIED).length).toBeGreaterThanOrEqual(3);
    expect(page.text).not.toContain('name="file"');
    for (const [language, words] of [
      ["es", "Confirme primero su dirección"],
      ["ar", "أكّد عنوان بريدك"],
    ] as const) {
      expect((await visitor.get("/patient-portal?tab=documents", { "Accept-Language": language })).text).toContain(
        words,
      );
    }
    expect(stored()).toEqual(before);
  });

  test(
    "what the database says of a document is true of its bytes",
    async () => {
      const [document] = await uploaded("audited", { name: "true.pdf", content: pdf() });
      const [row] = await site.database((db) => db.select().from(documents).where(eq(documents.id, document!.id)));
      expect(row).toMatchObject({
        patientId: people.audited.patientId,
        name: "true.pdf",
        contentType: "application/pdf",
        size: pdf().length,
      });
      expect(row!.userId).not.toBeNull();
      expect(Buffer.from(row!.hash)).toEqual(createHash("sha256").update(pdf()).digest());
    },
    START,
  );

  test(
    "each access to a document is one entry in its record's audit log, a denied one too",
    async () => {
      const [document] = await uploaded("audited", { name: "seen.pdf", content: pdf() });
      const address = `${PATH}/${document!.id}`;
      await as("audited").get(address);
      await as("audited").send("HEAD", address, {});
      await as("audited").get(`${address}/delete`);
      await as("treating").get(address);
      await as("other").get(address);
      await as("other").postForm(`${address}/delete`, {});
      await as("audited").postForm(`${address}/delete`, {});
      const entries = await site.database((db) =>
        db
          .select({ action: auditLog.action, outcome: auditLog.outcome })
          .from(auditLog)
          .where(and(eq(auditLog.patientId, people.audited.patientId), eq(auditLog.subject, "documents")))
          .orderBy(desc(auditLog.id))
          .limit(8),
      );
      expect(entries.reverse().map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
        "create done",
        "read done",
        "read done",
        "read done",
        // Who treats the audited patient: nobody, the owner alone has a consultation.
        "read denied",
        "read denied",
        "delete denied",
        "delete done",
      ]);
    },
    START,
  );
  test(
    "after all of this each row has its bytes and all bytes have a row, and no record is over its quota",
    async () => {
      expect(await expectWhole()).toBeGreaterThan(15);
    },
    START,
  );

  test("no name of a document and no name of a person is in the log", () => {
    for (const word of ["report.pdf", "private", "Foto", "passwd", "Wilhelmina", "Harker"])
      expect(site.logs()).not.toContain(word);
  });
});
