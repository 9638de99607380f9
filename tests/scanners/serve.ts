import { createServer, request, type Server } from "node:http";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { seedDemo } from "db/seed";
import { runScript, StepFailure } from "../../scripts/steps.mjs";
import { PEOPLE, prepareRecords, type Person } from "../api/support/records";
import { SESSION_SECRET } from "../api/support/secret";
import { Opened, openPostgres, startOurs } from "../bench/servers";

const usage = `npm run scanned -- [port] [file] [--postgres]

Our production server with the demo data, on 127.0.0.1, as a scanner needs it (docs/security.md has the commands):
a door at the port (4568) gives each request an address of its own, because limits would answer the rest, and says
that it comes from our own pages, because a scanner that is refused as another site tests nothing behind that.
The doors at the ports behind it are those of people who are signed in, whatever cookies the scanner itself has:
${PEOPLE.join(", ")}.
On the embedded database, or with --postgres on a PostgreSQL server, found as the tests find it.
What the server logs is in the file (scanned.log) once it is stopped by Ctrl-C.`;

/** Sessions that nobody uses end after a quarter of an hour. */
const TOUCH_MS = 5 * 60_000;

await runScript(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { postgres: { type: "boolean", default: false }, help: { type: "boolean", default: false } } });
  if (values.help) return console.log(usage);
  const [port, file = "scanned.log"] = [Number(positionals[0] ?? 4568), positionals[1]];
  if (!Number.isInteger(port)) throw new StepFailure("The port is a number", usage);
  const opened = new Opened();
  let cookies: Partial<Record<Person, string>> = {};
  const { url, logs } = await startOurs(opened, values.postgres ? await openPostgres(opened) : undefined, {
    env: { TRUST_PROXY: "1", LOG_LEVEL: "info", SESSION_SECRET },
    prepare: async (db) => {
      await seedDemo(db, new Date());
      cookies = (await prepareRecords(db, { demo: false })).cookies;
    },
  });

  const asked = new Map<string, number>();
  let number = 0;
  /** @param cookie of whoever comes in by it; null: of whoever the scanner makes itself. */
  const openDoor = (who: string, cookie: string | null, at: number): Promise<Server> => {
    const door = createServer((incoming, answer) => {
      asked.set(who, (asked.get(who) ?? 0) + 1);
      number += 1;
      // Signed out by the scanner, the rest of its requests would be nobody's.
      if (cookie && /^\/sign-out\b/.test(incoming.url ?? "")) return void answer.writeHead(404).end();
      // Not compressed: wapiti asks for brotli without being able to read it, and sees a page without links or forms.
      const own = { "accept-encoding": "identity", host: new URL(url).host, origin: url, "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
      // The first of a name counts, so ours goes first.
      const signedIn = cookie ? { cookie: [cookie, incoming.headers.cookie].filter(Boolean).join("; ") } : {};
      const onward = request(url + incoming.url, { method: incoming.method ?? "GET", headers: { ...incoming.headers, ...own, ...signedIn } }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      onward.on("error", () => answer.destroy());
      answer.on("close", () => onward.destroy());
      incoming.pipe(onward);
    });
    return new Promise((resolve, reject) => void door.once("error", reject).listen(at, "127.0.0.1", () => resolve(door)));
  };

  const people = PEOPLE.map((who) => [who, cookies[who]!.split(";")[0]!] as const);
  const doors = [await openDoor("nobody", null, port)];
  for (const [index, [who, cookie]] of people.entries()) doors.push(await openDoor(who, cookie, port + 1 + index));
  const touch = setInterval(() => {
    for (const [, cookie] of people) void fetch(`${url}/account`, { headers: { cookie } }).catch(() => {});
  }, TOUCH_MS);
  console.log(`\n${["nobody", ...PEOPLE].map((who, index) => `http://127.0.0.1:${port + index}/ ${who}`).join("\n")}\nuntil Ctrl-C`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  clearInterval(touch);
  for (const door of doors) door.close().closeAllConnections();
  writeFileSync(file, logs());
  await opened.close();
  console.log(`${[...asked].map(([who, count]) => `${count} requests of ${who}`).join(", ")}; what was logged is in ${file}`);
});
