import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { askAll, type Pages } from "./pages";
import { REPLY, type Fleet, type Site } from "./site";
import type { DiskSite } from "./disk";
import type { Load } from "./load";

/** What a fault is done with. */
type Scene<On extends Site> = {
  site: On;
  load: Load;
  /** Notes that something broke on which answers of the mail server may have been under way. */
  broke(): void;
};

type Common = {
  name: string;
  title: string;
  /** Live clients that listen meanwhile. */
  watchers: { sockets: number; streams: number };
  /** How many times the usual rate. */
  times: number;
  /** Seconds in which it has to be over. */
  healsIn: number;
  /** Requests that may come to nothing; `null` where what breaks is what answers them, and some have to. */
  mayFail: number | null;
};
export type Act<Where extends Site> = {
  /**
   * Breaks something and mends it again; resolves when it is mended.
   * @returns what the pages answered meanwhile, where that is asked.
   */
  happen(scene: Scene<Where>): Promise<Pages | void>;
  /** Whether it is over for those who use it, besides bookings and readings being taken. */
  isOver?(scene: Scene<Where>): Promise<boolean>;
};
type FleetFault = Common & Act<Fleet> & { on: "fleet" };
type DiskFault = Common & Act<DiskSite> & { on: "disk" };
export type Fault = FleetFault | DiskFault;

const FEW = { sockets: 12, streams: 8 };
const DOWN_MS = 5_000;
const HOUR_MS = 3_600_000;

const kill: FleetFault = {
  on: "fleet",
  name: "kill",
  title: "kill -9 of one of three processes",
  watchers: FEW,
  times: 1,
  healsIn: 10,
  mayFail: null,
  async happen({ site: fleet, broke }) {
    broke();
    await fleet.servers[0]!.kill("SIGKILL");
    await fleet.start(0);
  },
};

/** Each process by itself: the balancer would go round one that has ended. */
const allAreReady = async ({ site: fleet }: Scene<Fleet>) => {
  const ready = await Promise.all(
    fleet.servers.map(({ url }) =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  return ready.every(Boolean);
};

const postgres: FleetFault = {
  on: "fleet",
  name: "postgres",
  title: "PostgreSQL stopped at once, 5 s away",
  watchers: FEW,
  times: 1,
  healsIn: 20,
  mayFail: null,
  async happen({ site: fleet }) {
    await fleet.postgres.crash();
    const down = sleep(DOWN_MS);
    const pages = await askAll(fleet);
    await down;
    await fleet.postgres.start();
    return pages;
  },
  isOver: allAreReady,
};

const connections: FleetFault = {
  on: "fleet",
  name: "connections",
  title: "a third of PostgreSQL's connections ended four times a second, twice the load, 15 s",
  watchers: FEW,
  times: 2,
  healsIn: 10,
  mayFail: null,
  async happen({ site: fleet, broke }) {
    for (const until = Date.now() + 3 * DOWN_MS; Date.now() < until; await sleep(250)) {
      // Among them that of a worker that was to note that it has sent a mail.
      broke();
      await fleet.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and random() < 1 / 3.0`,
      );
    }
  },
  isOver: allAreReady,
};

const redis: FleetFault = {
  on: "fleet",
  name: "redis",
  title: "Redis killed, 5 s away, empty afterwards",
  watchers: FEW,
  times: 1,
  healsIn: 10,
  // Each process counts for itself after two seconds, and a GET or a form waits no longer than that.
  mayFail: 0,
  async happen({ site: fleet }) {
    await fleet.redis.stop();
    await sleep(DOWN_MS);
    await fleet.redis.start();
  },
  isOver: allAreReady,
};

const rolling: FleetFault = {
  on: "fleet",
  name: "rolling",
  title: "SIGTERM of each process in turn, ten times the load",
  watchers: { sockets: 100, streams: 100 },
  times: 10,
  healsIn: 10,
  // A process takes nothing new, and answers all that it has taken.
  mayFail: 0,
  async happen({ site: fleet }) {
    for (let index = 0; index < fleet.servers.length; index++) {
      await fleet.servers[index]!.kill("SIGTERM");
      await fleet.start(index);
    }
  },
};

const isAnsweredByModel = async ({ load }: Scene<Fleet>) => {
  const before = load.engines.model;
  return (await load.one("chat")) && load.engines.model > before;
};

const model: FleetFault = {
  on: "fleet",
  name: "model",
  title: "a model that takes 30 s, then none",
  watchers: FEW,
  times: 1,
  // The breaker's rest of half a minute, once more after a trial that failed.
  healsIn: 90,
  // The built-in rules answer.
  mayFail: 0,
  async happen({ site: fleet }) {
    fleet.model.behave({ do: "answer", content: REPLY, afterMs: 30_000 });
    await sleep(3 * DOWN_MS);
    fleet.model.behave({ do: "answer", content: REPLY });
    await fleet.cables.model.cut();
    await sleep(DOWN_MS);
    await fleet.cables.model.restore();
  },
  isOver: isAnsweredByModel,
};

const smtp: FleetFault = {
  on: "fleet",
  name: "smtp",
  title: "a mail server with 3 s for each answer, then none",
  watchers: FEW,
  times: 1,
  // A mail that is on its way when the answers get slow is given up after a minute.
  healsIn: 90,
  // A mail waits in the outbox, and its request for nobody.
  mayFail: 0,
  async happen({ site: fleet, broke }) {
    fleet.cables.mail.delay(1_500);
    await sleep(2 * DOWN_MS);
    broke();
    await fleet.cables.mail.cut();
    fleet.cables.mail.delay(0);
    await sleep(2 * DOWN_MS);
    await fleet.cables.mail.restore();
  },
  async isOver({ site: fleet }) {
    const before = fleet.mail.received.length;
    for (const until = Date.now() + this.healsIn * 1000; Date.now() < until; await sleep(100))
      if (fleet.mail.received.length > before) return true;
    return false;
  },
};

const clock: FleetFault = {
  on: "fleet",
  name: "clock",
  title: "one process an hour ahead, one an hour behind, 10 s",
  watchers: FEW,
  times: 1,
  healsIn: 10,
  mayFail: 0,
  async happen({ site: fleet, broke }) {
    fleet.setClock(0, HOUR_MS);
    fleet.setClock(1, -HOUR_MS);
    // Whom a mail belongs to, and for how long, goes by each process's clock: as long as those
    // differ by more than the lease, another may take it for its own and send it again.
    for (const until = Date.now() + 2 * DOWN_MS; Date.now() < until; await sleep(1_000)) broke();
    for (const index of [0, 1]) fleet.setClock(index, 0);
  },
};

const disk: DiskFault = {
  on: "disk",
  name: "disk",
  title: "no room for the embedded database, nor for its journal",
  watchers: { sockets: 4, streams: 2 },
  times: 0.5,
  healsIn: 10,
  mayFail: null,
  async happen({ site, broke }) {
    site.fill();
    await sleep(2 * DOWN_MS);
    // Now its journal needs another file: that is its end, and the process's.
    broke();
    await site.db.execute(sql`select pg_switch_wal()`);
    await site.ended(30_000);
    site.free();
    await site.start();
  },
};

/** In this order: what a mail needs two minutes to get over comes first. */
export const FAULTS: readonly Fault[] = [kill, smtp, postgres, connections, redis, model, clock, rolling, disk];
