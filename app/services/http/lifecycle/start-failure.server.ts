import { ConfigError } from "~/services/config.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";

/** Why the server did not start, in one line where it is a matter of its settings; else the error with its trace. */
export function describeStartFailure(error: unknown, port = process.env.PORT ?? "3000"): string {
  const { code, name, message, stack } = error as Error & { code?: string };
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop the other program or set PORT to another number.`;
  if (error instanceof ConfigError || name === "DataDirLockedError") return message;
  return isUnavailable(error)
    ? `DATABASE_URL names a database that cannot be used: ${message}`
    : (stack ?? String(error));
}
