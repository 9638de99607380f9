import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DeskMail } from "~/domain/mail";
import {
  acceptProposal,
  acceptRequest,
  cancelAppointment,
  declineRequest,
  moveAppointment,
  proposeTime,
} from "~/services/appointments/changes.server";
import { engines, type TestDatabase } from "../support/databases";
import { book, bookingServices, HALF_PAST_NINE, queuedAbout, TEN } from "./support/appointments";
import { addDeskProvider } from "./support/rows";

describe.each(engines)("the specialist of an appointment is told by mail on $name", ({ open }) => {
  let database: TestDatabase;
  let app: ReturnType<typeof bookingServices>;
  beforeAll(async () => {
    database = await open();
    app = bookingServices(database.db);
  });
  afterAll(() => database.close());

  /** A request to a specialist who may use the desk, and what they were told of it since. */
  async function toDesk(key = crypto.randomUUID() as string) {
    const email = `desk-${key}@example.com`;
    const providerId = await addDeskProvider(database.db, {}, { firstName: "Nora", email });
    const answer = await book(app, providerId, {}, { key });
    if (answer.outcome !== "created") throw new Error(answer.outcome);
    const { id, reference } = answer;
    const news = async () =>
      (await queuedAbout(app, reference)).filter(({ to }) => to === email) as unknown as DeskMail[];
    return { providerId, id, reference, by: { reference }, news, key };
  }
  const kinds = (mails: DeskMail[]) => mails.map(({ kind }) => kind);
  const NINE_THIRTY = "Tue, Mar 10, 2026, 9:30 AM Chicago time";
  const AT_TEN = "Tue, Mar 10, 2026, 10:00 AM Chicago time";

  test("of a request, once however often its form is sent: when on their own clock, and where it stands, and nothing of the patient", async () => {
    const { providerId, id, reference, news, key } = await toDesk();
    const again = await Promise.all([1, 2, 3].map(() => book(app, providerId, {}, { key })));
    expect(again.map(({ outcome }) => outcome)).toEqual(["replayed", "replayed", "replayed"]);
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "desk-request",
      firstName: "Nora",
      reference,
      when: NINE_THIRTY,
      path: `/desk/requests/${id}`,
    });
    expect(JSON.stringify(mail)).not.toMatch(/Ada|Reyes|ada@|New York|eat better|video|555|1985/i);
  });

  test("of what the patient does: moved, accepted, cancelled; a proposal that is cancelled is turned down", async () => {
    const one = await toDesk();
    await moveAppointment(app, one.by, one.id, TEN);
    expect((await one.news()).at(-1)).toMatchObject({ kind: "desk-moved", when: AT_TEN, was: NINE_THIRTY });
    await proposeTime(app, { providerId: one.providerId, id: one.id, startsAt: HALF_PAST_NINE });
    await acceptProposal(app, one.by, one.id);
    expect((await one.news()).at(-1)).toMatchObject({ kind: "desk-accepted", when: NINE_THIRTY });
    await cancelAppointment(app, one.by, one.id);
    expect(kinds(await one.news())).toEqual(["desk-request", "desk-moved", "desk-accepted", "desk-cancelled"]);

    const other = await toDesk();
    await proposeTime(app, { providerId: other.providerId, id: other.id, startsAt: TEN });
    await cancelAppointment(app, other.by, other.id);
    expect(kinds(await other.news())).toEqual(["desk-request", "desk-declined"]);
    expect((await other.news()).at(-1)).toMatchObject({ when: AT_TEN });
  });

  test("of nothing that they do themselves, and of nothing that was not done", async () => {
    const { providerId, id, by, news } = await toDesk();
    await acceptRequest(app, { providerId, id });
    await proposeTime(app, { providerId, id, startsAt: TEN });
    expect(await moveAppointment(app, by, id, new Date(0))).toMatchObject({ outcome: "taken" });
    await declineRequest(app, { providerId, id, note: "A colleague can help you better." });
    await cancelAppointment(app, by, id);
    expect(kinds(await news())).toEqual(["desk-request"]);
    const second = await toDesk();
    await acceptRequest(app, { providerId: second.providerId, id: second.id });
    await cancelAppointment(app, { providerId: second.providerId }, second.id);
    expect(kinds(await second.news())).toEqual(["desk-request"]);
  });

  test("not where nobody could read about it: no open desk, or no password", async () => {
    const notTold = [
      await addDeskProvider(database.db, { reviewStatus: "under_review", reviewedAt: null }),
      await addDeskProvider(database.db, {}, { passwordHash: null }),
    ];
    for (const providerId of notTold) {
      const answer = await book(app, providerId);
      if (answer.outcome !== "created") throw new Error(answer.outcome);
      expect((await queuedAbout(app, answer.reference)).map(({ kind }) => kind)).toEqual(["appointment-requested"]);
    }
    // One whose change after an approval is being looked at has patients still.
    const providerId = await addDeskProvider(database.db, { reviewStatus: "under_review" });
    const answer = await book(app, providerId);
    expect(
      (await queuedAbout(app, answer.outcome === "created" ? answer.reference : "")).map(({ kind }) => kind),
    ).toEqual(["appointment-requested", "desk-request"]);
  });
});
