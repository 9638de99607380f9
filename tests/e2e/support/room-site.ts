import type { BrowserContext, Page } from "@playwright/test";
import type { Database } from "db/client";
import { appointmentRequests, patients, providers } from "db/schema";
import { writeReadings } from "db/vital-writer";
import { eq } from "drizzle-orm";
import { MINUTE_MS } from "~/domain/durations";
import { newRoomId } from "~/domain/room/room";
import { visitPath } from "~/services/appointments/appointment-link.server";
import { createSeal } from "~/services/seal.server";
import { addDeskProvider, addUser, requestRow } from "../../db/support/rows";
import { enter, SESSION_SECRET, sessionOf, withOwnSite, WORKERS_OWN } from "./own-site";
import { expect, test as base } from "./visit";

/**
 * A server of its own: Ada, a patient; Nora, who meets her in a room; Max, a patient too, who is not invited. Gus, who
 * has no account, has an appointment with Nora that begins in a few minutes.
 */
export type RoomSite = {
  url: string;
  provider: number;
  ada: string;
  nora: string;
  max: string;
  /** Where Gus joins his visit. */
  visit: string;
};

/** Cameras, microphones and screens that the browser makes up, and gives without asking. */
export const FAKE_DEVICES = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

type Fixtures = {
  /** Another browser, of somebody else's, at the same address. */
  another: () => Promise<BrowserContext>;
};

type WorkerFixtures = {
  site: RoomSite;
  /** Settings of the site's server. */
  siteEnv: Record<string, string>;
  /** What this browser has of cameras and microphones, as its arguments. */
  deviceArgs: string[];
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  siteEnv: [{}, { option: true, scope: "worker" }],
  deviceArgs: [FAKE_DEVICES, { option: true, scope: "worker" }],
  another: async ({ browser, extraHTTPHeaders, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) });
      opened.push(context);
      await faults.watch(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  site: [({ siteEnv }, use) => withOwnSite(prepareRooms, use, siteEnv), WORKERS_OWN],
  launchOptions: [
    async ({ launchOptions, deviceArgs }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...deviceArgs] }),
    { scope: "worker" },
  ],
});

export async function prepareRooms(db: Database) {
  const now = new Date();
  const patient = async (firstName: string) => {
    const userId = await addUser(db, { role: "patient", firstName, lastName: "Marlowe" });
    const person = {
      medicalHistory: [],
      allergies: [],
      medications: [],
      dateOfBirth: "1985-03-27",
      gender: "female",
      heightCm: 170,
    };
    const [row] = await db
      .insert(patients)
      .values({ userId, firstName, lastName: "Marlowe", medicalRecordNumber: `MR-${firstName}`, ...person })
      .returning({ id: patients.id });
    return { id: row!.id, cookie: await sessionOf(db, userId) };
  };
  const [ada, max] = [await patient("Ada"), await patient("Max")];
  await writeReadings(db, {
    patientId: ada.id,
    deviceId: 0,
    readings: [{ deviceType: "heart_rate", value: 72, diastolic: null, measuredAt: now }],
    now,
  });
  const provider = await addDeskProvider(
    db,
    { isVrEnabled: true, yearsExperience: 12, licenseNumber: "MD-48213" },
    { firstName: "Nora", lastName: "Okafor" },
  );
  const [row] = await db.select({ userId: providers.userId }).from(providers).where(eq(providers.id, provider));
  const startsAt = new Date(now.getTime() + 5 * MINUTE_MS);
  const [booked] = await db
    .insert(appointmentRequests)
    .values(
      requestRow("Gus", {
        providerId: provider,
        status: "accepted",
        preferredDate: startsAt.toISOString().slice(0, 10),
        createdAt: now,
        startsAt,
      }),
    )
    .returning({ reference: appointmentRequests.reference });
  return {
    provider,
    ada: ada.cookie,
    max: max.cookie,
    nora: await sessionOf(db, row!.userId),
    visit: visitPath(createSeal(SESSION_SECRET), booked!.reference),
  };
}

/** Keeps the page's connections where a test finds them, and what the browser is told to do with them. */
async function keepConnections(context: BrowserContext, config: RTCConfiguration = {}): Promise<void> {
  await context.addInitScript((forced) => {
    const kept: RTCPeerConnection[] = [];
    Object.assign(window, { keptConnections: kept });
    const Native = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Native {
      constructor(own?: RTCConfiguration) {
        super({ ...own, ...forced });
        kept.push(this);
      }
    };
  }, config);
}

/**
 * Of the connection that the page uses: packets and energy of the voice that came, frames of pictures, messages of each
 * channel.
 */
export async function received(page: Page) {
  return page.evaluate(async () => {
    const { keptConnections } = window as unknown as { keptConnections: RTCPeerConnection[] };
    const got = { packets: 0, energy: 0, frames: 0, poses: 0, words: 0, protocol: "" };
    for (const connection of keptConnections.filter(({ connectionState }) => connectionState === "connected")) {
      const report = await connection.getStats();
      report.forEach((entry: Record<string, unknown>) => {
        if (entry.type === "inbound-rtp" && entry.kind === "audio")
          [got.packets, got.energy] = [entry.packetsReceived as number, entry.totalAudioEnergy as number];
        if (entry.type === "inbound-rtp" && entry.kind === "video")
          got.frames += (entry.framesDecoded as number | undefined) ?? 0;
        if (entry.type === "data-channel" && entry.label === "pose") got.poses = entry.messagesReceived as number;
        if (entry.type === "data-channel" && entry.label === "chat") got.words = entry.messagesReceived as number;
        if (entry.type === "local-candidate" && entry.candidateType === "relay")
          got.protocol = entry.relayProtocol as string;
      });
    }
    return got;
  });
}

/** Opens a room as its patient does, by the endpoint that the list's form uses. @returns its id. */
export async function openRoom(page: Page, site: RoomSite): Promise<string> {
  const roomId = newRoomId(new Date());
  const data = {
    consultationId: null,
    providerId: site.provider,
    roomId,
    patientConnected: true,
    providerConnected: false,
    hapticFeedbackEnabled: true,
    recordingEnabled: false,
  };
  const answer = await page.request.post(`${site.url}/api/vr-sessions`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return roomId;
}

export type Pair = { patient: Page; doctor: Page; roomId: string };
type Needs = {
  page: Page;
  context: BrowserContext;
  site: RoomSite;
  another: () => Promise<BrowserContext>;
  /** What each browser is told to do with its connections. */
  config?: RTCConfiguration;
  /** Before each page is opened. */
  prepare?: (page: Page) => Promise<void>;
};

/** Ada opens a room, Nora joins it from her desk; each in a browser of their own. */
export async function meet({
  page,
  context,
  site,
  another,
  config = {},
  prepare = async () => {},
}: Needs): Promise<Pair> {
  await enter(context, site.url, site.ada);
  await keepConnections(context, config);
  await prepare(page);
  const roomId = await openRoom(page, site);
  await page.goto(`${site.url}/vr-consultation/${roomId}`);
  await expect(page.getByRole("heading", { name: "Before you are seen and heard" })).toBeVisible();
  const other = await another();
  await keepConnections(other, config);
  await enter(other, site.url, site.nora);
  const doctor = await other.newPage();
  await prepare(doctor);
  await joinFromDesk(doctor, site, roomId);
  return { patient: page, doctor, roomId };
}

export async function joinFromDesk(doctor: Page, site: RoomSite, roomId: string): Promise<void> {
  await doctor.goto(`${site.url}/desk`);
  const waiting = doctor
    .locator('[data-room-waiting="Ada Marlowe"]')
    .filter({ has: doctor.locator(`input[value="${roomId}"]`) });
  await expect(waiting).toContainText("Waiting; came");
  await waiting.getByRole("button", { name: "Join room" }).click();
  await expect(doctor.getByRole("heading", { name: "Before you are seen and heard" })).toBeVisible();
}

/** Both see that they are connected. */
export async function expectConnected(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator("[data-standing]")).toHaveText("Connected", { timeout: 20_000 });
}

/** Turns devices on before going in, and goes in. */
export async function join(page: Page, devices: ("camera" | "microphone")[]): Promise<void> {
  for (const device of devices) {
    await page.getByRole("button", { name: `Turn on ${device}` }).click();
    await expect(page.getByRole("button", { name: `Turn off ${device}` })).toBeVisible();
  }
  await page.getByRole("button", { name: /^Join with/ }).click();
}

export { expect };
