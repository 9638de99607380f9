/**
 * The tables that clinicians and writers own: from each `<name>.csv` of a folder to the typed module
 * `generated/<name>.ts` beside it. The folder's `schema.ts` exports `tables`, the columns of each table, and may export
 * `check`, which looks at all tables together. Nothing is written where a row is wrong.
 *
 *   npm run content
 */
import { parse } from "csv-parse/sync";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import type { z } from "zod";
import { known } from "../app/content/columns";
import { readMessageIds } from "./messages";

const ROOT = resolve(import.meta.dirname, "..");
const CONTENT = join(ROOT, "app/content");
const HEADER = "// Written by `npm run content` from the CSV file in the folder above. Changes are lost.\n";

/** All that is wrong with the tables, a line each. */
export class ContentError extends Error {
  override name = "ContentError";
}

type Row = { record: Record<string, string>; info: { lines: number } };
type Schemas = Record<string, z.ZodObject>;
type Checked = Record<string, Record<string, unknown>[]>;
type Schema = {
  tables: Schemas;
  /** @returns what is wrong, with the table and the row (from 0) where it is */
  check?: (tables: Checked) => { table: string; row: number; problem: string }[];
};

function contentFolders(): string[] {
  const topics = readdirSync(CONTENT)
    .sort()
    .map((name) => join(CONTENT, name));
  return [...topics, join(ROOT, "db/seed/data")].filter((folder) => existsSync(join(folder, "schema.ts")));
}

const relative = (path: string) => path.slice(ROOT.length + 1).replaceAll("\\", "/");
const tablesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".csv"))
    .map((name) => name.slice(0, -".csv".length));

/** The rows of a table as text, each with its line in the file; a line that begins with # is a comment. */
function readRows(file: string, problems: string[]): Row[] {
  try {
    const rows = parse(readFileSync(file), {
      columns: true,
      info: true,
      bom: true,
      comment: "#",
      comment_no_infix: true,
    });
    return rows as unknown as Row[];
  } catch (error) {
    problems.push(`${relative(file)}: ${(error as Error).message}`);
    return [];
  }
}

/** The rows of a folder's tables as their schemas give them. What is wrong is added to the problems. */
function checkTables(
  folder: string,
  { tables, check }: Schema,
  texts: Map<string, Row[]>,
  problems: string[],
): Checked {
  const checked: Checked = {};
  const lineOf = (table: string, row: number) =>
    `${relative(folder)}/${table}.csv:${texts.get(table)?.[row]?.info.lines}`;
  for (const name of texts.keys()) if (!tables[name]) problems.push(`${relative(folder)}/${name}.csv has no schema`);
  for (const [table, schema] of Object.entries(tables)) {
    const rows = texts.get(table);
    if (!rows) problems.push(`${relative(folder)}/${table}.csv is missing`);
    const seen = new Set<string>();
    const [column = ""] = keyColumns(schema);
    checked[table] = (rows ?? []).flatMap(({ record }, index) => {
      const { data, error } = schema.strict().safeParse(record);
      for (const { path, message } of error?.issues ?? [])
        problems.push(`${lineOf(table, index)}: ${path.join(" ") || "columns"}: ${message}`);
      const own = record[column];
      if (own && seen.has(own)) problems.push(`${lineOf(table, index)}: “${own}” is there twice`);
      if (own) seen.add(own);
      return data ? [data] : [];
    });
  }
  if (problems.length === 0)
    for (const { table, row, problem } of check?.(checked) ?? []) problems.push(`${lineOf(table, row)}: ${problem}`);
  return checked;
}

const keyColumns = (schema: z.ZodObject) =>
  Object.entries(schema.shape)
    .filter(([, column]) => (column as z.ZodType).meta()?.isKey)
    .map(([name]) => name);

/** A row as a line of a template literal: TypeScript gives up on the types of some thousand literal objects. */
const rowInTemplate = (row: Record<string, unknown>) => `  ${JSON.stringify(row).replace(/[\\`$]/g, "\\$&")}`;

/** The generated modules by their names: one for each table, and the types of the keys. */
function modulesFor({ tables }: Schema, checked: Checked): Map<string, string> {
  const modules = new Map<string, string>();
  for (const table of Object.keys(tables))
    modules.set(
      `${table}.ts`,
      `${HEADER}import type { z } from "zod";\nimport type { tables } from "../schema";\n` +
        `type Row = z.output<(typeof tables)[${JSON.stringify(table)}]>;\n` +
        `const rows = JSON.parse(\`[\n${checked[table]!.map(rowInTemplate).join(",\n")}\n]\`) as readonly Row[];\n` +
        "export default rows;\n",
    );
  const unions = Object.entries(tables).flatMap(([table, schema]) =>
    keyColumns(schema).map((column) => {
      const union = checked[table]!.map((row) => JSON.stringify(row[column])).join(" | ");
      return `  ${JSON.stringify(table)}: ${union || "never"};\n`;
    }),
  );
  modules.set("keys.ts", `${HEADER}export type Keys = {\n${unions.join("")}};\n`);
  return modules;
}

/** Writes what has changed: a file that is written is loaded again by whoever watches it. */
function writeModules(folder: string, modules: Map<string, string>): void {
  const target = join(folder, "generated");
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) if (!modules.has(name)) rmSync(join(target, name));
  for (const [name, code] of modules) {
    const file = join(target, name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== code) writeFileSync(file, code);
  }
}

/** Reads, checks and writes. @throws {ContentError} with all that is wrong; nothing is written then. */
export async function generateContent(folders = contentFolders()): Promise<void> {
  const problems: string[] = [];
  const written: [string, Map<string, string>][] = [];
  for (const [catalog, ids] of await readMessageIds()) known.set(`${catalog}.po`, ids);
  for (const folder of folders) {
    const own: string[] = [];
    const texts = new Map(tablesIn(folder).map((name) => [name, readRows(join(folder, `${name}.csv`), own)]));
    const schema = (await import(pathToFileURL(join(folder, "schema.ts")).href)) as Schema;
    for (const [table, { shape }] of Object.entries(schema.tables)) {
      const [column = ""] = Object.keys(shape);
      known.set(table, new Set(texts.get(table)?.map(({ record }) => record[column] ?? "")));
    }
    written.push([folder, modulesFor(schema, checkTables(folder, schema, texts, own))]);
    problems.push(...own);
  }
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  for (const [folder, modules] of written) writeModules(folder, modules);
}

/** Runs this program, in a process of its own: Vite's configuration cannot import the schemas, which are TypeScript. */
const generateApart = () =>
  promisify(execFile)(process.execPath, ["--import", "tsx", import.meta.filename], { cwd: ROOT });

/** Keeps the generated modules up to date for Vite and Vitest. */
export function content(): Plugin {
  return {
    name: "content",
    async config() {
      await generateApart();
    },
    configureServer({ watcher, config }) {
      watcher.on("change", (file) => {
        if (!file.endsWith(".csv")) return;
        generateApart().catch((error: unknown) => config.logger.error(String(error)));
      });
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  try {
    await generateContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
