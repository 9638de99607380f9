import { customType, timestamp } from "drizzle-orm/pg-core";

/** Every instant is `timestamptz`; the wall clock belongs to the screen that shows it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Raw bytes, for hashes of secrets: never the secret itself. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // postgres.js wants a Buffer, PGlite any Uint8Array; a Buffer is both.
  toDriver: (value) => Buffer.from(value),
});
