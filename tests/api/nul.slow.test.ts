import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encoded, postOf, type Field } from "../commands/scanners/forms";
import { prepareScanned } from "../commands/scanners/prepare";
import { findTargets, type Target } from "../commands/scanners/targets";
import { siteEngines, START, type Site } from "./support/site";
import type { Headings } from "./support/visitor";

/** What neither engine takes in a text (22021): whatever goes to the database unchecked shows by it. */
const NUL = "\u0000";

type Request = { method: "GET" | "POST"; path: string; body?: string; headers: Headings };

/** A target with a NUL in each of its fields in turn, after what belongs there and instead of it. */
function requestsOf({ method, action, fields, files, isMultipart, json }: Target): Request[] {
  const path = action.replaceAll("*", "%00");
  if (json) {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.parse(json) as Record<string, unknown>;
    const changed = Object.entries(body).flatMap(([name, value]) =>
      [`${String(value)}${NUL}`, NUL].map((text) => ({ ...body, [name]: Array.isArray(value) ? [text] : text })),
    );
    return [body, ...changed].map((one) => ({ method, path, body: JSON.stringify(one), headers }));
  }
  const variants = fields.flatMap(([, value], index) =>
    [`${value}${NUL}`, NUL].map((text) => fields.map((field, at): Field => (at === index ? [field[0], text] : field))),
  );
  if (fields.length === 0) variants.push([]);
  return variants.map((some) =>
    method === "GET"
      ? { method, path: `${path.split("?")[0]!}?${encoded(some)}`, headers: {} }
      : { method, path, ...postOf({ fields: some, files, isMultipart }) },
  );
}

describe.each(siteEngines)("a NUL, on $name", ({ openSite }) => {
  let site: Site;
  let prepared: Awaited<ReturnType<typeof prepareScanned>>;
  beforeAll(
    async () => void (site = await openSite({ prepare: async (db) => void (prepared = await prepareScanned(db)) })),
    START,
  );
  afterAll(() => site?.stop());

  test(
    "in any field, hidden ones too, of any form, query or body that our pages and the API have, is no fault of ours",
    async () => {
      const { targets, without, visitors } = await findTargets(
        site.url,
        site.dataDir,
        prepared.records,
        prepared.email,
      );
      expect(without).toEqual([]);
      const faults: string[] = [];
      let number = 0;
      for (const target of targets) {
        for (const { method, path, body, headers } of requestsOf(target)) {
          // Each from elsewhere, because limits would answer the rest.
          const from = `10.9.${++number >> 8}.${number & 255}`;
          const visitor = visitors.get(target.who)!;
          const { status } = await (method === "GET"
            ? visitor.get(path, { "X-Forwarded-For": from })
            : visitor.postRaw(path, body, { ...headers, "X-Forwarded-For": from }));
          if (status >= 500) faults.push(`${status} ${target.who} ${method} ${path} ${body ?? ""}`.slice(0, 400));
        }
      }
      expect(faults).toEqual([]);
      expect(number).toBeGreaterThan(500);
      expect(site.logs()).not.toContain('"level":50');
    },
    START,
  );
});
