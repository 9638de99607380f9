import { newestSeqs } from "db/vital-events";
import { setTimeout as sleep } from "node:timers/promises";
import { liveClient } from "../../support/live-lines";
import type { Site } from "./site";

/** What live clients were not told, or were told twice. */
export type Heard = { events: number; clients: number; missed: number; doubled: number };

let addresses = 0;

/** Live clients of one record, by WebSocket and by event stream, with the browser's own code. */
export class Watchers {
  private readonly clients: ReturnType<typeof liveClient>[];

  constructor(
    private readonly site: Site,
    { sockets, streams }: { sockets: number; streams: number },
  ) {
    this.clients = Array.from({ length: sockets + streams }, (_, index) => {
      const number = ++addresses;
      return liveClient(site.url, site.cast.patientId, {
        socket: index < sockets,
        headers: { "X-Forwarded-For": `10.254.${number >> 8}.${number & 255}` },
      });
    });
  }

  /** Resolves when each has been told how things stand. @returns false where some are not, after the time. */
  allBegun = (milliseconds: number) =>
    this.until(milliseconds, () => Promise.resolve(this.clients.every(({ began }) => began().first !== null)));

  /** Resolves when each has the newest event. @returns false where some have not, after the time. */
  async caughtUp(milliseconds: number): Promise<boolean> {
    const newest = await this.newest();
    return this.until(milliseconds, () =>
      Promise.resolve(
        this.clients.every(({ told, began }) => Math.max(told.at(-1) ?? 0, began().first ?? -1) >= newest),
      ),
    );
  }

  private async newest(): Promise<number> {
    const { patientId } = this.site.cast;
    return (await newestSeqs(this.site.db, [patientId])).get(patientId) ?? 0;
  }

  private async until(milliseconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
    for (const until = Date.now() + milliseconds; !(await isSo()); await sleep(50))
      if (Date.now() > until) return false;
    return true;
  }

  /** What each was told since it began, by number, against what there is. */
  async heard(): Promise<Heard> {
    const newest = await this.newest();
    return compare(
      newest,
      this.clients.map(({ told, began }) => ({ told, first: began().first })),
    );
  }

  stop() {
    for (const { channel } of this.clients) channel.stop();
  }
}

/** @param clients with which number each began, if it did, and the numbers that it was told since. */
export function compare(newest: number, clients: { first: number | null; told: readonly number[] }[]): Heard {
  const heard: Heard = { events: 0, clients: clients.length, missed: 0, doubled: 0 };
  for (const { first, told } of clients) {
    const once = new Set(told);
    heard.doubled += told.length - once.size;
    // Who never began has missed all that there is.
    const from = first ?? 0;
    heard.events = Math.max(heard.events, newest - from);
    for (let seq = from + 1; seq <= newest; seq++) if (!once.has(seq)) heard.missed++;
  }
  return heard;
}
