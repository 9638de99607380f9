import { documents, patients } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UploadAnswer } from "~/domain/documents";
import { addUser } from "../db/support/rows";
import { pdf } from "../support/example-files";
import { startS3, type S3Server } from "../support/s3-server";
import { multipart } from "./support/multipart";
import { sessionFor } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const PATH = "/patient-portal/documents";
const JSON_ONLY = { Accept: "application/json" };

describe.each(siteEngines)("documents in a bucket, on $name", ({ openSite }) => {
  let s3: S3Server;
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    s3 = await startS3();
    site = await openSite({
      env: {
        DOCUMENTS_S3_URL: s3.url,
        DOCUMENTS_S3_ACCESS_KEY: "the-key",
        DOCUMENTS_S3_SECRET_KEY: "a very secret key",
      },
      prepare: async (db) => {
        const userId = await addUser(db, { role: "patient" });
        await db.insert(patients).values({
          userId,
          medicalRecordNumber: "MRN-1",
          firstName: "Ada",
          lastName: "Reyes",
          medicalHistory: [],
          allergies: [],
          medications: [],
        });
        cookie = await sessionFor(db, userId);
      },
    });
  }, START);
  afterAll(async () => {
    await site?.stop();
    await s3?.stop();
  });

  const upload = () => {
    const { body, headers } = multipart({ name: "report.pdf", content: pdf({ padding: 200_000 }) });
    return new Visitor(site, { cookie }).postRaw(PATH, body, { ...headers, ...JSON_ONLY });
  };

  test("are added, downloaded and deleted there, each request signed", async () => {
    const answer = await upload();
    expect(answer.status).toBe(201);
    const { id } = answer.json<UploadAnswer>().documents[0]!;
    expect([...s3.objects.keys()]).toEqual([`documents/${id}`]);
    expect(s3.objects.get(`documents/${id}`)!.bytes.length).toBeGreaterThan(200_000);
    expect(s3.objects.get(`documents/${id}`)!.bytes.includes("%PDF")).toBe(false);
    const download = await new Visitor(site, { cookie }).get(`${PATH}/${id}`);
    expect([download.status, download.text.length]).toEqual([200, pdf({ padding: 200_000 }).length]);
    await new Visitor(site, { cookie }).postForm(`${PATH}/${id}/delete`, {});
    expect([s3.objects.size, s3.refused]).toEqual([0, []]);
  });

  test(
    "while the bucket fails, an upload fails without a row, a download without a detail",
    async () => {
      const { id } = (await upload()).json<UploadAnswer>().documents[0]!;
      const rows = () => site.database(async (db) => (await db.select({ id: documents.id }).from(documents)).length);
      expect(await rows()).toBe(1);
      s3.fail(true);
      const failed = await upload();
      expect([failed.status, failed.json<{ error: { code: string } }>().error.code]).toEqual([500, "internal"]);
      expect((await new Visitor(site, { cookie }).get(`${PATH}/${id}`, JSON_ONLY)).text).toBe(
        '{"error":{"code":"internal","message":"Something went wrong on our side."}}',
      );
      s3.fail(false);
      expect(await rows()).toBe(1);
      expect((await new Visitor(site, { cookie }).get(`${PATH}/${id}`)).status).toBe(200);
      expect(site.logs()).not.toMatch(/very secret|report\.pdf/);
    },
    START,
  );
});
