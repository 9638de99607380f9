import type { messages, PGlite, QueryOptions, Results, Transaction } from "@electric-sql/pglite";
import { worthPreparing } from "./often";
import type { PoolUsage } from "./usage";

/** What is used of the library, which is not loaded where there is a server. */
type Library = Pick<typeof import("@electric-sql/pglite"), "parse" | "protocol">;

/** What drizzle wants as text, to read it itself (`pg_type.oid`): dates, instants, intervals, and lists of decimals and of these. */
const AS_TEXT = [1082, 1114, 1184, 1186, 1231, 1182, 1115, 1185, 1187];

/** A statement that the engine keeps. */
type Statement = {
  name: string;
  /** The types of its parameters (`pg_type.oid`). */
  parameters: readonly number[];
  /** What heads its rows, where it gives any. */
  columns: readonly messages.BackendMessage[];
};

/** "Cached plan must not change result type": a column is not what it was when the statement was prepared. */
const isOutdated = (error: unknown) => (error as { code?: unknown }).code === "0A000";

/**
 * Teaches PGlite two things about whatever it is asked by `query`, as drizzle does.
 *
 * - What is asked often is parsed and planned once, and asked for by its name. PGlite does both each time, and enters the
 *   engine six times for each query; for a prepared one it is entered once.
 * - How results are read is said once. drizzle says it with each query, and PGlite then copies its list of all types.
 *
 * Of what PGlite's own `query` does besides, files (`blob`) and types given beforehand are left to it.
 *
 * @param client changed in place, its transactions as well.
 * @returns what tells how many ask it: it has one at a time.
 */
export function teachEmbedded(client: PGlite, { parse, protocol: { serialize } }: Library): () => PoolUsage {
  for (const type of AS_TEXT) client.parsers[type] = (text) => text;

  const isOften = worthPreparing();
  const statements = new Map<string, Statement>();
  let names = 0;

  /** One entry into the engine. Whatever fails in it is over with its `sync`. @throws {messages.DatabaseError} */
  const send = (...sent: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...sent, serialize.sync()]), { syncToFs: false });

  const prepared = async (text: string): Promise<Statement> => {
    const known = statements.get(text);
    if (known) return known;
    const name = `often_${names++}`;
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const described = answer.find(
      (message) => message.name === "parameterDescription",
    ) as messages.ParameterDescriptionMessage;
    const statement = {
      name,
      parameters: described.dataTypeIDs,
      columns: answer.filter((message) => message.name === "rowDescription"),
    };
    statements.set(text, statement);
    return statement;
  };

  const run = async <Row>(text: string, values: unknown[], options: QueryOptions): Promise<Results<Row>> => {
    const { name, parameters, columns } = await prepared(text);
    const texts = values.map((value, index): string | null => {
      if (value === null || value === undefined) return null;
      return client.serializers[parameters[index]!]?.(value) ?? (value as { toString(): string }).toString();
    });
    const answer = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({}));
    return parse.parseResults([...columns, ...answer], client.parsers, options)[0] as Results<Row>;
  };

  /** For whoever has the engine's transaction, or none is open. */
  const ask = <Row>(text: string, values: unknown[], options: QueryOptions): Promise<Results<Row>> =>
    client.runExclusive(async () => {
      try {
        return await run<Row>(text, values, options);
      } catch (error) {
        const outdated = isOutdated(error) && statements.get(text);
        if (!outdated) throw error;
        statements.delete(text);
        // A transaction has failed with it; the next one prepares it anew.
        if (client.isInTransaction()) throw error;
        await send(serialize.close({ type: "S", name: outdated.name }));
        return run<Row>(text, values, options);
      }
    });

  /** @param others what asks in PGlite's own way, @param often what asks by name. */
  const either =
    (others: PGlite["query"], often: typeof ask): PGlite["query"] =>
    <Row>(text: string, values: unknown[] = [], { parsers: _said, ...options }: QueryOptions = {}) =>
      options.blob || options.paramTypes || options.serializers || !isOften(text, values)
        ? others<Row>(text, values, options)
        : often<Row>(text, values, options);

  /** Queries outside of any transaction, and transactions, from when they are asked for until they are over. */
  let underWay = 0;
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };

  const query = client.query.bind(client);
  client.query = either(
    (text, values, options) => counted(() => query(text, values, options)),
    (text, values, options) =>
      counted(async () => {
        await client._checkReady();
        // As PGlite's own: not while a transaction of others is open, and stored where the file system must be told to.
        return client._runExclusiveTransaction(async () => {
          const results = await ask<never>(text, values, options);
          await client.syncToFs();
          return results;
        });
      }),
  );

  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    counted(() =>
      transaction((within: Transaction) => {
        const others = within.query;
        // One that is over refuses, in PGlite's own words.
        return work(
          Object.assign(within, {
            query: either(others, (text, values, options) =>
              within.closed ? others(text, values, options) : ask(text, values, options),
            ),
          }),
        );
      }),
    );

  return () => ({ size: 1, inUse: Math.min(1, underWay), waiting: Math.max(0, underWay - 1) });
}
