import { providers } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import type { PublicProvider } from "~/domain/providers/provider";
import { addUser } from "../db/support/rows";
import { proves } from "../support/clauses";
import { profile, register, sessionFor } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

describe.each(siteEngines)("one provider by the API on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  /** A new account with a visitor who is signed in to it. */
  async function applicant(change: object = {}) {
    const visitor = new Visitor(site);
    return { visitor, userId: await register(visitor, change) };
  }
  const create = async (change: object = {}) => {
    const { visitor, userId } = await applicant();
    const answer = await visitor.postJson("/api/providers", profile(userId, change));
    expect(answer.status, answer.text).toBe(201);
    return { visitor, userId, answer, provider: answer.json<PublicProvider>() };
  };

  describe("POST /api/providers", () => {
    test("creates the profile of one's own account and answers with it", proves("API-09", "DATA-17"), async () => {
      const { answer, provider, userId } = await create();
      expect(answer.headers.get("location")).toBe(`/api/providers/${provider.id}`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(provider).toMatchObject({
        userId,
        licenseNumber: "RD-20418",
        specialty: "Registered Dietitian",
        yearsExperience: 12,
        bio: "I help people who have tried everything to eat well without counting.",
        timeZone: "America/Denver",
        location: "Boulder, CO",
        isVrEnabled: true,
      });
      const shown = (await new Visitor(site).get(answer.headers.get("location")!)).json<PublicProvider>();
      expect(shown).toEqual({ ...provider, userId: null, licenseNumber: null });
    });

    test("splits certifications and languages on commas and trims them", proves("DATA-18"), async () => {
      const { provider } = await create({
        certifications: " RDN ,, CDCES, rdn ",
        languages: "English,Español , Français",
      });
      expect(provider.certifications).toEqual(["RDN", "CDCES"]);
      expect(provider.languages).toEqual(["English", "Español", "Français"]);
    });

    test("takes the hourly rate as text and gives it as text", proves("DATA-19", "DATA-16"), async () => {
      expect((await create({ hourlyRate: "75" })).provider.hourlyRate).toBe("75.00");
      expect((await create({ hourlyRate: 82.5 })).provider.hourlyRate).toBe("82.50");
    });

    test("the picture may be empty or left out", proves("DATA-20"), async () => {
      expect((await create({ profileImage: "" })).provider.profileImage).toBe("");
      expect((await create({ profileImage: undefined })).provider.profileImage).toBe("");
    });

    test(
      "sets rating, reviews and flags itself, whatever is sent",
      { ...proves("DATA-21"), timeout: START },
      async () => {
        const hostile = {
          rating: "5",
          totalReviews: 9_999,
          isAvailable: false,
          isVerified: true,
          reviewStatus: "verified",
          review_status: "verified",
          role: "admin",
          id: 1_000_000,
          isListed: false,
          createdAt: "2000-01-01",
        };
        const { provider, visitor, userId } = await create(hostile);
        expect(provider).toMatchObject({ rating: "0.00", totalReviews: 0, isAvailable: true, isVerified: false });
        expect(provider.id).not.toBe(1_000_000);
        await site.database(async (db) => {
          const [row] = await db.select().from(providers).where(eq(providers.userId, userId));
          expect(row).toMatchObject({
            id: provider.id,
            reviewStatus: "under_review",
            totalReviews: 0,
            isAvailable: true,
            isListed: true,
          });
        });
        expect((await visitor.postJson("/api/providers", profile(userId, hostile))).status).toBe(409);
      },
    );

    test(
      "keeps the weekly availability that was sent, else the default one",
      proves("DATA-22", "DATA-23"),
      async () => {
        expect((await create()).provider.availability).toEqual(DEFAULT_AVAILABILITY);
        const availability = { ...DEFAULT_AVAILABILITY, sunday: { start: "08:00", end: "12:30", available: true } };
        expect((await create({ availability })).provider.availability).toEqual(availability);
      },
    );

    test("needs a session", async () => {
      const { userId } = await applicant();
      const answer = await new Visitor(site).postJson("/api/providers", profile(userId));
      expect(answer.status).toBe(401);
      expect(answer.json<ErrorContract>().error.code).toBe("unauthenticated");
      const forged = new Visitor(site, { cookie: "session=eyJmb3JnZWQi.c2lnbmF0dXJl" });
      expect((await forged.postJson("/api/providers", profile(userId))).status).toBe(401);
    });

    test("is for one's own account, and a provider's", async () => {
      const [one, other] = [await applicant(), await applicant()];
      const forbidden = await one.visitor.postJson("/api/providers", profile(other.userId));
      expect(forbidden.status).toBe(403);
      expect(forbidden.json<ErrorContract>().error.code).toBe("forbidden");
      // The other one's place is still free.
      expect((await other.visitor.postJson("/api/providers", profile(other.userId))).status).toBe(201);

      const { id, cookie } = await site.database(async (db) => {
        const id = await addUser(db, { role: "patient" });
        return { id, cookie: await sessionFor(db, id) };
      });
      expect((await new Visitor(site, { cookie }).postJson("/api/providers", profile(id))).status).toBe(403);
    });

    test("creates one profile per account, also when asked for many at once", proves("API-17"), async () => {
      const { visitor, userId } = await create();
      const again = await visitor.postJson("/api/providers", profile(userId));
      expect(again.status).toBe(409);
      expect(again.json<ErrorContract>().error.code).toBe("conflict");

      const { visitor: racer, userId: racing } = await applicant();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => racer.postJson("/api/providers", profile(racing))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    });

    test("names every wrong field with the form's own message", proves("API-16"), async () => {
      const { visitor, userId } = await applicant();
      const wrong = {
        licenseNumber: "1",
        specialty: "",
        yearsExperience: -1,
        bio: "short",
        certifications: "",
        hourlyRate: "5",
        languages: " , ",
        timeZone: "",
        location: "",
      };
      const answer = await visitor.postJson("/api/providers", profile(userId, wrong));
      expect(answer.status).toBe(422);
      expect(answer.json<ErrorContract>().error.fields).toEqual({
        licenseNumber: ["License number is required"],
        specialty: ["Specialty is required"],
        yearsExperience: ["Years of experience must be 0 or greater"],
        bio: ["Bio must be at least 50 characters"],
        certifications: ["At least one certification is required"],
        hourlyRate: ["Hourly rate must be at least $10"],
        languages: ["At least one language is required"],
        timeZone: ["Time zone is required"],
        location: ["Location is required"],
      });
    });
  });

  describe("GET /api/providers/{id}", () => {
    test("answers with a listed provider, and 304 for its tag", async () => {
      const { provider } = await create();
      const visitor = new Visitor(site);
      const answer = await visitor.get(`/api/providers/${provider.id}`);
      expect(answer.status).toBe(200);
      expect(answer.json<PublicProvider>().id).toBe(provider.id);
      const again = await visitor.get(`/api/providers/${provider.id}`, {
        "If-None-Match": answer.headers.get("etag")!,
      });
      expect([again.status, again.text]).toEqual([304, ""]);
    });

    test("tells a change of the profile at once, and that it is gone, behind the server's back even", async () => {
      const { provider } = await create();
      const path = `/api/providers/${provider.id}`;
      const visitor = new Visitor(site);
      const before = await visitor.get(path);
      await site.database((db) =>
        db.update(providers).set({ location: "Ultima Thule, Alaska" }).where(eq(providers.id, provider.id)),
      );
      const after = await visitor.get(path, { "If-None-Match": before.headers.get("etag")! });
      expect(after.json()).toEqual({ ...before.json<PublicProvider>(), location: "Ultima Thule, Alaska" });
      await site.database((db) =>
        db.update(providers).set({ isAvailable: false }).where(eq(providers.id, provider.id)),
      );
      expect((await visitor.get(path)).status).toBe(404);
    });

    test.each([
      "0",
      "-1",
      "1e3",
      "abc",
      "999999999",
      "2147483648",
      "99999999999999999999999",
      "1.0",
      "01",
      "%31%20",
      "1%00",
      "null",
    ])("is 404 for %s", async (id) => {
      const answer = await new Visitor(site).get(`/api/providers/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.json<ErrorContract>().error.code).toBe("not_found");
    });
  });
});
