import { ConfigError } from "./config.server";
import { isOutage } from "./http/outage.server";

/** Why the server did not start, in one line where it is a matter of its settings; else the error with its trace. */
export function startFailure(error: unknown, port = process.env.PORT ?? "3000"): string {
  const { code, name, message, stack } = error as Error & { code?: string };
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop the other program or set PORT to another number.`;
  if (error instanceof ConfigError || name === "DataDirLockedError") return message;
  return isOutage(error) ? `DATABASE_URL names a database that cannot be used: ${message}` : (stack ?? String(error));
}
