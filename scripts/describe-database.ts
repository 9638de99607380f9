import type { Config } from "~/services/config.server";

/**
 * Which database a command works on. Without the server's settings it would be an embedded one of its own, and nobody
 * would notice.
 */
export function describeDatabase({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): string {
  if (!databaseUrl) return `the embedded database in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} on ${host}`;
}
