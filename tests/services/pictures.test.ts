import { createServer } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createListener, type AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_PICTURE_BYTES } from "~/domain/providers/picture";
import { fetchPicture } from "~/services/pictures/fetch-picture.server";
import { isPublicAddress } from "~/services/pictures/public-address.server";
import { renderPicture } from "~/services/pictures/render-picture.server";
import { CERTIFICATE, CERTIFICATE_KEY } from "../support/example-certificate";

const solid = (format: "png" | "jpeg" | "webp" | "gif" | "tiff", width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "#0b5d5a" } })
    .toFormat(format)
    .toBuffer();

describe("a picture as we serve it", () => {
  test.each(["png", "jpeg", "webp"] as const)("is drawn again from a %s, as a small square WebP", async (format) => {
    const { format: kind, width, height } = await sharp(await renderPicture(await solid(format))).metadata();
    expect({ kind, width, height }).toEqual({ kind: "webp", width: 256, height: 256 });
  });

  test("has nothing of what the camera wrote beside the pixels, and stands upright", async () => {
    const original = await sharp({ create: { width: 40, height: 80, channels: 3, background: "white" } })
      .composite([{ input: await solid("png", 40, 40), top: 0, left: 0 }])
      .withExif({ IFD0: { Artist: "Canary Okafor" }, IFD3: { GPSLatitude: "40/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(original.toString("latin1")).toContain("Canary");
    const picture = await renderPicture(original);
    expect(picture.toString("latin1")).not.toContain("Canary");
    const { exif, orientation } = await sharp(picture).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    // Turned by a quarter: what was above is at the right.
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => data[(128 * info.width + x) * info.channels]!;
    expect(redAt(10)).toBeGreaterThan(200);
    expect(redAt(245)).toBeLessThan(60);
  });

  test("is small even if the original is noise", async () => {
    const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, () => Math.floor(Math.random() * 256)));
    const original = await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
      .png()
      .toBuffer();
    expect((await renderPicture(original)).byteLength).toBeLessThan(64 * 1024);
  });

  test.each([
    ["a GIF", () => solid("gif"), "type"],
    ["a TIFF", () => solid("tiff"), "type"],
    [
      "an SVG, whatever it is called",
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`),
      "type",
    ],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "type"],
    ["nothing", () => Buffer.alloc(0), "missing"],
    ["half a picture", async () => (await solid("png")).subarray(0, 90), "damaged"],
    [
      "only the first bytes of one",
      () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(500)]),
      "type",
    ],
    ["more bytes than a picture has", () => Buffer.alloc(MAX_PICTURE_BYTES + 1), "size"],
    // Some kilobytes that unfold to 300 MB.
    ["a picture of 100 megapixels", () => solid("png", 10_000, 10_000), "damaged"],
  ])("is not made of %s", async (_name, original, fault) => {
    await expect(renderPicture(await original())).rejects.toMatchObject({ name: "PictureError", fault });
  });
});

test.each([
  ["8.8.8.8", true],
  ["93.184.216.34", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["127.255.255.254", false],
  ["0.0.0.0", false],
  ["10.0.0.7", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["172.16.0.1", false],
  ["172.32.0.1", true],
  ["192.168.1.1", false],
  ["192.0.2.7", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", false],
  ["fe80::1", false],
  ["fd00:ec2::254", false],
  ["ff02::1", false],
  ["2001::7f00:1", false],
  ["2001:db8::1", false],
  ["2002:7f00:1::", false],
  ["localhost", false],
  ["", false],
])("whether %s is a server on the internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe("a picture that is fetched", () => {
  const asked: string[] = [];
  let answer: (req: IncomingMessage, res: ServerResponse) => void;
  const server = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, (req, res) => {
    asked.push(`${req.headers.host} ${req.url}`);
    expect([req.headers.cookie, req.headers.referer]).toEqual([undefined, undefined]);
    answer(req, res);
  });
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => void (asked.length = 0));
  afterAll(() => void server.close());

  const at = (path: string, host = "pictures.example") => `https://${host}:${port}${path}`;
  /** As if this machine were a server on the internet, by the one name of its certificate. */
  const options = (isAllowed: (address: string) => boolean = () => true) => ({
    isAllowed,
    resolve: (name: string) =>
      name === "pictures.example"
        ? Promise.resolve([{ address: "127.0.0.1", family: 4 }])
        : Promise.reject(new Error("ENOTFOUND")),
    ca: CERTIFICATE,
  });
  const refused = { name: "PictureError", fault: "unreachable" };

  test("comes as it is", async () => {
    const picture = await solid("png");
    answer = (_req, res) => res.end(picture);
    expect((await fetchPicture(at("/me.png"), options())).equals(picture)).toBe(true);
    expect(asked).toEqual([`pictures.example:${port} /me.png`]);
  });

  test("may have moved, within reason", async () => {
    answer = ({ url }, res) =>
      url === "/new.png" ? res.end("picture") : res.writeHead(302, { Location: "/new.png" }).end();
    expect(String(await fetchPicture(at("/old.png"), options()))).toBe("picture");
    answer = (_req, res) => res.writeHead(302, { Location: "/again" }).end();
    await expect(fetchPicture(at("/again"), options())).rejects.toMatchObject(refused);
    expect(asked.filter((one) => one.endsWith("/again"))).toHaveLength(4);
  });

  test.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://localhost/",
    "http://pictures.example/",
    "https://somebody:secret@pictures.example/",
  ])("is none where a redirect leads to %s", async (target) => {
    let connections = 0;
    const inside = createListener((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => inside.listen(0, "127.0.0.1", done));
    try {
      const location = new URL(target);
      location.port = String((inside.address() as AddressInfo).port);
      answer = (_req, res) => res.writeHead(302, { Location: location.href }).end();
      const { resolve, ca } = options();
      const isOutside = (name: string) => (name === "localhost" ? [{ address: "127.0.0.1", family: 4 }] : null);
      let first = true;
      // The first address is let through; what it leads to is judged as ever.
      const isAllowed = (address: string) => (first ? !(first = false) : isPublicAddress(address));
      await expect(
        fetchPicture(at("/moved"), { isAllowed, resolve: async (name) => isOutside(name) ?? resolve(name), ca }),
      ).rejects.toMatchObject(refused);
      expect(asked).toHaveLength(1);
      expect(connections).toBe(0);
    } finally {
      inside.close();
    }
  });

  test("is none where any of a name's addresses is not public, and nothing is asked", async () => {
    answer = (_req, res) => res.end("picture");
    const resolve = () =>
      Promise.resolve([
        { address: "127.0.0.1", family: 4 },
        { address: "10.0.0.7", family: 4 },
      ]);
    const isAllowed = (address: string) => address !== "10.0.0.7";
    await expect(fetchPicture(at("/me.png"), { isAllowed, resolve, ca: CERTIFICATE })).rejects.toMatchObject(refused);
    await expect(fetchPicture(at("/me.png"), options(isPublicAddress))).rejects.toMatchObject(refused);
    expect(asked).toEqual([]);
  });

  test("is asked for at the address that was checked, though the name means another one by then", async () => {
    answer = (_req, res) => res.end("picture");
    let lookups = 0;
    const resolve = () => Promise.resolve([{ address: lookups++ === 0 ? "127.0.0.1" : "127.0.0.2", family: 4 }]);
    expect(String(await fetchPicture(at("/me.png"), { isAllowed: () => true, resolve, ca: CERTIFICATE }))).toBe(
      "picture",
    );
    expect(lookups).toBe(1);
  });

  test("has an end: neither more bytes than a picture has nor an answer that never comes", async () => {
    answer = (_req, res) => {
      const write = () => {
        while (!res.destroyed && res.write(Buffer.alloc(256 * 1024)));
        res.once("drain", write);
      };
      write();
    };
    await expect(fetchPicture(at("/endless"), options())).rejects.toMatchObject({ fault: "size" });
    answer = () => {};
    const began = Date.now();
    await expect(fetchPicture(at("/silent"), options())).rejects.toMatchObject(refused);
    expect(Date.now() - began).toBeLessThan(20_000);
  }, 40_000);

  test("is none where the server has no certificate for its name, or says that there is none", async () => {
    answer = (_req, res) => res.writeHead(404).end("no");
    await expect(fetchPicture(at("/me.png"), options())).rejects.toMatchObject(refused);
    const { resolve, isAllowed } = options();
    await expect(fetchPicture(at("/me.png"), { resolve, isAllowed })).rejects.toMatchObject(refused);
    for (const address of ["", "nonsense", "ftp://pictures.example/", "javascript:alert(1)"])
      await expect(fetchPicture(address, options())).rejects.toMatchObject(refused);
  });
});
