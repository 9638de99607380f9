import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { listedBlocks, listedIds, providersVersion } from "db/providers";
import type { AppServices } from "~/context";
import { directoryPath, parseDirectoryQuery } from "~/domain/providers/directory";
import type { Config } from "~/services/config.server";
import { isUnavailable, UNAVAILABLE_RETRY_SECONDS } from "~/services/http/responses/unavailable.server";
import { ownOrigin } from "~/services/http/requests/cross-site.server";

/** What a search engine may show, besides the directory. Everything else is nobody's business: denied by default. */
const OPEN =
  /^\/(?:|specialists\/[1-9]\d{0,9}|book-appointment|specialist-signup|ai-consultation(?:\/interactions)?|vr-consultation|health-dashboard|patient-portal|emergency|privacy|accessibility)$/;

/**
 * The one address under which search engines are to know a page, or `null` for one that they are not to know.
 *
 * A specialty and a page of the directory have others on them and stand for themselves; sorted otherwise it is the
 * same specialists again. What somebody searched for is no page of ours. What else an address says (a clock, a
 * specialist for the form) changes no page's subject.
 */
export function canonicalPath({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname !== "/specialists") return OPEN.test(pathname) ? pathname : null;
  const query = parseDirectoryQuery(new URLSearchParams(search));
  if (query.search) return null;
  return directoryPath(query.sort === "rating" ? query : { specialty: query.specialty });
}

/** Tells search engines to leave out whatever is not open to them: screens, their data, files and endpoints alike. */
export const hidePrivate: RequestHandler = (req, res, next) => {
  const [pathname = "", search = ""] = req.originalUrl.split(/(?=\?)/, 2);
  if (canonicalPath({ pathname, search }) === null) res.set("X-Robots-Tag", "noindex, nofollow");
  next();
};

/**
 * Specialists' numbers in one sitemap; with the two pages of the first it stays far below the 50,000 addresses that are
 * allowed.
 */
const IDS_IN_A_MAP = 10_000;

/**
 * What robots may not fetch: nothing secret, but each is made again. That they are not shown `hidePrivate` says, which
 * only they read who may fetch.
 */
const ROBOTS = [
  "User-agent: *",
  "Disallow: /api/",
  "Disallow: /patient-portal/",
  "Disallow: /patient-portal?",
  "Disallow: /health-dashboard/",
  "Disallow: /health-dashboard?",
];

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xml = (root: "urlset" | "sitemapindex", entry: "url" | "sitemap", addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${SCHEMA}>\n${addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>\n`).join("")}</${root}>\n`;

type Needs = Pick<AppServices, "db" | "cache" | "log"> & { config: Pick<Config, "publicOrigin"> };

/**
 * `robots.txt`, `sitemap.xml` and the sitemaps that it lists: home, the directory, and whoever is listed there. One
 * sitemap for each ten thousand numbers, so that any of a million is a short range of an index, and keeps its address.
 *
 * Kept in memory are numbers only, under the directory's version: addresses begin with the host that was asked for
 * where `PUBLIC_URL` is not set, and that may be anybody's word.
 */
export function searchEngineFiles({ db, cache, log, config }: Needs): RequestHandler {
  /** No character of a host needs escaping in XML (`request-line.server.ts`). */
  const origin = (req: ExpressRequest) => ownOrigin(req, config);
  const kept = async (name: string, read: () => Promise<number[]>) => {
    const version = await cache.version("directory", () => providersVersion(db));
    return (await cache.get(`sitemaps ${name}`, version, async () => ({ body: (await read()).join(" ") }))).body
      .split(" ")
      .filter(Boolean)
      .map(Number);
  };

  const index = async (req: ExpressRequest) => {
    const blocks = await kept("index", () => listedBlocks(db, IDS_IN_A_MAP));
    // The first one is always there: home and directory are.
    return xml(
      "sitemapindex",
      "sitemap",
      [...new Set([1, ...blocks])].map((block) => `${origin(req)}/sitemap-${block}.xml`),
    );
  };
  const map = async (req: ExpressRequest, block: number) => {
    const ids = await kept(String(block), () => listedIds(db, (block - 1) * IDS_IN_A_MAP, block * IDS_IN_A_MAP));
    if (block > 1 && ids.length === 0) return null;
    const pages = block === 1 ? ["/", "/specialists"] : [];
    return xml(
      "urlset",
      "url",
      [...pages, ...ids.map((id) => `/specialists/${id}`)].map((path) => origin(req) + path),
    );
  };
  const send = (res: ExpressResponse, type: string, body: string) =>
    void res.set("Cache-Control", "public, max-age=3600").type(type).send(body);

  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    if (req.path === "/robots.txt")
      return send(res, "text/plain", [...ROBOTS, "", `Sitemap: ${origin(req)}/sitemap.xml`, ""].join("\n"));
    const [isMap, block] = /^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/.exec(req.path) ?? [];
    if (isMap === undefined) return next();
    (block === undefined ? index(req) : map(req, Number(block)))
      .then((body) => (body === null ? next() : send(res, "application/xml", body)))
      .catch((error: unknown) => {
        if (!isUnavailable(error)) return next(error);
        log.error(error);
        res
          .status(503)
          .set({ "Retry-After": String(UNAVAILABLE_RETRY_SECONDS), "Cache-Control": "no-store" })
          .type("text/plain")
          .send("Unavailable\n");
      });
  };
}
