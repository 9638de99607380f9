import { ESLint } from "eslint";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import tseslint from "typescript-eslint";
import { proves } from "../support/clauses";

const root = resolve(import.meta.dirname, "../..");
const eslint = new ESLint({
  cwd: root,
  // The files below do not exist, so there are no types to look at.
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/** The messages of the rules of a name, about a file. */
async function complaints(filePath: string, source: string, rules: string | RegExp): Promise<string[]> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: resolve(root, filePath) });
  expect(result!.messages.filter((message) => message.fatal)).toEqual([]);
  return result!.messages.filter(({ ruleId }) => ruleId?.match(rules)).map(({ message }) => message);
}

const IMPORTS = /^no-restricted-imports$|^kindweight\/imports-of-/;
const complaintsOfImport = (filePath: string, from: string) =>
  complaints(filePath, `import { a } from "${from}";\nexport const b = a;`, IMPORTS);

test.each([
  ["app/domain/a.ts", "./text"],
  ["app/domain/providers/a.ts", "../text"],
  ["app/domain/a.ts", "zod"],
  ["db/a.ts", "~/domain/text"],
  ["db/seed/a.ts", "../schema"],
  ["db/a.ts", "node:fs"],
  ["app/services/a.server.ts", "db/client"],
  ["app/services/http/a.server.ts", "../log.server"],
  ["app/components/a.tsx", "~/client/request"],
  ["app/client/live/a.ts", "~/domain/text"],
  ["app/client/live/a.ts", "../request"],
  ["app/components/form/a.tsx", "../logo"],
  ["app/routes/one/a.tsx", "./queries"],
  ["app/routes/one/a.tsx", "db/providers"],
  ["app/routes/one/parts/a.tsx", "../queries"],
  ["app/routes/api.one.ts", "~/services/log.server"],
  ["tests/db/a.test.ts", "../../app/routes/one/route"],
  ["app/routes/one/schema.server.ts", "zod"],
  ["app/services/config.server.ts", "zod"],
  ["app/services/a.server.ts", "~/domain/triage/foreign"],
  ["app/domain/prediction/a.ts", "../triage/foreign"],
  ["app/routes/api.ai.one.ts", "~/domain/triage/foreign/words"],
  ["app/domain/assistant/coach/meals.ts", "~/domain/nutrition/recipes"],
  ["app/services/assistant/a.server.ts", "~/domain/assistant/coach/reply"],
])("%s may import %s", async (file, from) => {
  expect(await complaintsOfImport(file, from)).toEqual([]);
});

test.each([
  ["app/domain/a.ts", "~/services/log"],
  ["app/domain/a.ts", "../components/logo"],
  ["app/domain/providers/a.ts", "../../routes/one/route"],
  ["app/domain/a.ts", "db/schema"],
  ["app/domain/a.ts", "../../db/schema"],
  ["app/domain/a.ts", "./a.server"],
  ["app/domain/a.ts", "node:fs"],
  ["app/domain/a.ts", "react"],
  ["app/domain/a.ts", "drizzle-orm/pg-core"],
  ["db/a.ts", "~/services/log.server"],
  ["db/seed/a.ts", "../../app/components/logo"],
  ["app/services/a.server.ts", "~/routes/one/queries"],
  ["app/services/http/a.server.ts", "../../components/logo"],
  ["app/components/a.tsx", "~/routes/one/parts"],
  ["app/components/a.tsx", "db/providers"],
  ["app/components/a.tsx", "~/services/log.server"],
  ["app/components/a.tsx", "~/services/steps.mjs"],
  ["app/services/a.server.ts", "~/client/request"],
  ["app/domain/a.ts", "../client/request"],
  ["app/client/a.ts", "~/components/logo"],
  ["app/client/a.ts", "../services/log.server"],
  ["app/client/a.ts", "db/client"],
  ["app/routes/one/a.tsx", "../two/queries"],
  ["app/routes/one/a.tsx", "~/routes/two/queries"],
  ["app/routes/one/parts/a.tsx", "../../two/queries"],
  ["app/routes/api.one.ts", "./two/queries"],
  ["app/routes/one/route.tsx", "zod"],
  ["app/components/a.tsx", "zod"],
  ["app/services/a.server.ts", "zod"],
  ["app/routes/one/a.tsx", "~/domain/triage/foreign"],
  ["app/components/a.tsx", "../domain/triage/foreign/words"],
  ["app/client/live/a.ts", "~/domain/triage/foreign"],
  ["app/routes/one/a.tsx", "~/domain/nutrition/recipes"],
  ["app/services/a.server.ts", "~/domain/nutrition/day-plan"],
  ["app/domain/assistant/chat.ts", "~/domain/nutrition/recipes"],
  ["app/components/a.tsx", "~/domain/assistant/coach/reply"],
  ["app/routes/one/a.server.ts", "~/domain/assistant/coach/facts"],
])("%s may not import %s", async (file, from) => {
  expect(await complaintsOfImport(file, from)).toHaveLength(1);
});

test("types may be imported from what only some files load", async () => {
  const source = 'import type { Recipe } from "~/domain/nutrition/recipes";\nexport type A = Recipe;';
  expect(await complaints("app/routes/one/a.tsx", source, IMPORTS)).toEqual([]);
});

test.each([
  ["app/components/a.tsx", 'export const a = () => fetch("/session");', 1],
  ["app/components/ui/link.tsx", 'export const a = () => window.fetch("/session");', 1],
  ["app/routes/one/a.tsx", "export const a = new XMLHttpRequest();", 1],
  ["app/client/live/a.ts", 'export const a = () => navigator.sendBeacon("/session");', 1],
  [
    "app/components/a.tsx",
    'import { request } from "~/client/request";\nexport const a = () => request("GET", "/session");',
    0,
  ],
  ["app/routes/one/a.tsx", "export const a = (live: { fetch(): void }) => live.fetch();", 0],
] as const)("calls to the server go through one helper: %s, %s", proves("APP-28"), async (filePath, source, count) => {
  const found = await complaints(filePath, source, "no-restricted-syntax");
  expect(found.filter((message) => message.includes("~/client/request"))).toHaveLength(count);
});

test.each([
  ["app/routes/one/a.tsx", 2],
  ["app/components/ui/link.tsx", 0],
])("links come from one place: %s", async (filePath, count) => {
  const source = 'import { Form, Link, NavLink } from "@remix-run/react";\nexport const all = [Form, Link, NavLink];';
  expect(await complaints(filePath, source, "no-restricted-syntax")).toHaveLength(count);
});

// The files beside a route speak the language of its screen.
test.each([
  ["app/routes/sign-out.tsx", 'export const a = <ScreenError title="You Are Still Here" />;', 1],
  ["app/routes/sign-out.tsx", 'export const a = <ScreenError title="You Could Not Be Signed Out" />;', 0],
  ["app/routes/sign-out.tsx", 'export const handle = { title: (a: boolean) => (a ? "Sign Out" : "Sign Off") };', 1],
  ["app/routes/health-dashboard/actions.server.ts", 'export const a = { title: "Alert Rung" };', 1],
  ["app/routes/health-dashboard/actions.server.ts", 'export const a = { title: "Alert acknowledged" };', 0],
  [
    "app/routes/health-dashboard/actions.server.ts",
    'export const a = refuse(400, { fields: { a: ["No file."] } });',
    1,
  ],
  // The dashboard's own, which the booking does not have.
  ["app/routes/book-appointment/route.tsx", 'export const a = { title: "Alert acknowledged" };', 1],
  ["app/routes/sign-out.tsx", 'throw new ApiError("malformed", "Send a form");', 0],
  ["app/routes/sign-out.tsx", 'export const a = { headers: { "Set-Cookie": "a" }, statusText: "Not Found" };', 0],
  // In English only.
  ["app/routes/desk._index/route.tsx", 'export const a = { title: "Alert Rung" };', 0],
] as const)("texts of translated screens are in their catalogs: %s, %s", async (filePath, source, count) => {
  expect(await complaints(filePath, source, "kindweight/translated-text")).toHaveLength(count);
});

test.each([
  ['describe.each(engines)("accounts", () => {});', 1],
  ['describe.each(siteEngines)("accounts", () => {});', 1],
  ["describe.each(siteEngines)(`accounts ${a}`, () => {});", 1],
  ["test.each(engines)(title, () => {});", 1],
  ['it.each(engines.filter(({ name }) => name !== "a"))("accounts", () => {});', 1],
  ['describe.each(engines)("accounts on $name", () => {});', 0],
  ["describe.each(siteEngines)(`${a} on $name`, () => {});", 0],
  ['describe.each(ROLES)("accounts", () => {});', 0],
  ['test.only("a", () => {});', 1],
  ['describe.only("a", () => {});', 1],
  ['it.only.each([1])("a", () => {});', 1],
  ['test.describe.only("a", () => {});', 1],
  ['test.concurrent.only("a", () => {});', 1],
  ["parse([]).only;", 0],
  ["values.only;", 0],
] as const)("tests: %s", async (source, count) => {
  expect(await complaints("tests/a.test.ts", source, "no-restricted-syntax")).toHaveLength(count);
});

test.each(["app/domain/a.ts", "tests/a.test.ts", "scripts/a.mjs"])("no @ts-ignore in %s", async (filePath) => {
  const source = "// @ts-ignore\nexport const a = 1;";
  expect(await complaints(filePath, source, "@typescript-eslint/ban-ts-comment")).toHaveLength(1);
});

test.each([
  ["app/domain/a.ts", String.raw`export const a = /\s+$/;`, 1],
  ["app/services/a.server.ts", String.raw`export const a = /^(a+)+$/;`, 1],
  ["db/a.ts", String.raw`export const a = new RegExp("[\\w.]+@");`, 1],
  ["app/domain/a.ts", String.raw`export const a = /(?<!\s)\s+$/;`, 0],
  ["tests/a.test.ts", String.raw`export const a = /\s+$/;`, 0],
] as const)("slow patterns in %s: %s", async (filePath, source, count) => {
  expect(await complaints(filePath, source, "regexp/no-super-linear")).toHaveLength(count);
});

test("nothing reads Express's query, which is off", async () => {
  for (const filePath of ["server.ts", "app/services/http/a.server.ts"])
    expect(await complaints(filePath, "export const a = req.query;", "no-restricted-properties")).toHaveLength(1);
});
