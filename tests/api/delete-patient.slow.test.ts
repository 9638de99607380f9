import { auditLog, users } from "db/schema";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deletePatient } from "~/services/accounts/delete-patient.server";
import type { DocumentStore } from "~/services/documents/store.server";
import { txt } from "../support/example-files";
import { addDeskProvider } from "../db/support/rows";
import { patientForm, signedInPatient, signIn } from "./support/accounts";
import { runAdmin } from "./support/admin";
import { multipart } from "./support/multipart";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

describe.each(siteEngines)("an operator deletes a patient's account on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  /** One command after the other. */
  const remove = (...commands: string[][]) =>
    site.whileStopped(() => Promise.resolve(commands.map((words) => runAdmin(site, "delete-patient", ...words))));
  const userId = (email: string) =>
    site.database(async (db) => (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id);
  async function withDocument() {
    const patient = await signedInPatient(site);
    const { body, headers } = multipart({ name: "letter.txt", content: txt("A letter"), type: "text/plain" });
    const sent = await patient.visitor.postRaw("/patient-portal/documents", body, {
      ...headers,
      Accept: "application/json",
    });
    return {
      ...patient,
      path: `/patient-portal/documents/${sent.json<{ documents: { id: string }[] }>().documents[0]!.id}`,
    };
  }

  test(
    "in two steps: a look says what would go and gives the number, which the second has to name; others keep what is theirs",
    async () => {
      const [mara, other] = [await withDocument(), await withDocument()];
      const id = (await userId(mara.email))!;
      const [looked, ...slips] = await remove(
        [mara.email.toUpperCase()],
        ...[(await userId(other.email))!, id + 1_000].map((number) => [mara.email, String(number)]),
      );
      expect([looked!.status, looked!.stderr]).toEqual([0, ""]);
      expect(looked!.stdout).toMatch(
        new RegExp(
          `^Account ${id} in .+ is a patient’s, with a record of 1 document, 0 readings and 0 conversations\\. Nothing was deleted yet: the same command with ${id} at its end does that, for good\\. Left would be 0 appointment requests, `,
        ),
      );
      expect(slips).toHaveLength(2);
      for (const slip of slips)
        expect(slip).toMatchObject({
          status: 1,
          stdout: "",
          stderr: expect.stringMatching(/^This address has another account\. Nothing was deleted in /) as string,
        });
      expect((await mara.visitor.get(mara.path)).text).toBe("A letter");

      expect((await remove([mara.email, String(id)]))[0]!.stdout).toMatch(
        new RegExp(`^Account ${id} and its record are deleted from .+, with 1 document, `),
      );
      expect((await mara.visitor.get("/account")).status).toBe(303);
      expect((await signIn(site, mara.email)).answer.status).toBe(400);
      expect((await other.visitor.get(other.path)).text).toBe("A letter");
      const [entry] = await site.database((db) =>
        db.select().from(auditLog).where(eq(auditLog.accountId, id)).orderBy(desc(auditLog.id)),
      );
      expect(entry).toMatchObject({
        actorId: null,
        patientId: expect.any(Number) as number,
        action: "delete",
        subject: "account",
        outcome: "done",
        address: "the command line",
      });
      // Nothing is left that stands in the way of a new beginning.
      expect(
        (await new Visitor(site).postForm("/register", patientForm({ email: mara.email }))).headers.get("location"),
      ).toBe("/register?sent");
    },
    START,
  );

  test(
    "also while the store of documents is away, whose bytes are then named as left over",
    async () => {
      const { email } = await withDocument();
      const id = (await userId(email))!;
      const away = { remove: () => Promise.reject(new Error("away")) } as unknown as DocumentStore;
      const done = await site.database((db) =>
        deletePatient(email, id, { db, clock: () => new Date(), documents: away }),
      );
      expect(done).toMatchObject({ accountId: id, isDeleted: true, documents: [expect.any(String)], strays: 1 });
      expect(await userId(email)).toBeUndefined();
    },
    START,
  );

  test(
    "and nobody else's, by no slip of the pen",
    async () => {
      const email = "desk@example.com";
      await site.database((db) => addDeskProvider(db, {}, { email }));
      const id = String(await userId(email));
      const [specialist, unknown, ...misspelt] = await remove(
        [email, id],
        ["nobody@example.com"],
        [],
        [email, "all"],
        [email, "0"],
        [email, id, "more"],
        ["not an address", id],
      );
      expect(specialist).toMatchObject({
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(/^This address is a specialist’s or an administrator’s\. /) as string,
      });
      expect(unknown).toMatchObject({
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(/^No account has this address\. Nothing was deleted in /) as string,
      });
      expect(misspelt).toHaveLength(5);
      for (const one of misspelt)
        expect(one).toMatchObject({
          status: 1,
          stdout: "",
          stderr: expect.stringContaining("Usage: npm run admin -- ") as string,
        });
      expect(String(await userId(email))).toBe(id);
    },
    START,
  );
});
