import type { Database, Queryable } from "db/client";
import { setTimeout as sleep } from "node:timers/promises";
import { sqlState } from "~/services/sql-state.server";

/** SQLSTATEs: what an exclusion constraint keeps out, and the two ways in which PostgreSQL asks for another try. */
const TAKEN = "23P01";
const AGAIN = new Set(["40P01", "40001"]);

const TRIES = 4;
const LONGEST_PAUSE_MS = 40;

/** Somebody else holds the time. */
export class TimeTakenError extends Error {
  override name = "TimeTakenError";
}

/**
 * A transaction that changes what a specialist's time holds. One that the
 * database gives up because of others is tried again, three times at the most.
 * @throws {TimeTakenError} also where only the exclusion constraint has noticed.
 */
export async function bookingTransaction<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const state = sqlState(error);
      if (state === TAKEN) throw new TimeTakenError("The time is held", { cause: error });
      if (state === null || !AGAIN.has(state) || attempt === TRIES) throw error;
      // Apart from one another, or they meet again.
      await sleep(Math.random() * LONGEST_PAUSE_MS * attempt);
    }
  }
}
