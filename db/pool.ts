import type { Sql } from "postgres";
import { setTimeout as sleep } from "node:timers/promises";
import { NoAnswerError, type Connection, type Query } from "./connection";
import { inTransaction, NESTED } from "./transaction";

/** How much of a database's connections is taken up, right now. */
export type PoolUsage = {
  /** Connections that there may be at the most. */
  size: number;
  /** Of these, how many run a query or a transaction. */
  inUse: number;
  /** Queries and transactions that no connection has taken yet. */
  waiting: number;
};

/** Longer than this an idle connection is not kept: a firewall on the way may have forgotten it without a word. */
const IDLE_MS = 10_000;
/** Even a busy connection is replaced after half an hour to an hour: the server's memory for it grows. */
const LIFETIME_MS = 30 * 60_000;
/** For so long after silence no connection is opened: a page that asks again would only wait again. */
const AWAY_MS = 200;
/** Queries and transactions that run while the pool is closed may take so long. */
const CLOSING_MS = 5_000;

/** The pool is closed. The code is the driver's own and counts as an outage. */
class PoolClosedError extends Error {
  override name = "PoolClosedError";
  readonly code = "CONNECTION_ENDED";
  constructor() {
    super("The connections to the database are closed");
  }
}

type Member = { connection: Connection; replaceAt: number; takenAt: number; idleTimer?: NodeJS.Timeout };

/**
 * Up to `size` connections, each of which runs one query or one transaction at a time: behind a query of two seconds a
 * quick one would take two seconds while nine connections are idle, and through PgBouncer in transaction mode it would
 * never be answered.
 * @param open makes a connection, which calls `onLost` when it is lost.
 */
export function createPool(open: (onLost: () => void) => Connection, size: number) {
  const members = new Set<Member>();
  const idle: Member[] = [];
  const waiting: { resolve(member: Member): void; reject(error: Error): void }[] = [];
  /** When the server has last answered anything at all. */
  let answeredAt = 0;
  let away: { until: number; error: Error } | null = null;
  let isClosed = false;
  let tellEmpty = () => {};

  const remove = (member: Member) => {
    members.delete(member);
    clearTimeout(member.idleTimer);
    const index = idle.indexOf(member);
    if (index >= 0) idle.splice(index, 1);
    if (members.size === 0) tellEmpty();
  };

  const add = (): Member => {
    const now = performance.now();
    const replaceAt = now + LIFETIME_MS * (1 + Math.random());
    const member: Member = { connection: open(() => remove(member)), replaceAt, takenAt: now };
    members.add(member);
    return member;
  };

  const take = async (): Promise<Member> => {
    if (isClosed) throw new PoolClosedError();
    if (idle.length === 0 && away && performance.now() < away.until) throw away.error;
    const member = idle.pop() ?? (members.size < size ? add() : null);
    if (!member) return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    clearTimeout(member.idleTimer);
    member.takenAt = performance.now();
    return member;
  };

  const release = (member: Member) => {
    const { lost } = member.connection;
    const now = performance.now();
    if (!lost) answeredAt = now;
    // No other caller has had an answer meanwhile: those that wait would find out one after the other, 8 s each.
    if (lost instanceof NoAnswerError && answeredAt < member.takenAt) {
      away = { until: now + AWAY_MS, error: lost };
      for (const { reject } of waiting.splice(0)) reject(lost);
    }
    const next = waiting.shift();
    if (next) {
      const free = lost ? add() : member;
      free.takenAt = now;
      return next.resolve(free);
    }
    if (lost) return;
    if (isClosed || now > member.replaceAt) return void close(member);
    idle.push(member);
    member.idleTimer = setTimeout(() => void close(member), IDLE_MS).unref();
  };

  const close = (member: Member) => {
    remove(member);
    return member.connection.close().catch(() => {});
  };

  const using = async <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> => {
    const member = await take();
    try {
      return await work(member.connection);
    } finally {
      release(member);
    }
  };

  const query: Query = (...asked) => using((connection) => connection.query(...asked));
  const begin = <Result>(work: Work<Result>) =>
    using((connection) => connection.untilLost(inTransaction(connection.query, scoped(work))));

  return {
    query,
    begin,
    /** What drizzle calls of a client of postgres.js. Types are read and written as `WIRE_TYPES` says. */
    client: { ...askedBy(query), begin, options: { parsers: {}, serializers: {} } } as unknown as Sql,
    usage: (): PoolUsage => ({ size, inUse: members.size - idle.length, waiting: waiting.length }),
    /** Ends all connections, those that are in use when they are given back, but at the latest after 5 s. */
    async close(): Promise<void> {
      isClosed = true;
      const isEmpty = new Promise<void>((resolve) => (tellEmpty = resolve));
      await Promise.all([...idle].map(close));
      if (members.size > 0) await Promise.race([isEmpty, sleep(CLOSING_MS, undefined, { ref: false })]);
      for (const { reject } of waiting.splice(0)) reject(new PoolClosedError());
      for (const { connection } of members) connection.lose(new PoolClosedError());
    },
  };
}

/** What drizzle calls of the driver within a transaction. */
type Scope = ReturnType<typeof askedBy> & { savepoint<Result>(work: Work<Result>): Promise<Result> };
type Work<Result> = (scope: Scope) => Result | Promise<Result>;

const scoped =
  <Result>(work: Work<Result>) =>
  (within: Query): Result | Promise<Result> =>
    work({ ...askedBy(within), savepoint: (inner) => inTransaction(within, scoped(inner), NESTED) });

/** The driver's `unsafe`: a query that drizzle awaits as it is, or after `values()`, which asks for rows as lists. */
const askedBy = (query: Query) => ({
  unsafe: (text: string, parameters: unknown[] = [], options: { prepare?: boolean } = {}) => ({
    then: <A, B>(done: (rows: unknown[]) => A, failed: (error: unknown) => B) =>
      query(text, parameters, options).then(done, failed),
    values: () => query(text, parameters, { ...options, values: true }),
  }),
});
