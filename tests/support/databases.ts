import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { openEmbedded, openServer, type DatabaseConnection } from "../../db/client";
import { copyTemplate } from "./server-databases";

/** A database of a test file's own; `url` is its address on a server, for a second opener. Closing drops it. */
export type TestDatabase = DatabaseConnection & { url?: string };

type Engine = { name: "PGlite" | "PostgreSQL"; open(): Promise<TestDatabase> };

/**
 * Both engines, for suites that must hold on each:
 *
 *     describe.each(engines)("providers on $name", ({ open }) => {
 *       let database: TestDatabase;
 *       beforeAll(async () => void (database = await open()));
 *       afterAll(() => database.close());
 *
 * Each call of `open` gives a new database, migrated and empty.
 */
export const engines: Engine[] = [
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
