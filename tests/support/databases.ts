import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { openEmbedded, openServer, type DatabaseConnection } from "../../db/client";
import { copyTemplate } from "./server-databases";

/** A database of a test file's own; `url` is its address on a server, for a second opener. Closing drops it. */
export type TestDatabase = DatabaseConnection & { url?: string };

export type EngineName = "PGlite" | "PostgreSQL";
type Engine = { name: EngineName; open(): Promise<TestDatabase> };

/**
 * The engines that suites of both run on: `npm test` names the embedded one and `npm run test:full` the other, so that
 * nothing is run twice. A run that names none, as by hand, takes both.
 */
export const wantedEngines = <T extends { name: EngineName }>(all: readonly T[]): T[] => {
  const wanted = process.env.TEST_ENGINE;
  if (!wanted) return [...all];
  const chosen = all.filter(({ name }) => name === wanted);
  if (chosen.length === 0) throw new Error(`TEST_ENGINE is ${wanted}, and has to be PGlite or PostgreSQL`);
  return chosen;
};

/** The one of that name, for tests of what only this engine does. */
const engineOf = <T extends { name: EngineName }>(all: readonly T[], name: EngineName): T =>
  all.find((engine) => engine.name === name)!;

/** Each call of `open` gives a new database, migrated and empty. */
const allEngines: Engine[] = [
  {
    name: "PGlite",
    open: () => openEmbedded("memory", new Blob([readFileSync(inject("templates").snapshot)])),
  },
  {
    name: "PostgreSQL",
    async open() {
      const { server, template } = inject("templates");
      const { url, drop } = await copyTemplate(server, template);
      const connection = await openServer(url, { max: 5 });
      const close = async () => {
        await connection.close();
        await drop();
      };
      return { ...connection, url, close };
    },
  },
];

/**
 * For suites that must hold on each engine. The title names it, because `npm run test:full` chooses by that name.
 *
 *     describe.each(engines)("providers on $name", ({ open }) => {
 *       let database: TestDatabase;
 *       beforeAll(async () => void (database = await open()));
 *       afterAll(() => database.close());
 */
export const engines = wantedEngines(allEngines);

export const openEmbeddedDatabase = engineOf(allEngines, "PGlite").open;
export const openServerDatabase = engineOf(allEngines, "PostgreSQL").open;
