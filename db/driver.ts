import type { ISql, ParameterOrJSON, Sql, TransactionSql, UnsafeQueryOptions } from "postgres";
import { worthPreparing } from "./often";
import { createPoolTally, type PoolTally } from "./usage";

/**
 * Known to the driver, not to its types: asked whether the connection may take another query meanwhile. It would be sent
 * behind whatever is being answered there, and wait for it while other connections are free; and PgBouncer, which may have
 * lent the connection for the first only, never answers the second.
 */
const ALONE = { onexecute: () => false } as UnsafeQueryOptions;

type Ask = (
  text: string,
  parameters?: ParameterOrJSON<never>[],
  options?: UnsafeQueryOptions,
) => ReturnType<ISql["unsafe"]>;
type Work = (within: TransactionSql) => unknown;
/** Begins a transaction, or one within it. */
type Open = (work: Work) => Promise<unknown>;

/**
 * Teaches postgres.js four things about whatever it is asked by `unsafe`, as drizzle does.
 *
 * - One question at a time on each connection.
 * - What is asked often is kept by the server, parsed and planned (a "prepared statement"), and asked for by its name.
 *   drizzle has each text sent anew, which takes two journeys instead of one, since the types of the parameters are
 *   inquired first, and a plan each time. What is asked rarely still goes that way: prepared, it would stay in the memory
 *   of every connection. An address with `?prepare=false` switches this off, for poolers that do not keep such names.
 * - An answer is what the server has answered, all of it and nothing else (`whole`).
 * - A transaction is over with its work, and with its connection (`createSpan`).
 *
 * @param client changed in place, its transactions as well.
 * @param tally told of what is under way outside of transactions, and of these.
 * @returns the same client.
 */
export function taught(client: Sql, tally: PoolTally = createPoolTally()): Sql {
  const isOften = worthPreparing();

  /** @param span of the transaction that is asked, null outside of any. */
  const teach = <Asked extends ISql>(
    asked: Asked,
    opening: keyof Asked & ("begin" | "savepoint"),
    span: Span | null,
  ): Asked => {
    const ask = asked.unsafe.bind(asked) as Ask;
    const open = asked[opening] as Open;
    return Object.assign(asked, {
      // The driver begins its transactions by this, too, and then has an `onexecute` of its own.
      unsafe: ((text, parameters = [], options = {}) => {
        span?.assertOpen();
        const query = whole(
          ask(text, parameters, { ...ALONE, ...options, prepare: isOften(text, parameters) }),
          span ? null : tally,
        );
        span?.watch(query);
        return query;
      }) satisfies Ask,
      [opening]: ((work) => {
        if (span) {
          const lasting = open((within) => span.hold(work(teach(within, "savepoint", span)), { isWhole: false }));
          return span.during(lasting, { isWhole: false });
        }
        const own = createSpan();
        let givenBack = () => {};
        const lasting = open((within) => {
          givenBack = tally.begun();
          return own.hold(work(teach(within, "savepoint", own)), { isWhole: true });
        });
        return own.during(lasting, { isWhole: true, over: () => givenBack() });
      }) satisfies Open,
    });
  };
  return teach(client, "begin", null);
}

/** The code is the driver's own for one that is closed, and counts as an outage. */
class ConnectionLostError extends Error {
  override name = "ConnectionLostError";
  readonly code = "CONNECTION_CLOSED";
  constructor(cause?: unknown) {
    super("The connection to the database is lost", { cause });
  }
}

/** Known to the driver, not to its types: what it settles a query by, and which command the server says it has done. */
type Settled = { resolve(result: unknown): void; reject(error: unknown): void };
type Answer = unknown[] & { command?: string | null };

/**
 * What a connection has not finished when it is lost, postgres.js takes along to the one that it opens in its place. A
 * query that was never sent counts as answered, without a row, when the new connection is ready: a write would be taken
 * for stored. And where rows of an answer have come before it broke off, the next answer begins with as many holes
 * (porsager/postgres#1119, #1181; so it does after a query that has failed at a later row).
 *
 * @param query changed in place.
 * @param tally told of it and of its end; null: it is not to be counted.
 * @returns the same query.
 */
function whole<Query extends object>(query: Query, tally: PoolTally | null): Query {
  const settled = query as Query & Settled;
  const { resolve, reject } = settled;
  tally?.asked(query);
  settled.reject = (error) => {
    tally?.settled(query);
    reject(error);
  };
  settled.resolve = (result) => {
    tally?.settled(query);
    const answer = result as Answer;
    if (answer.command === null) return reject(new ConnectionLostError());
    if (answer.length > 0 && !(0 in answer))
      answer.splice(
        0,
        answer.findIndex((_row, index) => index in answer),
      );
    resolve(answer);
  };
  return query;
}

/** From a transaction's beginning until its work has ended or its connection is lost. */
type Span = ReturnType<typeof createSpan>;

/** A query's failure after which its connection is good for nothing more: the server says so, or it is no server's answer at all. */
function isLoss(error: unknown): boolean {
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  if (severity !== undefined) return severity === "FATAL" || severity === "PANIC";
  return typeof code === "string" && /^(CONNECTION_|E[A-Z]+$)/.test(code);
}

/**
 * postgres.js keeps asking on the connection that a transaction was begun on, whatever has become of it. Once it is closed,
 * the `rollback` that follows is written to a socket that is null, in a callback of the event loop: nobody can catch that,
 * and the process ends (porsager/postgres#1154, #1208). Where the connection has been opened anew meanwhile, for somebody
 * else's query, what is left of the transaction runs there outside of any: stored piece by piece, though its caller has
 * been told that it failed. The same happens to what is still asked after the work has thrown.
 *
 * So nothing reaches the driver any more once the transaction is over. For those who ask it is an error, for the driver's
 * own next step (`commit`, `rollback`, `release`) work that never ends: the server has rolled back by itself.
 */
function createSpan() {
  /** Why nothing can be asked any more. */
  let over: Error | null = null;
  let isLost = false;
  let tellLost: (error: Error) => void;
  const lost = new Promise<never>((_resolve, reject) => (tellLost = reject));
  lost.catch(() => {});
  const lose = (cause: unknown) => {
    if (isLost) return;
    isLost = true;
    over = new ConnectionLostError(cause);
    tellLost(over);
  };

  return {
    /** @throws what the transaction is over with. */
    assertOpen(): void {
      if (over) throw over;
    },
    /** Takes note of a failed query, before whoever has asked it. It is not sent by that, as it would be by its own `then`. */
    watch(query: Promise<unknown>): void {
      void Promise.prototype.then.call(query, undefined, (error: unknown) => {
        if (isLoss(error)) lose(error);
      });
    },
    /** What the driver gets to see of a work. @param options.isWhole it is the transaction's, not of one within it. */
    async hold<Result>(work: Result, { isWhole }: { isWhole: boolean }): Promise<Awaited<Result>> {
      try {
        return await work;
      } finally {
        if (isLost) await new Promise<never>(() => {});
        if (isWhole) over = new Error("The transaction is over");
      }
    },
    /** What its caller gets to see of it. The driver ends the whole one as soon as its connection is closed, whatever its work is at. */
    during<Result>(
      lasting: Promise<Result>,
      { isWhole, over: ended = () => {} }: { isWhole: boolean; over?: () => void },
    ): Promise<Result> {
      if (isWhole) {
        lasting.then(ended, (error: unknown) => {
          ended();
          if (!over) lose(error);
        });
      }
      return Promise.race([lasting, lost]);
    },
  };
}
