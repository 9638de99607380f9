import type { ISql, ParameterOrJSON, Sql, TransactionSql, UnsafeQueryOptions } from "postgres";
import { worthPreparing } from "./often";

/**
 * Known to the driver, not to its types: asked whether the connection may take another query meanwhile. It would be sent
 * behind whatever is being answered there, and wait for it while other connections are free; and PgBouncer, which may have
 * lent the connection for the first only, never answers the second.
 */
const ALONE = { onexecute: () => false } as UnsafeQueryOptions;

type Ask = (text: string, parameters?: ParameterOrJSON<never>[], options?: UnsafeQueryOptions) => ReturnType<ISql["unsafe"]>;
/** Begins a transaction, or one within it. */
type Open = (work: (within: TransactionSql) => unknown) => Promise<unknown>;

/**
 * Teaches postgres.js two things about whatever it is asked by `unsafe`, as drizzle does.
 *
 * - One question at a time on each connection.
 * - What is asked often is kept by the server, parsed and planned (a "prepared statement"), and asked for by its name.
 *   drizzle has each text sent anew, which takes two journeys instead of one, since the types of the parameters are
 *   inquired first, and a plan each time. What is asked rarely still goes that way: prepared, it would stay in the memory
 *   of every connection. An address with `?prepare=false` switches this off, for poolers that do not keep such names.
 *
 * @param client changed in place, its transactions as well.
 * @returns the same client.
 */
export function taught(client: Sql): Sql {
  const isOften = worthPreparing();

  const teach = <Asked extends ISql>(asked: Asked, opening: keyof Asked & ("begin" | "savepoint")): Asked => {
    const ask = asked.unsafe.bind(asked) as Ask;
    const open = asked[opening] as Open;
    return Object.assign(asked, {
      // The driver begins its transactions by this, too, and then has an `onexecute` of its own.
      unsafe: ((text, parameters = [], options = {}) => ask(text, parameters, { ...ALONE, ...options, prepare: isOften(text, parameters) })) satisfies Ask,
      [opening]: ((work) => open((within) => work(teach(within, "savepoint")))) satisfies Open,
    });
  };
  return teach(client, "begin");
}
