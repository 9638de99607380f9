import { openDatabase, openServer, type Database, type DatabaseConnection } from "db/client";
import { addDevice } from "db/vital-devices";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import { hashPassword } from "~/services/passwords.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { step } from "../../../app/services/steps.mjs";
import { PASSWORD } from "../../api/support/accounts";
import { sessionFor } from "../../api/support/examples";
import { SESSION_SECRET } from "../../api/support/secret";
import type { Opened } from "../bench/servers";
import { addDeskProvider, addPatient, addUser, EVERY_DAY } from "../../db/support/rows";
import { startBalancer } from "../../support/balancer";
import { startEmbedded, type EmbeddedServer } from "../../support/embedded-postgres";
import { freePort } from "../../support/free-port";
import { startMailServer, type MailServer } from "../../support/mail-server";
import { startOpenAi, type OpenAiServer } from "../../support/openai-server";
import { startServer, type RunningServer } from "../../support/server";
import { startTcpProxy, type TcpProxy } from "../../support/tcp-proxy";
import { startRedisServer, type RedisServer } from "./redis-server";

/** Who is there before the load. */
export type Cast = {
  /** The record that everybody watches: it is open to all, so that no session's end ends a connection. */
  patientId: number;
  /** Tokens of its devices: each may send two readings a second. */
  devices: string[];
  /** People with a password. */
  accounts: string[];
  /** Specialists, each with their own mailbox; a fault has some for itself. */
  specialists: { id: number; email: string }[];
  /** `Set-Cookie` of a session of each kind of people. */
  cookies: { patient: string; specialist: string; admin: string };
};

/** What a load runs against. */
export type Site = {
  /** without a slash at the end */
  url: string;
  cast: Cast;
  mail: MailServer;
  /** A door to the database past the servers. */
  db: Database;
};

const DEVICES = 12;
const ACCOUNTS = 20;
const SPECIALISTS = 64;

/** Fills a new database with those who are there before the load. @param secure where they come by HTTPS. */
export async function prepareCast(db: Database, secure = false): Promise<Cast> {
  const patientId = await addPatient(db, { isDemo: true });
  const devices: string[] = [];
  for (let index = 0; index < DEVICES; index++) {
    const token = newToken();
    await addDevice(
      db,
      {
        patientId,
        name: `Device ${index}`,
        tokenHash: hashToken(token),
        deviceTypes: [...DEVICE_TYPES],
        createdAt: new Date(),
      },
      DEVICES,
    );
    devices.push(token);
  }
  const passwordHash = await hashPassword(PASSWORD);
  const accounts: string[] = [];
  let patient = "";
  for (let index = 0; index < ACCOUNTS; index++) {
    const email = `known-${index}@example.com`;
    const userId = await addUser(db, { email, role: "patient", passwordHash, emailVerifiedAt: new Date() });
    await addPatient(db, { userId });
    accounts.push(email);
    if (index === 0) patient = await sessionFor(db, userId, secure);
  }
  const specialists: Cast["specialists"] = [];
  for (let index = 0; index < SPECIALISTS; index++) {
    const email = `specialist-${index}@example.com`;
    specialists.push({
      id: await addDeskProvider(db, { availability: EVERY_DAY, timeZone: "America/New_York" }, { email }),
      email,
    });
  }
  const [owner] = await db.query.providers.findMany({ columns: { userId: true }, limit: 1 });
  const [specialist, admin] = [
    await sessionFor(db, owner!.userId, secure),
    await sessionFor(db, await addUser(db, { role: "admin" }), secure),
  ];
  return { patientId, devices, accounts, specialists, cookies: { patient, specialist, admin } };
}

/** Three processes behind a balancer, and all that they need; each part can be broken by itself. */
export type Fleet = Site & {
  servers: RunningServer[];
  /** Starts one of them again, after it has ended. */
  start(index: number): Promise<void>;
  /** Sets one's clock, milliseconds from the right time. */
  setClock(index: number, offset: number): void;
  postgres: EmbeddedServer;
  redis: RedisServer;
  model: OpenAiServer;
  /** On the way to the mail server and to the model. */
  cables: { mail: TcpProxy; model: TcpProxy };
};

const PROCESSES = 3;
export const REPLY = "Drink some water, and sleep well.";

export async function openFleet(opened: Opened): Promise<Fleet> {
  const postgres = await step("PostgreSQL", () => startEmbedded({ durable: true }));
  opened.onClose(() => postgres.stop());
  const redis = await step("Redis", startRedisServer);
  opened.onClose(() => redis.close());
  const mail = await startMailServer();
  opened.onClose(() => mail.close());
  const model = await startOpenAi();
  opened.onClose(() => model.close());
  model.behave({ do: "answer", content: REPLY });
  const cableTo = async (url: string) => {
    const cable = await startTcpProxy({ host: "127.0.0.1", port: Number(new URL(url).port) });
    opened.onClose(() => cable.close());
    return cable;
  };
  const cables = { mail: await cableTo(mail.url), model: await cableTo(model.url) };

  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  await database.migrate();
  await database.close();
  // A few connections, which find the database again after each crash.
  const door: DatabaseConnection = await openServer(postgres.url, { max: 3, silenceMs: 60_000 });
  opened.onClose(() => door.close());
  const cast = await prepareCast(door.db);

  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-chaos-"));
  opened.onClose(() => rmSync(dataDir, { recursive: true, force: true }));
  const clockFile = (index: number) => join(dataDir, `clock-${index}`);
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const servers: RunningServer[] = [];
  const start = async (index: number) => {
    servers[index] = await startServer({
      dataDir,
      imports: ["./tests/commands/chaos/clock.ts"],
      env: {
        ...{
          PORT: String(ports[index]),
          DATABASE_URL: postgres.url,
          REDIS_URL: redis.url,
          SESSION_SECRET,
          SEED: "none",
          TRUST_PROXY: "1",
          LOG_LEVEL: "error",
        },
        ...{
          SMTP_URL: `smtp://127.0.0.1:${cables.mail.port}`,
          OPENAI_API_KEY: "of no account",
          OPENAI_BASE_URL: `http://127.0.0.1:${cables.model.port}/v1`,
        },
        CHAOS_CLOCK: clockFile(index),
      },
    });
  };
  opened.onClose(async () => void (await Promise.all(servers.map((server) => server?.stop()))));
  await step(`${PROCESSES} processes`, () => Promise.all(ports.map((_port, index) => start(index))));
  const balancer = await startBalancer(ports);
  opened.onClose(() => balancer.close());
  const setClock = (index: number, offset: number) => writeFileSync(clockFile(index), String(offset));
  return { url: balancer.url, cast, mail, db: door.db, servers, start, setClock, postgres, redis, model, cables };
}
