/** The SQLSTATE of an error of either driver, however deep it lies; `null` for any other error. */
export function sqlState(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return null;
}
