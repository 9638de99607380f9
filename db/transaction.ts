/** Asks the database. */
export type Ask<Options, Answer> = (text: string, parameters?: unknown[], options?: Options) => Promise<Answer>;

/** How a transaction, or one within it, begins and ends. */
type Statements = { begin: string; end: string; undo: string };
const TRANSACTION: Statements = { begin: "begin", end: "commit", undo: "rollback" };
/** Of savepoints with the same name PostgreSQL means the newest. */
export const NESTED: Statements = {
  begin: "savepoint nested",
  end: "release savepoint nested",
  undo: "rollback to savepoint nested",
};

/**
 * Runs a transaction, or one within it: all or nothing.
 * @param ask the connection, which no other caller may use meanwhile.
 * @param work gets what asks within the transaction. It refuses as soon as the transaction is over, because
 *   what still runs of the work would be stored by itself.
 * @throws what the work throws; and where it has swallowed the failure of a query, because `commit` then rolls back.
 */
export async function inTransaction<Options, Answer extends object, Result>(
  ask: Ask<Options, Answer>,
  work: (within: Ask<Options, Answer>) => Result | Promise<Result>,
  { begin, end, undo } = TRANSACTION,
): Promise<Result> {
  let isOver = false;
  await ask(begin);
  try {
    const result = await work(async (...given) => {
      if (isOver) throw new Error("The transaction is over");
      return ask(...given);
    });
    isOver = true;
    const answer: { command?: string } = await ask(end);
    if (answer.command === "ROLLBACK") throw new Error("The transaction was rolled back: a query in it has failed");
    return result;
  } catch (error) {
    isOver = true;
    await ask(undo);
    throw error;
  }
}

/** Makes a mutex: works that are given to it run one after the other. */
export function createMutex(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = previous.then(work);
    previous = result.catch(() => {});
    return result;
  };
}
