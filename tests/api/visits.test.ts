import { appointmentRequests, consultations, providers, rooms, sessions } from "db/schema";
import { and, count, eq, isNull, max } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { appointmentPath, visitPath } from "~/services/appointments/appointment-link.server";
import { createSeal } from "~/services/seal.server";
import { requestRow } from "../db/support/rows";
import { openSocket } from "./support/live";
import { joinAtDesk, opened, roomSocket } from "./support/rooms";
import { BOTH, readRoom, roomsSite } from "./support/rooms-site";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const seal = createSeal(SESSION_SECRET);
const MINUTE = 60_000;
const JOIN = { intent: "join", website: "" };

type Change = Partial<Omit<typeof appointmentRequests.$inferInsert, "startsAt">>;

describe.each(siteEngines)(
  "the visit of an appointment on $name",
  ({ openSite }) => {
    const setting = roomsSite(openSite);
    /** Each with times of its own: no two of a specialist's may overlap. */
    let nextSlot = 0;

    /**
     * An appointment that was agreed with the treating specialist.
     * @param startsIn minutes from now at which it begins
     */
    async function agreed(startsIn: number, { isOwners = false, ...change }: Change & { isOwners?: boolean } = {}) {
      const { records, site } = setting;
      nextSlot += 1;
      const startsAt = new Date(Date.now() + startsIn * MINUTE + nextSlot * 1_000);
      return site.database(async (db) => {
        const consultationId = isOwners
          ? (
              await db
                .insert(consultations)
                .values({
                  patientId: records.own,
                  providerId: records.providers.treating,
                  type: "video",
                  status: "scheduled",
                  scheduledAt: startsAt,
                  symptoms: [],
                })
                .returning({ id: consultations.id })
            )[0]!.id
          : null;
        const [row] = await db
          .insert(appointmentRequests)
          .values(
            requestRow("Nora", {
              providerId: records.providers.treating,
              status: "accepted",
              preferredDate: startsAt.toISOString().slice(0, 10),
              createdAt: new Date(),
              startsAt,
              // A second each, one after another.
              endsAt: new Date(startsAt.getTime() + 900),
              userId: isOwners ? records.users.owner : null,
              consultationId,
              ...change,
            }),
          )
          .returning({ id: appointmentRequests.id, reference: appointmentRequests.reference });
        return { ...row!, consultationId, path: visitPath(seal, row!.reference), desk: `/desk/visits/${row!.id}` };
      });
    }
    const roomIn = (answer: Answer) => {
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        expect.stringMatching(/^\/vr-consultation\/vr-/),
      ]);
      return answer.headers.get("location")!.slice("/vr-consultation/".length);
    };
    const lifted = (id: number) =>
      setting.site.database((db) =>
        db
          .update(appointmentRequests)
          .set({ endsAt: new Date(Date.now() + 10 * 60 * MINUTE) })
          .where(eq(appointmentRequests.id, id)),
      );
    const dropped = ({ id, consultationId }: { id: number; consultationId: number | null }) =>
      setting.site.database(async (db) => {
        await db.delete(appointmentRequests).where(eq(appointmentRequests.id, id));
        if (consultationId !== null) await db.delete(consultations).where(eq(consultations.id, consultationId));
      });

    test("of a patient without an account leads both into one room, whoever comes first; nothing is recorded", async () => {
      for (const first of ["patient", "doctor"] as const) {
        const visit = await agreed(5);
        const guest = new Visitor(setting.site);
        const doctor = setting.doctor();
        const page = await guest.get(visit.path);
        expect(page.text).toContain("Join the visit");
        expect(page.headers.get("cache-control")).toContain("no-store");
        expect(page.text).toContain('content="noindex, nofollow"');

        const come = {
          patient: () => guest.postForm(visit.path, JOIN),
          doctor: () => doctor.postForm(visit.desk, JOIN),
        };
        const roomId = roomIn(await come[first]());
        const own = first === "patient" ? guest : doctor;
        expect((await readRoom(own, roomId)).room.startedAt).toBeNull();
        expect(roomIn(await come[first === "patient" ? "doctor" : "patient"]())).toBe(roomId);
        const session = await readRoom(guest, roomId);
        expect(session.room.startedAt).not.toBeNull();
        expect(session.consultationId).toBeNull();
        expect(session.room.participants.map(({ name, role }) => [name, role])).toEqual([
          ["Nora Marlowe", "patient"],
          [expect.stringMatching(/\w/), "doctor"],
        ]);
        // Nothing of anybody's record hangs on its wall.
        expect((await guest.get(`/vr-consultation/${roomId}`)).text).not.toContain("Sample record");
        // Sent again, or from another tab: still the one room.
        expect(roomIn(await come.patient())).toBe(roomId);
        expect(roomIn(await come.doctor())).toBe(roomId);
        await dropped(visit);
      }
    });

    test("of an account begins its consultation with the second of the two, and completes it at the end", async () => {
      const visit = await agreed(5, { isOwners: true });
      const doctor = setting.doctor();
      const roomId = roomIn(await doctor.postForm(visit.desk, JOIN));
      const standing = () =>
        setting.site.database(async (db) => {
          const [row] = await db
            .select({ status: consultations.status })
            .from(consultations)
            .where(eq(consultations.id, visit.consultationId!));
          return row!.status;
        });
      expect(await standing()).toBe("scheduled");
      const owner = setting.owner();
      expect(roomIn(await owner.postForm(visit.path, JOIN))).toBe(roomId);
      expect(await standing()).toBe("in-progress");
      expect(await readRoom(owner, roomId)).toMatchObject({ consultationId: visit.consultationId });
      expect((await doctor.postForm(`/vr-consultation/${roomId}`, { intent: "end", website: "" })).status).toBe(303);
      expect(await standing()).toBe("completed");
      await dropped(visit);
    });

    test("of an account is nobody else's: a stranger with its link is sent to sign in, another account is refused", async () => {
      const visit = await agreed(5, { isOwners: true });
      const stranger = new Visitor(setting.site);
      const asked = await stranger.postForm(visit.path, JOIN);
      expect([asked.status, asked.headers.get("location")]).toEqual([
        303,
        `/sign-in?next=${encodeURIComponent(visit.path)}`,
      ]);
      const other = new Visitor(setting.site, { cookie: setting.records.cookies.otherPatient });
      const refused = await other.postForm(visit.path, JOIN);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain("This visit belongs to another account");
      const open = await setting.site.database((db) =>
        db.select({ n: count() }).from(rooms).where(eq(rooms.appointmentId, visit.id)),
      );
      expect(open[0]!.n).toBe(0);
      await dropped(visit);
    });

    test.each([
      ["begins in an hour", 60, {}, "You can join from 15 minutes before it begins."],
      ["is over", -60, {}, "The time of this visit is over."],
      ["was canceled", 5, { status: "cancelled" }, "There is no room for this visit"],
      ["nobody has accepted", 5, { status: "requested" }, "There is no room for this visit"],
      ["takes place in person", 5, { appointmentType: "in-person" }, "There is no room for this visit"],
    ] as const)("that %s has no room, and both are told", async (_what, startsIn, change, words) => {
      const visit = await agreed(startsIn, change);
      for (const [visitor, path] of [
        [new Visitor(setting.site), visit.path],
        [setting.doctor(), visit.desk],
      ] as const) {
        const page = await visitor.get(path);
        expect(page.status).toBe(200);
        expect(page.text).toContain(words);
        expect(page.text).not.toContain("Join the visit");
        const answer = await visitor.postForm(path, JOIN);
        expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
      }
      await dropped(visit);
    });

    test("that runs over its time can be come back to, until it is ended", async () => {
      const visit = await agreed(5);
      const guest = new Visitor(setting.site);
      const roomId = roomIn(await guest.postForm(visit.path, JOIN));
      await setting.site.database((db) =>
        db
          .update(appointmentRequests)
          .set({ startsAt: new Date(Date.now() - 60 * MINUTE), endsAt: new Date(Date.now() - 30 * MINUTE) })
          .where(eq(appointmentRequests.id, visit.id)),
      );
      expect((await guest.get(visit.path)).text).toContain("Join the visit");
      expect(roomIn(await setting.doctor().postForm(visit.desk, JOIN))).toBe(roomId);
      await guest.postForm(`/vr-consultation/${roomId}`, { intent: "end", website: "" });
      expect((await guest.postForm(visit.path, JOIN)).headers.get("location")).toBe(visit.path);
      await dropped(visit);
    });

    test("holds although the specialist is no longer listed and has switched such rooms off", async () => {
      const visit = await agreed(5);
      const change = (values: { isAvailable: boolean; isVrEnabled: boolean }) =>
        setting.site.database((db) =>
          db.update(providers).set(values).where(eq(providers.id, setting.records.providers.treating)),
        );
      await change({ isAvailable: false, isVrEnabled: false });
      const guest = new Visitor(setting.site);
      const roomId = roomIn(await guest.postForm(visit.path, JOIN));
      expect(roomIn(await setting.doctor().postForm(visit.desk, JOIN))).toBe(roomId);
      await change({ isAvailable: true, isVrEnabled: true });
      await dropped(visit);
    });

    test("has one room, though both come at once, many times", async () => {
      const visit = await agreed(5, { isOwners: true });
      const comers = Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? setting.owner().postForm(visit.path, JOIN) : setting.doctor().postForm(visit.desk, JOIN),
      );
      const ids = new Set((await Promise.all(comers)).map(roomIn));
      expect(ids.size).toBe(1);
      const open = await setting.site.database((db) =>
        db
          .select({ n: count() })
          .from(rooms)
          .where(and(eq(rooms.appointmentId, visit.id), isNull(rooms.endedAt))),
      );
      expect(open[0]!.n).toBe(1);
      await dropped(visit);
    });

    test("is what a patient comes to who opens a room with the specialist at that time", async () => {
      const visit = await agreed(5, { isOwners: true });
      const roomId = roomIn(await setting.doctor().postForm(visit.desk, JOIN));
      const owner = setting.owner();
      const entered = await owner.postForm("/vr-consultation", {
        provider: String(setting.records.providers.treating),
        roomId: "",
        website: "",
      });
      expect(roomIn(entered)).toBe(roomId);
      expect((await readRoom(owner, roomId)).room.startedAt).not.toBeNull();
      await dropped(visit);
    });

    test("makes the room in which its patient waits already the visit's, whichever of the two joins", async () => {
      for (const first of ["patient", "doctor"] as const) {
        const [owner, doctor] = [setting.owner(), setting.doctor()];
        const waiting = await opened(owner, { providerId: setting.records.providers.treating });
        const visit = await agreed(5, { isOwners: true });
        const roomId = roomIn(
          await (first === "patient" ? owner.postForm(visit.path, JOIN) : doctor.postForm(visit.desk, JOIN)),
        );
        expect(roomId).toBe(waiting.roomId);
        expect(await readRoom(owner, roomId)).toMatchObject({ consultationId: visit.consultationId });
        await dropped(visit);
      }
    });

    test("begins when its patient goes on in the room's page instead of by the link", async () => {
      const visit = await agreed(5, { isOwners: true });
      const roomId = roomIn(await setting.doctor().postForm(visit.desk, JOIN));
      const owner = setting.owner();
      expect((await owner.get("/vr-consultation")).text).toContain(roomId);
      expect((await owner.get(`/vr-consultation/${roomId}`)).status).toBe(403);
      expect((await owner.postForm(`/vr-consultation/${roomId}`, { intent: "here", website: "" })).status).toBe(303);
      expect(await readRoom(owner, roomId)).toMatchObject({
        consultationId: visit.consultationId,
        room: { startedAt: expect.any(String) as string },
      });
      await dropped(visit);
    });

    test.each(BOTH)("sends away, by %s, whoever had its guest's seat in another browser", async (_way, connect) => {
      const visit = await agreed(5);
      const [first, second] = [new Visitor(setting.site), new Visitor(setting.site)];
      const roomId = roomIn(await first.postForm(visit.path, JOIN));
      const displaced = setting.keep(await connect(first, roomId));
      expect(roomIn(await second.postForm(visit.path, JOIN))).toBe(roomId);
      await expect.poll(() => displaced.ended(), { timeout: 5_000 }).not.toBeNull();
      expect((await first.get(`/api/vr-sessions/${roomId}`)).status).toBe(403);
      const kept = setting.keep(await connect(second, roomId));
      await setting.doctor().postForm(visit.desk, JOIN);
      await expect.poll(() => kept.state()?.startedAt ?? null, { timeout: 5_000 }).not.toBeNull();
      expect(kept.ended()).toBeNull();
      await dropped(visit);
    });

    test("has no room any more once it is canceled, and no consultation begins in it", async () => {
      const visit = await agreed(5, { isOwners: true });
      const [owner, doctor] = [setting.owner(), setting.doctor()];
      const roomId = roomIn(await owner.postForm(visit.path, JOIN));
      const client = setting.keep(await roomSocket(owner, roomId));
      const canceled = await owner.postForm(appointmentPath(seal, visit.reference), { intent: "cancel", website: "" });
      expect(canceled.status).toBe(303);
      await expect.poll(() => client.state()?.endedAt ?? client.ended(), { timeout: 5_000 }).not.toBeNull();
      expect((await doctor.postForm(visit.desk, JOIN)).headers.get("location")).toBe(visit.desk);
      expect((await joinAtDesk(doctor, roomId)).headers.get("location")).toBe("/desk");
      const begun = await setting.site.database((db) =>
        db
          .select({ n: count() })
          .from(consultations)
          .where(and(eq(consultations.patientId, setting.records.own), eq(consultations.status, "in-progress"))),
      );
      expect(begun[0]!.n).toBe(0);
      await dropped(visit);
    });

    test("leads its specialist, who has opened the patient's link, to their own seat", async () => {
      const visit = await agreed(5);
      const answer = await setting.doctor().postForm(visit.path, JOIN);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, visit.desk]);
      await dropped(visit);
    });

    test("has nobody who waits while only its specialist has come", async () => {
      const visit = await agreed(5);
      const doctor = setting.doctor();
      const roomId = roomIn(await doctor.postForm(visit.desk, JOIN));
      const waiting = async () => (await doctor.get("/desk/waiting")).json<{ waiting: { roomId: string }[] }>().waiting;
      expect((await waiting()).filter((room) => room.roomId === roomId)).toEqual([]);
      await new Visitor(setting.site).postForm(visit.path, JOIN);
      expect((await waiting()).filter((room) => room.roomId === roomId)).toHaveLength(1);
      await dropped(visit);
    });

    test.each(BOTH)(
      "keeps its two signed in while they are in its room, by %s; no other live connection does",
      async (_way, connect) => {
        const visit = await agreed(5, { isOwners: true });
        const [owner, doctor] = [setting.owner(), setting.doctor()];
        const roomId = roomIn(await owner.postForm(visit.path, JOIN));
        roomIn(await doctor.postForm(visit.desk, JOIN));
        const { users } = setting.records;
        const wasSeen = new Date(Date.now() - 14 * MINUTE);
        const seenOf = (userId: number) =>
          setting.site.database(async (db) => {
            const [row] = await db
              .select({ at: max(sessions.seenAt) })
              .from(sessions)
              .where(eq(sessions.userId, userId));
            return Date.now() - row!.at!.getTime();
          });
        const idle = () => setting.site.database((db) => db.update(sessions).set({ seenAt: wasSeen }));

        await idle();
        const { own, cookies } = setting.records;
        const vitals = await openSocket(setting.site, { patientId: own, cookie: cookies.owner });
        await sleep(1_500);
        expect(await seenOf(users.owner)).toBeGreaterThan(13 * MINUTE);
        vitals.end();
        setting.keep(await connect(owner, roomId));
        setting.keep(await connect(doctor, roomId));
        for (const user of [users.owner, users.treating])
          await expect.poll(() => seenOf(user), { timeout: 10_000 }).toBeLessThan(MINUTE);
        await dropped(visit);
      },
    );

    test("has a link that opens nothing else, and no other link opens it", async () => {
      const visit = await agreed(5);
      const token = visit.path.slice("/visits/".length);
      const visitor = new Visitor(setting.site);
      expect((await visitor.get(`/appointments/${token}`)).status).toBe(404);
      expect((await visitor.get(`/appointments/${token}.ics`)).status).toBe(303);
      expect((await visitor.get(`${visit.path.slice(0, -1)}x`)).status).toBe(404);
      expect((await visitor.get(`/visits/${visit.reference}`)).status).toBe(404);
      expect((await setting.doctor().get(`/desk/visits/${visit.id + 1_000_000}`)).status).toBe(404);
      await dropped(visit);
    });

    test("stands on the desk, in the portal and on the appointment's page with its button", async () => {
      const visit = await agreed(5, { isOwners: true });
      await lifted(visit.id);
      const desk = (await setting.doctor().get("/desk")).text;
      expect(desk).toContain(`action="${visit.desk}"`);
      expect((await setting.doctor().get(`/desk/requests/${visit.id}`)).text).toContain(`action="${visit.desk}"`);
      for (const tab of ["overview", "appointments"])
        expect((await setting.owner().get(`/patient-portal?tab=${tab}`)).text).toContain(`action="${visit.path}"`);
      await dropped(visit);
    });
  },
  START,
);
