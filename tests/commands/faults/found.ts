import { rowsOf, type Database } from "db/client";
import { sql } from "drizzle-orm";
import type { ReceivedMail } from "../../support/mail-server";
import { DEEDS, type Deed } from "./people";

/** One kind of deed: how often it was acknowledged, and what became of it. */
type Count = {
  kind: Deed["kind"];
  acknowledged: number;
  found: number;
  unanswered: number;
  storedAnyway: number;
};

export type Found = {
  counts: Count[];
  /** What is there without its other half, one line for each kind of it; none is right. */
  halves: string[];
  mails: { promised: number; sent: number; lost: number; duplicates: number };
};

/** What a deed leaves, by the key it is known by. */
const TRACES: Record<Deed["kind"], ReturnType<typeof sql>> = {
  register: sql`select email as key from users where role = 'patient'`,
  confirm: sql`select email as key from users where role = 'patient' and email_verified_at is not null`,
  apply: sql`select u.email as key from users u join providers p on p.user_id = u.id`,
  approve: sql`select id::text as key from providers where review_status = 'verified' and reviewed_at is not null`,
  book: sql`select idempotency_key as key from appointment_requests`,
  cancel: sql`select idempotency_key as key from appointment_requests where status = 'cancelled'`,
};

/** Two numbers that are the same if nothing is there by half. `aside`: what was there before the day. */
const HALVES: { what: string; query: ReturnType<typeof sql> }[] = [
  {
    what: "patients' accounts without a record, or the other way round",
    query: sql`select (select count(*) from users where role = 'patient')::int as one, (select count(*) from patients p join users u on u.id = p.user_id)::int as other`,
  },
  {
    what: "records without their entry in the log",
    query: sql`select (select count(*) from patients)::int as one, (select count(*) from audit_log where action = 'create' and subject = 'record')::int as other`,
  },
  {
    what: "specialists' accounts without a profile",
    query: sql`select (select count(*) from users where role = 'provider')::int as one, (select count(*) from providers)::int as other`,
  },
  {
    what: "registrations without their mail",
    query: sql`select (select count(*) from users where role = 'patient')::int as one, (select count(*) from mails where kind = 'verify-email')::int as other`,
  },
  {
    what: "applications without their mail",
    query: sql`select (select count(*) - 1 from providers)::int as one, (select count(*) from mails where kind = 'application-received')::int as other`,
  },
  {
    what: "approvals without their mail",
    query: sql`select (select count(*) from providers where reviewed_at is not null)::int as one, (select count(*) from mails where kind = 'application-approved')::int as other`,
  },
  {
    what: "approvals without their entry in the log",
    query: sql`select (select count(*) from providers where reviewed_at is not null)::int as one, (select count(*) from audit_log where action = 'decision')::int as other`,
  },
  {
    what: "bookings without their mail",
    query: sql`select (select count(*) from appointment_requests)::int as one, (select count(*) from mails where kind = 'appointment-requested')::int as other`,
  },
  {
    what: "bookings that their specialist was not told of",
    query: sql`select (select count(*) from appointment_requests where provider_id is not null)::int as one, (select count(*) from mails where kind = 'desk-request')::int as other`,
  },
  {
    what: "cancellations that their specialist was not told of",
    query: sql`select (select count(*) from appointment_requests where provider_id is not null and status = 'cancelled')::int as one, (select count(*) from mails where kind = 'desk-cancelled')::int as other`,
  },
  {
    what: "cancellations without their mail",
    query: sql`select (select count(*) from appointment_requests where status = 'cancelled')::int as one, (select count(*) from mails where kind = 'appointment-cancelled')::int as other`,
  },
];

/** A mail's number, by which a second copy of it is told from another mail. */
export const mailId = (mail: ReceivedMail): number =>
  Number(/<mail-(\d+)@/.exec(mail.header("message-id") ?? "")?.[1] ?? 0);

/** Compares what people were told with what is there. */
export async function whatIsThere(db: Database, ledger: Deed[], received: ReceivedMail[]): Promise<Found> {
  const counts: Count[] = [];
  for (const kind of DEEDS) {
    const there = new Set(rowsOf<{ key: string }>(await db.execute(TRACES[kind])).map(({ key }) => key));
    const tried = new Map<string, boolean>();
    for (const deed of ledger)
      if (deed.kind === kind) tried.set(deed.key, deed.answered || tried.get(deed.key) === true);
    const [told, untold] = [true, false].map((answered) =>
      [...tried].filter(([, was]) => was === answered).map(([key]) => key),
    ) as [string[], string[]];
    const stored = (keys: string[]) => keys.filter((key) => there.has(key)).length;
    counts.push({
      kind,
      acknowledged: told.length,
      found: stored(told),
      unanswered: untold.length,
      storedAnyway: stored(untold),
    });
  }
  const halves: string[] = [];
  for (const { what, query } of HALVES) {
    const [pair] = rowsOf<{ one: number; other: number }>(await db.execute(query));
    if (pair!.one !== pair!.other) halves.push(`${what}: ${pair!.one} and ${pair!.other}`);
  }
  const promised = rowsOf<{ id: number }>(await db.execute(sql`select id::int as id from mails`)).map(({ id }) => id);
  const arrived = received.map(mailId);
  const sent = new Set(arrived);
  const lost = promised.filter((id) => !sent.has(id)).length;
  return {
    counts,
    halves,
    mails: { promised: promised.length, sent: sent.size, lost, duplicates: arrived.length - sent.size },
  };
}
