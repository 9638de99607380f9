import type { messages, PGlite, QueryOptions, Results, Transaction } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import type { PoolUsage } from "./pool";
import { createMutex, inTransaction, type Ask } from "./transaction";

/** What is used of the library, which is not loaded where there is a server. */
type Library = Pick<typeof import("@electric-sql/pglite"), "parse" | "protocol">;

/** Texts that the engine keeps parsed and planned. Each takes some of its memory. */
const MAX_STATEMENTS = 300;

/** A statement that the engine keeps. */
type Statement = {
  name: string;
  /** The types of its parameters (`pg_type.oid`). */
  parameters: readonly number[];
  /** What heads its rows, where it gives any. */
  columns: readonly messages.BackendMessage[];
};

/**
 * The engine's last word: what a PostgreSQL server ends all its processes on. The
 * embedded one cannot, and whatever it is asked afterwards waits for ever, this
 * process's only thread with it.
 */
const isPanic = (error: unknown) => (error as { severity?: unknown }).severity === "PANIC";

/**
 * What drizzle calls of PGlite, by PGlite's protocol interface instead of its `query` and `transaction`:
 *
 * - These parse and plan each query again, which takes longer than to run it: a dashboard's costs 7 ms instead of 1.
 * - These ask an engine that has panicked to go on, in the same call, so that a caller cannot step in.
 *
 * @param engine must be used by nothing else: its own locks are passed by.
 * @param onBroken called once, when the engine has panicked.
 */
export function createEmbeddedClient(
  engine: PGlite,
  { parse, protocol: { serialize } }: Library,
  onBroken: (error: unknown) => void,
) {
  let panic: Error | null = null;
  let names = 0;
  /** Names of statements that the engine may forget. */
  const forgotten: string[] = [];
  const statements = new LRUCache<string, Statement>({
    max: MAX_STATEMENTS,
    dispose: ({ name }) => void forgotten.push(name),
  });

  const send = async (...sent: Uint8Array[]): Promise<messages.BackendMessage[]> => {
    if (panic) throw panic;
    try {
      return await engine.execProtocolStream(Buffer.concat(sent), { syncToFs: false });
    } catch (error) {
      if (isPanic(error)) {
        panic = error as Error;
        onBroken(error);
      }
      throw error;
    }
  };

  const prepare = async (text: string): Promise<Statement> => {
    const name = `statement_${names++}`;
    const answer = await send(
      ...forgotten.splice(0).map((name) => serialize.close({ type: "S", name })),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
    const described = answer.find(
      (message): message is messages.ParameterDescriptionMessage => message.name === "parameterDescription",
    )!;
    const columns = answer.filter((message) => message.name === "rowDescription");
    const statement = { name, parameters: described.dataTypeIDs, columns };
    statements.set(text, statement);
    return statement;
  };

  const execute = async (text: string, values: unknown[]): Promise<messages.BackendMessage[]> => {
    const { name, parameters, columns } = statements.get(text) ?? (await prepare(text));
    const texts = values.map((value, index): string | null => {
      if (value === null || value === undefined) return null;
      return engine.serializers[parameters[index]!]?.(value) ?? (value as { toString(): string }).toString();
    });
    return [...columns, ...(await send(serialize.bind({ statement: name, values: texts }), serialize.execute({})))];
  };

  const queryMutex = createMutex();
  const ask: Ask<QueryOptions, Results> = (text, values = [], { rowMode = "object" } = {}) =>
    queryMutex(async () => {
      try {
        const answer = await execute(text, values);
        return parse.parseResults([...answer], engine.parsers, { rowMode })[0]!;
      } catch (error) {
        // Its table may have changed: the next time it is prepared again.
        statements.delete(text);
        throw error;
      } finally {
        // Not with the message before it: a panic must be the last. Outside of a transaction this commits what was
        // written.
        if (!panic) await send(serialize.sync());
      }
    });

  /** Queries outside of any transaction, and transactions, from when they are asked for until they are over. */
  let asked = 0;
  const transactionMutex = createMutex();
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    asked += 1;
    try {
      return await transactionMutex(work);
    } finally {
      asked -= 1;
    }
  };

  const client = {
    query: (...given: Parameters<typeof ask>) => alone(() => ask(...given)),
    transaction: <Result>(work: (within: Transaction) => Promise<Result>) =>
      alone(() => inTransaction(ask, (query) => work({ query } as Transaction))),
  };
  return {
    client: client as unknown as PGlite,
    usage: (): PoolUsage => ({ size: 1, inUse: Math.min(1, asked), waiting: Math.max(0, asked - 1) }),
    close: () => alone(async () => (panic ? undefined : engine.close())),
  };
}
