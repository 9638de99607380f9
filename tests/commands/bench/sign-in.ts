import { users } from "db/schema";
import type { Database } from "db/client";
import { randomInt, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { hashPassword } from "~/services/passwords.server";
import { keepResults, printTable, printTitle } from "./report";
import { Opened, openPostgres, startOurs, type Served } from "./servers";
import { mannWhitney, median, percentile } from "./stats";

/** Tries that an account takes before its limit says no; one fewer than that. */
const TRIES_EACH = 4;
const PASSWORD = "three kind words";

type Way = { name: string; path: string; status: number; form: (email: string) => Record<string, string> };

const WAYS: Way[] = [
  {
    name: "sign-in, wrong password",
    path: "/sign-in",
    status: 400,
    form: (email) => ({ email, password: "not these words" }),
  },
  {
    name: "registration",
    path: "/register",
    status: 303,
    form: (email) => ({ firstName: "Mara", lastName: "Lind", email, password: "four new kind words" }),
  },
  { name: "password reset", path: "/reset-password", status: 303, form: (email) => ({ email }) },
];

/**
 * Whether the time of an answer tells if an address has an account. The limits
 * stay as they are: each try comes from an address of its own, as behind a
 * proxy (`TRUST_PROXY`), and no account is tried more often than it may be. One
 * request at a time, known and unknown in pairs, in an order that is drawn.
 */
export async function benchSignIn({ pairs }: { pairs: number }): Promise<void> {
  const opened = new Opened();
  try {
    const databases = await openPostgres(opened);
    const rows: string[][] = [];
    for (const [engine, where] of [
      ["PGlite", undefined],
      ["PostgreSQL", databases],
    ] as const) {
      // A fresh limit for each way in: what one used up must not slow down the next.
      const known = WAYS.map(() =>
        Array.from({ length: Math.ceil((pairs + 5) / TRIES_EACH) }, () => `${randomUUID()}@example.com`),
      );
      const served = await startOurs(opened, where, {
        env: { SEED: "none", TRUST_PROXY: "1" },
        prepare: (db) => addAccounts(db, known.flat()),
      });
      for (const [index, way] of WAYS.entries())
        rows.push([`${engine}: ${way.name}`, ...(await compare(served, way, known[index]!, pairs))]);
    }
    printTitle(`Does the time tell whether an address has an account? ${pairs} pairs each`);
    printTable(
      ["milliseconds", "known median", "p95", "unknown median", "p95", "known slower", "p (Mann-Whitney)"],
      rows,
    );
    console.log(
      "\nknown slower: in how many of all pairs; 50 % is no telling. A p below 0.01 is a difference that is there.",
    );
    keepResults("sign-in", { pairs, rows });
  } finally {
    await opened.close();
  }
}

async function addAccounts(db: Database, emails: string[]): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await db.insert(users).values(
    emails.map((email) => ({
      email,
      passwordHash,
      firstName: "Mara",
      lastName: "Lind",
      role: "patient" as const,
      emailVerifiedAt: new Date(),
    })),
  );
}

async function compare(served: Served, way: Way, accounts: string[], pairs: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true });
  const times = { known: [] as number[], unknown: [] as number[] };
  let tries = 0;
  const addresses = { known: () => accounts[tries % accounts.length]!, unknown: () => `${randomUUID()}@example.com` };
  try {
    // The first ones warm up: code, connections, the hash of nobody's password.
    for (let pair = -5; pair < pairs; pair++) {
      const order = randomInt(2) ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
      for (const kind of order) {
        const took = await send(served, way, addresses[kind](), agent);
        if (pair >= 0) times[kind].push(took);
      }
      tries++;
    }
  } finally {
    agent.destroy();
  }
  const { slower, p } = mannWhitney(times.known, times.unknown);
  const figures = [times.known, times.unknown].flatMap((values) => [median(values), percentile(values, 0.95)]);
  return [
    ...figures.map((value) => value.toFixed(1)),
    `${(slower * 100).toFixed(0)} %`,
    p < 0.001 ? "< 0.001" : p.toFixed(3),
  ];
}

/** @returns milliseconds until the whole answer was there. */
function send({ url }: Served, { path, status, form }: Way, email: string, agent: Agent): Promise<number> {
  const body = new URLSearchParams(form(email)).toString();
  const part = () => randomInt(1, 255);
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(Buffer.byteLength(body)),
      Origin: url,
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": `10.${part()}.${part()}.${part()}`,
    };
    const call = request(url + path, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("end", () => {
        const took = performance.now() - started;
        if (response.statusCode === status) resolve(took);
        else reject(new Error(`${path} answered ${response.statusCode} where ${status} was due`));
      });
    });
    call.on("error", reject);
    call.end(body);
  });
}
