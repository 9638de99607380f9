import { drizzle } from "drizzle-orm/postgres-js";
import { loadDirectory } from "../../../app/routes/specialists._index/queries";
import * as schema from "../../../db/schema";
import { connect } from "../../support/postgres";
import { printTitle } from "./report";
import type { Shape } from "./sql-shapes";

/** Prints how PostgreSQL runs the queries of some shapes, the totals' aside. */
export async function printPlans(url: string, shapes: Shape[]): Promise<void> {
  const client = connect(url, "kindweight-bench");
  try {
    for (const { name, query } of shapes) {
      const statements: { text: string; params: unknown[] }[] = [];
      // The directory runs its own queries; all that is taken from it is what they were.
      const logger = { logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }) };
      await loadDirectory(drizzle(client, { schema, logger }), query);
      for (const { text, params } of statements.filter(({ text }) =>
        /from "(providers|provider_words|search_\w+)"/.test(text),
      )) {
        const plan = await client.unsafe(`explain (analyze, buffers) ${text}`, params as string[]);
        printTitle(name);
        console.log(plan.map((row) => String(row["QUERY PLAN"])).join("\n"));
      }
    }
  } finally {
    await client.end();
  }
}
