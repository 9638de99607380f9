/** Logs that part of what arrived was not understood: by a code, because what it said may be a person's. */
export function logUnreadable(code: string): void {
  // eslint-disable-next-line no-console -- LIVE-05
  console.warn(`Part of what arrived could not be read: ${code}`);
}
