import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addProviders } from "../db/support/rows";
import { openEmbeddedSite, type Site, siteEngines, START } from "./support/site";
import { Visitor } from "./support/visitor";

const PUBLIC_URL = "https://care.example";
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const meta = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1] ?? null;
const canonical = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, address]) => address!.replaceAll("&amp;", "&"));

describe.each(siteEngines)("search engines on $name", ({ openSite }) => {
  let site: Site;
  let listed: number[];
  let hidden: number[];
  const visitor = () => new Visitor(site);
  beforeAll(async () => {
    site = await openSite({
      env: { PUBLIC_URL },
      prepare: async (db) => {
        listed = await addProviders(db, [
          { specialty: "Nutrition Coach" },
          {
            specialty: "Endocrinologist",
            languages: ["English"],
            location: "Reno </script><script>alert(1)</script>",
            hourlyRate: "150.00",
          },
        ]);
        hidden = await addProviders(db, [{ isAvailable: false }, { reviewStatus: "rejected" }]);
      },
    });
  }, START);
  afterAll(() => site?.stop());

  test("robots.txt names the sitemap, which lists home, directory and exactly who is listed there", async () => {
    const robots = await visitor().get("/robots.txt");
    expect([robots.status, robots.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(robots.text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`);
    expect(robots.text).not.toMatch(/desk|review|account|dev/);

    const index = await visitor().get("/sitemap.xml");
    expect([index.status, index.headers.get("content-type"), index.headers.get("cache-control")]).toEqual([
      200,
      "application/xml; charset=utf-8",
      "public, max-age=3600",
    ]);
    expect(locations(index.text)).toEqual([`${PUBLIC_URL}/sitemap-1.xml`]);
    const map = await visitor().get("/sitemap-1.xml");
    expect(locations(map.text)).toEqual(
      ["/", "/specialists", ...listed.map((id) => `/specialists/${id}`)].map((path) => PUBLIC_URL + path),
    );
    for (const id of hidden) expect(map.text).not.toContain(`/specialists/${id}<`);
    for (const path of ["/sitemap-2.xml", "/sitemap-0.xml", "/sitemap-01.xml", "/sitemap-9999999.xml"])
      expect((await visitor().get(path)).status, path).toBe(404);
  });

  test("who is listed from now on is there at the next request, far down the numbers in a sitemap of their own", async () => {
    const [near, far] = await site.database(async (db) => {
      const first = await addProviders(db, [{}]);
      await db.execute(sql`select setval(pg_get_serial_sequence('providers', 'id'), 30006)`);
      return [...first, ...(await addProviders(db, [{}]))];
    });
    const paths = async (path: string) =>
      locations((await visitor().get(path)).text).map((address) => address!.slice(PUBLIC_URL.length));
    expect(await paths("/sitemap.xml")).toEqual(["/sitemap-1.xml", "/sitemap-4.xml"]);
    expect((await paths("/sitemap-1.xml")).at(-1)).toBe(`/specialists/${near}`);
    expect(await paths("/sitemap-4.xml")).toEqual([`/specialists/${far}`]);
    expect((await visitor().get("/sitemap-2.xml")).status).toBe(404);
  });

  test("what is not public is to be shown by nobody: screens, their data, files and endpoints", async () => {
    for (const path of [
      "/sign-in",
      "/account",
      "/patient-portal/details",
      "/patient-portal/record.json",
      "/specialists.data",
      "/api/providers",
      "/appointments/guessed",
      "/specialists?search=rash",
      "/nowhere",
    ]) {
      expect((await visitor().get(path)).headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
    }
    for (const path of [
      "/",
      "/specialists",
      "/specialists?specialty=Fitness+Coach&page=2",
      `/specialists/${listed[0]}`,
      "/privacy",
      "/accessibility",
      "/emergency",
      "/book-appointment",
      "/patient-portal",
    ]) {
      expect((await visitor().get(path)).headers.get("x-robots-tag"), path).toBeNull();
    }
  });

  test("a public page is known by one address, whatever stands behind it, and is shown with title, text, name and language", async () => {
    const cases: [asked: string, known: string | null][] = [
      ["/", "/"],
      ["/?utm_source=mail", "/"],
      ["/specialists", "/specialists"],
      ["/specialists?sort=rating&page=1&search=", "/specialists"],
      ["/specialists?page=2&specialty=Endocrinologist", "/specialists?specialty=Endocrinologist&page=2"],
      ["/specialists?sort=price_low&page=2&specialty=Endocrinologist", "/specialists?specialty=Endocrinologist"],
      ["/specialists?search=rash", null],
      [`/specialists/${listed[0]}?tz=Europe%2FParis`, `/specialists/${listed[0]}`],
      [`/book-appointment?specialist=${listed[0]}`, "/book-appointment"],
      ["/sign-in", null],
      ["/nowhere", null],
    ];
    for (const [asked, known] of cases) {
      const page = await visitor().get(asked, { Host: "evil.example" });
      expect(canonical(page.text), asked).toEqual(known === null ? [] : [PUBLIC_URL + known]);
      expect(meta(page.text, "og:url")?.replaceAll("&amp;", "&") ?? null, asked).toBe(
        known === null ? null : PUBLIC_URL + known,
      );
      expect(page.text).not.toContain("evil.example");
      if (known === null) expect(meta(page.text, "og:title"), asked).toBeNull();
    }
    const page = await visitor().get("/privacy", { "Accept-Language": "es" });
    const tags = Object.fromEntries(
      [
        "og:title",
        "og:description",
        "description",
        "og:site_name",
        "og:type",
        "og:locale",
        "twitter:card",
        "og:image",
        "og:image:alt",
      ].map((name) => [name, meta(page.text, name)]),
    );
    expect(tags).toEqual({
      "og:title": "Privacidad y seguridad",
      "og:description": expect.stringMatching(/^Qué guarda este sitio/) as string,
      description: tags["og:description"],
      "og:site_name": "Kindweight",
      "og:type": "website",
      "og:locale": "es_US",
      "twitter:card": "summary",
      "og:image": `${PUBLIC_URL}/mark-512.png`,
      "og:image:alt": "Kindweight",
    });
    for (const picture of ["/mark-512.png", "/apple-touch-icon.png"]) {
      const answer = await visitor().get(picture);
      expect([answer.status, answer.headers.get("content-type")], picture).toEqual([200, "image/png"]);
    }
  });

  test("a profile says who it is about as data that no text can break out of; a light page spares it", async () => {
    const data = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    const doctor = await visitor().get(`/specialists/${listed[1]}`);
    expect(doctor.text).not.toContain("<script>alert(1)");
    expect(JSON.parse(data(doctor.text)!)).toEqual({
      "@context": "https://schema.org",
      "@id": `${PUBLIC_URL}/specialists/${listed[1]}`,
      url: `${PUBLIC_URL}/specialists/${listed[1]}`,
      name: expect.stringMatching(/^Ada Reyes/) as string,
      "@type": "Physician",
      medicalSpecialty: "https://schema.org/Endocrine",
      address: { "@type": "PostalAddress", addressLocality: "Reno </script><script>alert(1)</script>" },
      priceRange: "$150.00 per hour",
    });
    const coach = await visitor().get(`/specialists/${listed[0]}`);
    expect(JSON.parse(data(coach.text)!)).toMatchObject({ "@type": "Person", jobTitle: "Nutrition Coach" });
    expect(coach.text).not.toContain("Physician");
    expect((await visitor().get(`/specialists/${listed[0]}`, { "Save-Data": "on" })).text).not.toContain("ld+json");
  });
});

describe("without PUBLIC_URL", () => {
  let site: Site;
  beforeAll(async () => void (site = await openEmbeddedSite()), START);
  afterAll(() => site?.stop());

  test("no page repeats the host that it was asked for, since it is kept for all", async () => {
    const page = await new Visitor(site).get("/specialists");
    expect(canonical(page.text)).toEqual([]);
    expect(meta(page.text, "og:url")).toBeNull();
    expect(meta(page.text, "og:image")).toBeNull();
    expect(meta(page.text, "og:title")).toBe("Find Specialists");
  });
});
