/**
 * The server's clock, guessed from what it said. A message is told a little
 * after its time, never before, so the guess that is furthest ahead is the best.
 * @param known milliseconds from this browser's clock to the server's; null: none yet.
 */
export const betterOffset = (known: number | null, serverNow: string, heardAt: number): number =>
  Math.max(known ?? -Infinity, Date.parse(serverNow) - heardAt);
