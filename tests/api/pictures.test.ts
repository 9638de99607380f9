import { providerPictures, providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import { createServer, type AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profile, register } from "./support/examples";
import { multipart } from "./support/multipart";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const PAGE = "/profile-picture";
const drawn = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe.each(siteEngines)("profile pictures on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  let admin: Visitor;
  beforeAll(async () => {
    site = await openSite({ prepare: async (db) => void (records = await prepareRecords(db)) });
    admin = new Visitor(site, { cookie: records.cookies.admin });
  }, START);
  afterAll(() => site?.stop());

  /** Somebody who has applied, and has named a picture or none. */
  const applicant = async (profileImage = "") => {
    const visitor = new Visitor(site);
    const userId = await register(visitor);
    const created = await visitor.postJson("/api/providers", profile(userId, { profileImage }));
    expect(created.status).toBe(201);
    return { visitor, userId, ...created.json<{ id: number; profileImage: string }>() };
  };
  const upload = (visitor: Visitor, content: Buffer, intent = "upload") => {
    const { body, headers } = multipart({ name: "me.jpg", content, field: "picture" });
    const boundary = /boundary=(.+)$/.exec(headers["Content-Type"]!)![1];
    const field = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="intent"\r\n\r\n${intent}\r\n`);
    return visitor.postRaw(PAGE, Buffer.concat([field, body]), headers);
  };
  const picturesOn = (page: string) => [...page.matchAll(/src="(\/pictures\/[\w-]+)"/g)].map(([, src]) => src!);
  const decide = (id: number, fields: Record<string, string>) => admin.postForm(`/review/${id}`, fields);
  const imageOf = async (id: number) =>
    (await new Visitor(site).get(`/api/providers/${id}`)).json<{ profileImage: string }>().profileImage;

  test("a picture that an applicant has named is no address on our pages, and no page may load one from elsewhere", async () => {
    const named = "https://pictures.example/tracking-canary.png";
    const { id, visitor, profileImage } = await applicant(named);
    // The applicant reads what they have sent.
    expect(profileImage).toBe(named);
    for (const path of [`/specialists/${id}`, "/specialists", "/api/providers?limit=100", "/vr-consultation"]) {
      const answer = await new Visitor(site).get(path);
      expect(answer.status).toBe(200);
      expect(answer.text, path).not.toContain("tracking-canary");
      const policy = answer.headers.get("content-security-policy")!;
      expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data:");
    }
    expect(await imageOf(id)).toBe("");
    expect((await visitor.get(PAGE)).text).toContain(named);
  });

  test("one that is uploaded waits for a reviewer, is everybody's then, and never changes under its address", async () => {
    const { id, visitor } = await applicant();
    const sent = await upload(visitor, await drawn("teal"));
    expect([sent.status, sent.headers.get("location")]).toEqual([303, PAGE]);
    const [waiting] = picturesOn((await visitor.get(PAGE)).text);
    expect(waiting).toBeDefined();
    expect(await imageOf(id)).toBe("");

    // Until then it is its owner's and the reviewers'.
    const other = await applicant();
    for (const stranger of [new Visitor(site), other.visitor, new Visitor(site, { cookie: records.cookies.treating })])
      expect((await stranger.get(waiting!)).status).toBe(404);
    for (const reader of [visitor, admin]) {
      const seen = await reader.get(waiting!);
      expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    }

    expect((await admin.get("/review")).text).toContain(`href="/review/${id}#picture-title"`);
    const review = (await admin.get(`/review/${id}`)).text;
    expect(picturesOn(review)).toEqual([waiting]);
    const picture = waiting!.split("/").at(-1)!;
    expect((await decide(id, { intent: "approve-picture", picture: "another" })).status).toBe(303);
    expect(await imageOf(id)).toBe("");
    expect((await decide(id, { intent: "approve-picture", picture })).status).toBe(303);
    expect(await imageOf(id)).toBe(waiting);
    expect(picturesOn((await new Visitor(site).get(`/specialists/${id}`)).text)).toEqual([waiting]);
    const shown = await new Visitor(site).get(waiting!);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect((await admin.get("/review")).text).not.toContain(`href="/review/${id}#picture-title"`);

    // Another one waits beside it, and takes its place under an address of its own.
    await upload(visitor, await drawn("tomato"));
    expect(await imageOf(id)).toBe(waiting);
    const both = picturesOn((await admin.get(`/review/${id}`)).text);
    expect(both).toHaveLength(2);
    const next = both.find((one) => one !== waiting)!;
    await decide(id, { intent: "approve-picture", picture: next.split("/").at(-1)! });
    expect(await imageOf(id)).toBe(next);
    expect((await new Visitor(site).get(waiting!)).status).toBe(404);
  });

  test("a reviewer takes one away, and so does its owner", async () => {
    for (const remove of ["admin", "owner"]) {
      const { id, visitor } = await applicant("https://pictures.example/me.png");
      await upload(visitor, await drawn("teal"));
      const [waiting] = picturesOn((await visitor.get(PAGE)).text);
      await decide(id, { intent: "approve-picture", picture: waiting!.split("/").at(-1)! });
      expect(await imageOf(id)).toBe(waiting);
      if (remove === "admin") await decide(id, { intent: "remove-picture" });
      else expect((await visitor.postForm(PAGE, { intent: "remove" })).status).toBe(303);
      expect(await imageOf(id)).toBe("");
      expect((await new Visitor(site).get(waiting!)).status).toBe(404);
      expect((await visitor.get(PAGE)).text).toContain("You have no picture yet.");
    }
  });

  test("what is no picture is refused on its field, and nothing is stored", async () => {
    const { id, visitor } = await applicant();
    for (const [content, message] of [
      [Buffer.from("<svg onload=alert(1)>"), "Choose a JPEG, PNG or WebP picture"],
      [Buffer.alloc(0), "Choose a picture first"],
      [(await drawn("teal")).subarray(0, 200), "The picture cannot be read. Choose another one."],
    ] as const) {
      const answer = await upload(visitor, content);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(message);
    }
    expect((await upload(visitor, Buffer.alloc(10 * 1024 * 1024))).status).toBe(413);
    const stored = await site.database((db) =>
      db.select({ id: providerPictures.id }).from(providerPictures).where(eq(providerPictures.providerId, id)),
    );
    expect(stored).toEqual([]);
  });

  test("an account keeps two at the most, and sends twenty an hour", async () => {
    const { id, visitor } = await applicant();
    const picture = await drawn("teal");
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++) statuses.push((await upload(visitor, picture)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
    const stored = await site.database((db) =>
      db.select({ id: providerPictures.id }).from(providerPictures).where(eq(providerPictures.providerId, id)),
    );
    expect(stored).toHaveLength(1);
  });

  test("one that is named by its address is fetched only for a reviewer, and never from our own network", async () => {
    let connections = 0;
    const inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => inside.listen(0, "127.0.0.1", done));
    const { port } = inside.address() as AddressInfo;
    try {
      for (const host of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"]) {
        const { id } = await applicant(`https://${host}:${port}/me.png`);
        expect((await admin.get("/review")).text).toContain(`href="/review/${id}#picture-title"`);
        const loaded = await decide(id, { intent: "load-picture" });
        expect([loaded.status, loaded.headers.get("location")]).toEqual([303, `/review/${id}`]);
        const page = (await admin.get(`/review/${id}`)).text;
        expect(page).toContain("The picture could not be fetched from its address.");
        expect(picturesOn(page)).toEqual([]);
        await decide(id, { intent: "remove-picture" });
      }
      expect(connections).toBe(0);
    } finally {
      inside.close();
    }
  });

  test("nobody else decides about pictures, and an account takes its own along when it is deleted", async () => {
    const { id, userId, visitor } = await applicant();
    await upload(visitor, await drawn("teal"));
    const [waiting] = picturesOn((await visitor.get(PAGE)).text);
    const approval = { intent: "approve-picture", picture: waiting!.split("/").at(-1)! };
    expect((await visitor.postForm(`/review/${id}`, approval)).status).toBe(403);
    expect(await imageOf(id)).toBe("");
    const left = await site.database(async (db) => {
      await db.delete(users).where(eq(users.id, userId));
      return [
        ...(await db.select({ id: providers.id }).from(providers).where(eq(providers.id, id))),
        ...(await db
          .select({ id: providerPictures.id })
          .from(providerPictures)
          .where(eq(providerPictures.providerId, id))),
      ];
    });
    expect(left).toEqual([]);
  });
});
