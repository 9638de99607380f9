import { rowsOf, type DatabaseConnection } from "db/client";
import { providers } from "db/schema";
import { eq, sql } from "drizzle-orm";

/** Asks one after the other. */
export const times = async <Answer>(count: number, ask: () => PromiseLike<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (answers.length < count) answers.push(await ask());
  return answers;
};

export type Asking = Pick<DatabaseConnection["db"], "execute" | "select">;
/** What the connection that is asked has prepared. */
export const preparedIn = async (db: Asking) =>
  rowsOf<{ statement: string }>(await db.execute(sql`select statement from pg_prepared_statements`)).map(
    ({ statement }) => statement,
  );
export const byId = (db: Asking, id: number) =>
  db
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, sql.placeholder("id")))
    .prepare("by_id")
    .execute({ id });
