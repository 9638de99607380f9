import { setTimeout as sleep } from "node:timers/promises";
import { writesThere, mailsOwed, mailsThere } from "../chaos/found";
import { Load } from "../chaos/load";
import type { Site } from "../chaos/site";
import { Watchers } from "../chaos/watchers";
import { docker, IMAGE, must, PROJECT, statesIn, until, type Checks, type Compose } from "./engine";
import { Visitor } from "../../api/support/visitor";

type Trial = { site: Site; compose: Compose; /** Requests a second. */ rate: number };

const AROUND_MS = 5_000;
/** One machine asks for all, and would be at its limits in no time. */
const FORGET_MS = 4_000;
const HEALS_MS = 60_000;
const MAIL_MS = 180_000;

/** The container of a service, as it is now. */
const containerOf = (service: string) => `${PROJECT}-${service}-1`;

/** What a load came to while something happened. */
type Suffered = { load: Load; lost: number; missed: number; doubled: number; healedIn: number };

/** Puts a load on the installation, lets something happen, and looks whether what was acknowledged is there. */
async function suffer(
  { site, rate }: Trial,
  specialists: Site["cast"]["specialists"],
  happen: () => Promise<unknown>,
): Promise<Suffered> {
  const watchers = new Watchers(site, { sockets: 5, streams: 5 });
  const load = new Load(site, specialists);
  // Not while Redis is away. By the engine itself: Compose takes four times the processor for it.
  const forget = () => void docker("exec", containerOf("redis"), "redis-cli", "flushall").catch(() => {});
  forget();
  const timer = setInterval(forget, FORGET_MS);
  try {
    must(await watchers.allBegun(60_000), "the live clients did not begin");
    load.start(rate);
    await sleep(AROUND_MS);
    await happen();
    const ended = performance.now();
    await until("bookings and readings are taken", HEALS_MS, async () =>
      (await Promise.all([load.one("booking"), load.one("reading")])).every(Boolean),
    );
    const healedIn = (performance.now() - ended) / 1000;
    await sleep(AROUND_MS);
    await load.stop();
    must(await watchers.caughtUp(60_000), "live clients are without all events");
    const [{ lost }, { missed, doubled }] = [
      await writesThere(site.db, site.cast.patientId, load.acknowledged),
      await watchers.heard(),
    ];
    must(lost === 0, `${lost} of ${load.acknowledged.length} acknowledged writes are lost`);
    must(missed + doubled === 0, `live: ${missed} events missed, ${doubled} twice`);
    return { load, lost, missed, doubled, healedIn };
  } finally {
    clearInterval(timer);
    watchers.stop();
    await load.stop();
  }
}

const reasons = ({ load }: Suffered) => [...load.reasons].map(([reason, count]) => `${reason} ×${count}`).join(", ");
const told = (suffered: Suffered) =>
  `${suffered.load.sent} requests, ${suffered.load.failed} failed${suffered.load.failed > 0 ? ` (${reasons(suffered)})` : ""}; ${suffered.load.acknowledged.length} writes acknowledged, none lost; taken again after ${suffered.healedIn.toFixed(1)} s`;

/** Longer than an engine takes to call a process unhealthy: three times it has ten seconds to answer, every ten. */
const UNHEALTHY_MS = 120_000;

const healthOf = (service: string) => docker("inspect", "-f", "{{.State.Health.Status}}", containerOf(service));

/** Restarts and crashes, each under load. */
export async function checkFaults(checks: Checks, trial: Trial): Promise<void> {
  const { site, compose } = trial;
  const { specialists } = site.cast;
  const own = (index: number) => specialists.slice(index * 16, (index + 1) * 16);

  await checks.check("Rolling update as docs/operations.md has it", async () => {
    const before = await docker("inspect", "-f", "{{.Image}}", containerOf("app1"));
    const suffered = await suffer(trial, own(0), async () => {
      process.env.TRIAL_VERSION = "2";
      await compose("build", "app1");
      for (const app of ["app1", "app2", "app3"]) await compose("up", "-d", "--no-deps", "--wait", app);
    });
    for (const app of ["app1", "app2", "app3"])
      must(
        (await docker("inspect", "-f", "{{.Image}}", containerOf(app))) !== before,
        `${app} runs the image of before`,
      );
    must(suffered.load.failed === 0, told(suffered));
    return told(suffered);
  });
  await checks.check("kill -9 of one process", async () => {
    // `docker kill` would be an operator's doing, after which an engine starts nothing again.
    const pid = await docker("inspect", "-f", "{{.State.Pid}}", containerOf("app2"));
    const kill = () => docker("run", "--rm", "--pid", "host", IMAGE, "-e", `process.kill(${pid}, "SIGKILL")`);
    const suffered = await suffer(trial, own(1), kill);
    must(
      [...suffered.load.reasons.keys()].every((reason) => !reason.startsWith("page")),
      told(suffered),
    );
    must((await docker("inspect", "-f", "{{.RestartCount}}", containerOf("app2"))) === "1", "it was not started again");
    await until("app2 healthy", UNHEALTHY_MS, async () => (await healthOf("app2")) === "healthy");
    return told(suffered);
  });
  await checks.check("Redis restarted", async () => {
    const suffered = await suffer(trial, own(2), () => compose("restart", "redis"));
    must(suffered.load.failed === 0, told(suffered));
    return told(suffered);
  });
  await checks.check("PostgreSQL restarted", async () =>
    told(await suffer(trial, own(3), () => compose("restart", "postgres"))),
  );
  await checks.check("PostgreSQL away", async () => {
    await compose("stop", "postgres");
    try {
      await until("app1 unhealthy", UNHEALTHY_MS, async () => (await healthOf("app1")) === "unhealthy");
      const page = await new Visitor(site, { cookie: site.cast.cookies.patient }).get("/patient-portal");
      must(
        page.status === 503 && page.headers.has("retry-after") && page.text.includes("<html"),
        `the page was ${page.status}`,
      );
    } finally {
      await compose("start", "postgres");
    }
    await until("all healthy again", UNHEALTHY_MS, async () =>
      statesIn(await compose("ps", "-a", "--format", "json")).every(({ health }) => ["", "healthy"].includes(health)),
    );
    return "processes unhealthy, pages by themselves say 503; healthy again by itself";
  });
  await checks.check("Every mail that the load was promised", async () => {
    // The specialists of the restarts and crashes together; the acknowledged ones are in the database.
    const owed = await mailsOwed(site.db, [], specialists);
    const mails = () => mailsThere(owed, site.mail.received, []);
    await until("none missing", MAIL_MS, () => Promise.resolve(mails().lost === 0));
    must(mails().twice === 0, `${mails().twice} came twice`);
    return `${mails().promised} came, none twice`;
  });
}
