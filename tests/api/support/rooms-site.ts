import type { Database } from "db/client";
import { providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { VrSessionReply } from "~/services/rooms/vr-session.server";
import { addProvider } from "../../db/support/rows";
import { openPrepared } from "./prepared";
import { prepareRecords, type Records } from "./records";
import { joinAtDesk, opened, roomSocket, roomStream, type RoomClient } from "./rooms";
import { START, type Site, type SiteEngine } from "./site";
import { Visitor } from "./visitor";

type Prepared = Records & { demoProvider: number; otherDemo: number };

/** The treating specialist can be met in a room; so can two seeded ones, and one who is away cannot. */
async function prepare(db: Database): Promise<Prepared> {
  const records = await prepareRecords(db);
  await db.update(providers).set({ isVrEnabled: true }).where(eq(providers.id, records.providers.treating));
  await db.update(users).set({ passwordHash: "of no password" }).where(eq(users.id, records.users.treating));
  const demoProvider = await addProvider(db, { isVrEnabled: true, rating: "4.90" });
  const otherDemo = await addProvider(db, { isVrEnabled: true, rating: "4.00" });
  await addProvider(db, { isVrEnabled: true, isAvailable: false, rating: "5.00" });
  return { ...records, demoProvider, otherDemo };
}

/** What the tests' TURN server knows. */
export const TURN = {
  urls: ["turn:turn.example.com:3478?transport=udp", "turns:turn.example.com:5349"],
  secret: "a secret of the tests",
};

/** Names of the pages that sit in a room. */
export const SEAT = { patient: "seat-of-the-patient", doctor: "seat-of-the-doctor" };

/** Both ways to hear a room. */
export const BOTH = [
  ["a WebSocket", roomSocket],
  ["a stream", roomStream],
] as const;

/** Of a room as one of its two sees it. */
export const readRoom = async (visitor: Visitor, roomId: string) =>
  (await visitor.get(`/api/vr-sessions/${roomId}`)).json<VrSessionReply>();

/** A site whose specialists can be met in rooms, for one suite: opened before it, stopped after it. */
export function roomsSite(openSite: SiteEngine["openSite"]) {
  let site: Site;
  let records: Prepared;
  beforeAll(
    async () =>
      void ([site, records] = await openPrepared(
        (options) =>
          openSite({
            ...options,
            env: { TURN_URL: TURN.urls.join(", "), TURN_SECRET: TURN.secret, LOG_LEVEL: "info" },
          }),
        prepare,
      )),
    START,
  );
  afterAll(() => site?.stop());
  const clients: RoomClient[] = [];
  afterEach(() => clients.splice(0).forEach((client) => client.end()));

  const owner = () => new Visitor(site, { cookie: records.cookies.owner });
  const doctor = () => new Visitor(site, { cookie: records.cookies.treating });
  /** A room of the patient's that waits for the treating specialist. */
  const real = async () => {
    const patient = owner();
    return { patient, session: await opened(patient, { providerId: records.providers.treating }) };
  };
  return {
    get site() {
      return site;
    },
    get records() {
      return records;
    },
    /** Has a client ended after the test. */
    keep: <Client extends RoomClient>(client: Client): Client => (clients.push(client), client),
    owner,
    doctor,
    real,
    /** Two who have met. */
    met: async () => {
      const [{ patient, session }, specialist] = [await real(), doctor()];
      expect((await joinAtDesk(specialist, session.roomId)).headers.get("location")).toBe(
        `/vr-consultation/${session.roomId}`,
      );
      return { patient, doctor: specialist, roomId: session.roomId };
    },
  };
}
