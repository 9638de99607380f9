import type { Database } from "db/client";
import { providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_AVAILABILITY, WEEKDAYS } from "~/domain/providers/availability";
import { REVIEW_STATUSES, SPECIALTIES } from "~/domain/providers/constants";
import type { PublicProvider } from "~/domain/providers/provider";
import { addProvider, addProviders, type ProviderRow } from "../db/support/rows";
import { proves } from "../support/clauses";
import { profile, register } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer, type ErrorContract } from "./support/visitor";

/** Sixty providers with many ties; by turns verified, under review and rejected, and some unavailable. */
const fixtures: Partial<ProviderRow>[] = Array.from({ length: 60 }, (_, index) => ({
  specialty: SPECIALTIES[index % 8]!,
  bio: `Provider ${index}: ${index % 7 === 0 ? "Yoga and 100% patience" : "sleep, food_and movement"}.`,
  certifications: index % 5 === 0 ? ["RDN", "Müller Diploma"] : ["RDN"],
  yearsExperience: (index * 11) % 9,
  hourlyRate: (60 + ((index * 13) % 6) * 12.5).toFixed(2),
  rating: (((index * 7) % 11) / 2).toFixed(2),
  reviewStatus: REVIEW_STATUSES[index % 3]!,
  isAvailable: index % 10 !== 9,
  isVrEnabled: index % 4 === 0,
  licenseNumber: `SECRET-LICENSE-${index}`,
  ...(index === 0 ? { languages: ["Spanish", "Quechua"] } : {}),
}));

describe.each(siteEngines)("GET /api/providers on $name", ({ openSite }) => {
  let site: Site;
  let visitor: Visitor;
  let all: PublicProvider[];
  const prepare = async (db: Database) => {
    await addProviders(db, fixtures);
    // Users have other numbers than their providers, so that one cannot pass for the other.
    await addProvider(db, { isAvailable: false });
  };
  beforeAll(async () => {
    site = await openSite({ prepare });
    visitor = new Visitor(site);
    all = (await visitor.get("/api/providers")).json<PublicProvider[]>();
  }, START);
  afterAll(() => site?.stop());

  const list = async (query: Record<string, string> | string) => {
    const answer = await visitor.get(`/api/providers?${new URLSearchParams(query).toString()}`);
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    return answer.json<PublicProvider[]>();
  };
  test("a specialist's languages are named in the page's language, and one that has no translation stays as it is", async () => {
    const id = all.find(({ languages }) => languages.includes("Quechua"))!.id;
    for (const [language, word] of [
      ["en", "Spanish"],
      ["es", "español"],
      ["ar", "الإسبانية"],
    ] as const) {
      const { text } = await visitor.get(`/specialists/${id}`, { "Accept-Language": language });
      expect(text).toContain(`<li>${word}</li>`);
      expect(text).toContain('<bdi lang="en">Quechua</bdi>');
    }
    for (const [language, word] of [
      ["es", "inglés"],
      ["ar", "الإنجليزية"],
    ] as const) {
      const { text } = await visitor.get("/specialists", { "Accept-Language": language });
      expect(text).toContain(`>${word}<`);
    }
  });

  const ids = (providers: PublicProvider[]) => providers.map(({ id }) => id);

  test("lists every provider who is available and not rejected, nobody else", proves("API-08"), () => {
    const listed = fixtures.filter(({ isAvailable, reviewStatus }) => isAvailable && reviewStatus !== "rejected");
    expect(all.map(({ bio }) => bio).sort()).toEqual(listed.map(({ bio }) => bio).sort());
    expect(all.every(({ isAvailable }) => isAvailable)).toBe(true);
    for (const provider of all) {
      const fixture = fixtures.find(({ bio }) => bio === provider.bio)!;
      expect(provider.isVerified).toBe(fixture.reviewStatus === "verified");
    }
  });

  test(
    "without a payload; the directory and the list of VR consultations show of it whom they are for",
    proves("API-08"),
    async () => {
      const shownOn = async (list: string, each: RegExp) => {
        const shown = new Set<number>();
        for (let page = 1, found = -1; found !== shown.size && page < 20; page++) {
          found = shown.size;
          const { text } = await visitor.get(`${list}?page=${page}`);
          for (const [, id] of text.matchAll(each)) shown.add(Number(id));
        }
        return shown;
      };
      expect(await shownOn("/specialists", /href="\/specialists\/(\d+)[^"]*"/g)).toEqual(new Set(ids(all)));
      const hosts = all.filter(({ isVrEnabled }) => isVrEnabled);
      expect(hosts.length).toBeGreaterThan(5);
      expect(await shownOn("/vr-consultation", /data-vr-provider="(\d+)"/g)).toEqual(new Set(ids(hosts)));
    },
  );

  test(
    "each has all the fields, of their types; rate and rating are text holding a number",
    proves("DATA-14", "DATA-15", "DATA-16"),
    () => {
      for (const provider of all) {
        expect(Object.keys(provider).sort()).toEqual(
          [
            ...[
              "id",
              "userId",
              "specialty",
              "bio",
              "certifications",
              "languages",
              "yearsExperience",
              "totalReviews",
              "location",
              "profileImage",
            ],
            ...[
              "licenseNumber",
              "timeZone",
              "availability",
              "isAvailable",
              "isVerified",
              "isVrEnabled",
              "hourlyRate",
              "rating",
            ],
          ].sort(),
        );
        for (const list of [provider.certifications, provider.languages])
          expect(list.every((entry) => typeof entry === "string")).toBe(true);
        for (const flag of [provider.isAvailable, provider.isVerified, provider.isVrEnabled])
          expect(typeof flag).toBe("boolean");
        for (const text of [provider.hourlyRate, provider.rating]) expect(text).toMatch(/^\d+\.\d\d$/);
        for (const number of [provider.id, provider.yearsExperience, provider.totalReviews])
          expect(Number.isInteger(number)).toBe(true);
        expect(Object.keys(provider.availability).sort()).toEqual([...WEEKDAYS].sort());
        expect(provider.availability).toEqual(DEFAULT_AVAILABILITY);
      }
    },
  );

  test("gives nobody's license or user away", async () => {
    expect(all.every(({ userId, licenseNumber }) => userId === null && licenseNumber === null)).toBe(true);
    const one = await visitor.get(`/api/providers/${all[0]!.id}`);
    expect((await visitor.get("/api/providers")).text + one.text).not.toContain("SECRET-LICENSE");
    expect(one.json()).toEqual(all[0]);
  });

  test("sorts as asked, equal ones by id", proves("DIR-09", "DIR-10", "DIR-11"), async () => {
    const by: Record<string, (provider: PublicProvider) => number> = {
      rating: ({ rating }) => -Number(rating),
      experience: ({ yearsExperience }) => -yearsExperience,
      price_low: ({ hourlyRate }) => Number(hourlyRate),
      price_high: ({ hourlyRate }) => -Number(hourlyRate),
    };
    for (const [sort, value] of Object.entries(by)) {
      const expected = [...all].sort((a, b) => value(a) - value(b) || a.id - b.id);
      expect(ids(await list({ sort })), sort).toEqual(ids(expected));
    }
    expect(ids(all)).toEqual(ids(await list({ sort: "rating" })));
  });

  test("filters as asked: what a search by hand in the whole list finds", proves("DIR-07", "DIR-08"), async () => {
    for (const search of [
      "yoga",
      "YOGA AND",
      "%",
      "food_and",
      "müller",
      "MÜLLER",
      "endocrin",
      "provider 1",
      "nothing like it",
      "RDN",
    ]) {
      const contains = (text: string) => text.toLowerCase().includes(search.toLowerCase());
      const expected = all.filter(({ bio, specialty, certifications }) =>
        [bio, specialty, ...certifications].some(contains),
      );
      expect(ids(await list({ search })), search).toEqual(ids(expected));
      expect(ids(await list({ search, specialty: "Nutrition Coach" }))).toEqual(
        ids(expected.filter(({ specialty }) => specialty === "Nutrition Coach")),
      );
    }
    for (const specialty of SPECIALTIES)
      expect(ids(await list({ specialty }))).toEqual(ids(all.filter((provider) => provider.specialty === specialty)));
  });

  test.each(["rating", "experience", "price_low", "price_high"])(
    "a walk along the Link header by %s meets everybody once, in order",
    async (sort) => {
      const whole = await list({ sort, search: "provider" });
      for (const limit of [1, 7, whole.length, whole.length + 1]) {
        const walked: number[] = [];
        let next: string | null = `/api/providers?sort=${sort}&search=provider&limit=${limit}`;
        let requests = 0;
        while (next) {
          const answer: Answer = await visitor.get(next);
          const page = answer.json<PublicProvider[]>();
          expect(page.length).toBeLessThanOrEqual(limit);
          walked.push(...ids(page));
          next = linkOf(answer);
          requests++;
        }
        expect(walked).toEqual(ids(whole));
        expect(requests).toBe(Math.ceil(whole.length / limit));
      }
    },
  );

  test("wrong parameters are a 422 that names each", proves("API-16"), async () => {
    const wrong = { search: "x".repeat(101), specialty: "Dentist", sort: "price", limit: "0", cursor: "abc" };
    const answer = await visitor.get(`/api/providers?${new URLSearchParams(wrong).toString()}`);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<ErrorContract>().error.fields!)).toEqual(Object.keys(wrong));
    for (const query of [
      "search=%00",
      "limit=1001",
      "limit=-1",
      "limit=1.5",
      "sort=RATING",
      "cursor=1_0",
      "cursor=%27%3B--_1",
      "specialty=dentist",
    ]) {
      expect((await visitor.get(`/api/providers?${query}`)).status, query).toBe(422);
    }
    expect(await list("limit=&search=&unknown=1")).toHaveLength(all.length);
  });

  test("is compressed as asked, and all encodings share one tag", async () => {
    const fetchAs = async (accept: string, headers: Record<string, string> = {}) => {
      // fetch decompresses by itself; that it could is half of the proof.
      const response = await fetch(`${site.url}/api/providers`, { headers: { "Accept-Encoding": accept, ...headers } });
      const { headers: sent } = response;
      return {
        status: response.status,
        encoding: sent.get("content-encoding"),
        vary: sent.get("vary"),
        tag: sent.get("etag")!,
        text: await response.text(),
      };
    };
    const ways: [string, string | null][] = [
      ["gzip, br", "br"],
      ["br;q=0.1, gzip", "gzip"],
      ["br;q=0, gzip;q=0", null],
      ["identity", null],
    ];
    const before = await Promise.all(ways.map(([accept]) => fetchAs(accept)));
    expect(before.map(({ encoding }) => encoding)).toEqual(ways.map(([, encoding]) => encoding));
    expect(new Set(before.map(({ text, tag, vary }) => `${vary} ${tag} ${text}`)).size).toBe(1);
    expect(before[0]!.vary).toBe("Accept-Encoding");
    expect(await fetchAs("br", { "If-None-Match": before[0]!.tag })).toMatchObject({
      status: 304,
      encoding: null,
      text: "",
    });
  });

  test("asked again with its tag it answers 304 without a body", async () => {
    const first = await visitor.get("/api/providers?limit=5");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const tag = first.headers.get("etag")!;
    expect(tag).toMatch(/^W\/".+"$/);
    for (const held of [tag, `"x", ${tag}`, tag.slice(2)]) {
      const again = await visitor.get("/api/providers?limit=5", { "If-None-Match": held });
      expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", tag]);
      expect(again.headers.get("link")).toBe(first.headers.get("link"));
    }
    expect((await visitor.get("/api/providers?limit=6", { "If-None-Match": tag })).status).toBe(200);
  });

  test.each(["/api/providers", "/api/providers?limit=5&sort=price_low", "/api/openapi.json"])(
    "answers HEAD to %s, which is made for this request, like GET, which comes from memory, without the body",
    async (path) => {
      const headers = [
        "cache-control",
        "content-type",
        "content-security-policy",
        "etag",
        "link",
        "vary",
        "x-content-type-options",
      ];
      const heads = async (method: "GET" | "HEAD") => {
        const { status, headers: sent } = await fetch(site.url + path, {
          method,
          headers: { "Accept-Encoding": "br" },
        });
        return [status, ...headers.map((name) => `${name}: ${sent.get(name)?.replace(/'nonce-[^']+'/g, "NONCE")}`)];
      };
      const head = await visitor.send("HEAD", path, {});
      expect([head.status, head.text]).toEqual([200, ""]);
      for (let round = 0; round < 2; round++) expect(await heads("GET")).toEqual(await heads("HEAD"));
    },
  );

  test("changes with its tag at once when a profile is created", proves("API-10"), async () => {
    const path = "/api/providers?search=tag+of+the+list";
    const before = await visitor.get(path);
    expect(before.json()).toEqual([]);
    const compressed = async () => {
      const response = await fetch(`${site.url}/api/providers`, { headers: { "Accept-Encoding": "br" } });
      expect(response.headers.get("content-encoding")).toBe("br");
      return (await response.json()) as PublicProvider[];
    };
    const listed = (await compressed()).length;
    const applicant = new Visitor(site);
    const userId = await register(applicant);
    await applicant.postJson(
      "/api/providers",
      profile(userId, { bio: "Here to change the tag of the list, and everything in it." }),
    );
    const after = await visitor.get(path, { "If-None-Match": before.headers.get("etag")! });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(after.json()).toHaveLength(1);
    expect(await compressed()).toHaveLength(listed + 1);
  });

  test("changes when somebody is rejected or leaves, behind the server's back even", { timeout: START }, async () => {
    const [rejected, leaving] = all as [PublicProvider, PublicProvider];
    const before = await visitor.get("/api/providers");
    await site.database(async (db) => {
      await db.update(providers).set({ reviewStatus: "rejected" }).where(eq(providers.id, rejected.id));
      const [row] = await db.select({ userId: providers.userId }).from(providers).where(eq(providers.id, leaving.id));
      await db.delete(users).where(eq(users.id, row!.userId));
    });
    const after = await visitor.get("/api/providers", { "If-None-Match": before.headers.get("etag")! });
    expect(after.status).toBe(200);
    expect(
      ids(before.json<PublicProvider[]>())
        .filter((id) => !ids(after.json<PublicProvider[]>()).includes(id))
        .sort((a, b) => a - b),
    ).toEqual([rejected.id, leaving.id].sort((a, b) => a - b));
    for (const { id } of [rejected, leaving]) expect((await visitor.get(`/api/providers/${id}`)).status).toBe(404);
  });
});

const linkOf = ({ headers }: Answer) => /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? null;
