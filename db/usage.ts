/** How much of a database's connections is taken up, right now. */
export type PoolUsage = {
  /** Connections that there may be at the most. */
  size: number;
  /** Of these, how many have a query or a transaction of somebody's. */
  inUse: number;
  /** Queries and transactions that no connection has taken yet. */
  waiting: number;
};

/** Known to the driver, not to its types: null until a connection has taken the query. */
type Asked = { readonly state: unknown };

/**
 * What is under way in a pool of postgres.js, which says nothing of it itself. Kept by two numbers' worth of work per query;
 * whether one waits is looked at when somebody wants to know.
 */
export type PoolTally = ReturnType<typeof createPoolTally>;

export function createPoolTally() {
  const asked = new Set<Asked>();
  let transactions = 0;
  return {
    /** A query outside of any transaction; `begin` is one. */
    asked: (query: object) => void asked.add(query as Asked),
    settled: (query: object) => void asked.delete(query as Asked),
    /** A transaction has its connection. @returns what to call when it has given it back. */
    begun(): () => void {
      transactions += 1;
      return () => void (transactions -= 1);
    },
    usage(size: number): PoolUsage {
      let taken = 0;
      for (const { state } of asked) if (state !== null) taken += 1;
      return { size, inUse: taken + transactions, waiting: asked.size - taken };
    },
  };
}
