import { ESLint } from "eslint";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import tseslint from "typescript-eslint";

const root = resolve(import.meta.dirname, "../..");
const eslint = new ESLint({
  cwd: root,
  // The files below do not exist, so there are no types to look at.
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/** What the rules on imports say of a file with one import. */
async function complaints(filePath: string, from: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { a } from "${from}";\nexport const b = a;\n`, {
    filePath: resolve(root, filePath),
  });
  const fatal = result?.messages.filter((message) => message.fatal) ?? [];
  expect(fatal).toEqual([]);
  return (
    result?.messages.filter(({ ruleId }) => ruleId === "no-restricted-imports").map(({ message }) => message) ?? []
  );
}

test.each([
  ["app/domain/a.ts", "./text"],
  ["app/domain/providers/a.ts", "../text"],
  ["app/domain/a.ts", "zod"],
  ["db/a.ts", "~/domain/text"],
  ["db/seed/a.ts", "../schema"],
  ["db/a.ts", "node:fs"],
  ["app/services/a.server.ts", "db/client"],
  ["app/services/http/a.server.ts", "../log.server"],
  ["app/components/a.tsx", "~/services/live/client"],
  ["app/components/form/a.tsx", "../logo"],
  ["app/routes/one/a.tsx", "./queries"],
  ["app/routes/one/a.tsx", "db/providers"],
  ["app/routes/one/parts/a.tsx", "../queries"],
  ["app/routes/api.one.ts", "~/services/log.server"],
  ["tests/db/a.test.ts", "../../app/routes/one/route"],
])("%s may import %s", async (file, from) => {
  expect(await complaints(file, from)).toEqual([]);
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
  ["app/routes/one/a.tsx", "../two/queries"],
  ["app/routes/one/a.tsx", "~/routes/two/queries"],
  ["app/routes/one/parts/a.tsx", "../../two/queries"],
  ["app/routes/api.one.ts", "./two/queries"],
])("%s may not import %s", async (file, from) => {
  expect(await complaints(file, from)).toHaveLength(1);
});

test.each([
  ["app/components/a.tsx", 'export const a = () => fetch("/session");', 1],
  ["app/routes/one/a.tsx", "export const a = new XMLHttpRequest();", 1],
  [
    "app/components/a.tsx",
    'import { request } from "~/services/api/request";\nexport const a = () => request("GET", "/session");',
    0,
  ],
  ["app/routes/one/a.tsx", "export const a = (live: { fetch(): void }) => live.fetch();", 0],
] as const)("APP-28 calls to the server go through one helper: %s, %s", async (filePath, source, complaints) => {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: resolve(root, filePath) });
  expect(result!.messages.filter(({ message }) => message.includes("~/services/api/request"))).toHaveLength(complaints);
});

test("links come from one place", async () => {
  const said = async (filePath: string) => {
    const [result] = await eslint.lintText(
      'import { Form, Link, NavLink } from "@remix-run/react";\nexport const all = [Form, Link, NavLink];\n',
      { filePath: resolve(root, filePath) },
    );
    return result!.messages.filter(({ ruleId }) => ruleId === "no-restricted-syntax").length;
  };
  expect(await said("app/routes/one/a.tsx")).toBe(2);
  expect(await said("app/components/ui/link.tsx")).toBe(0);
});
