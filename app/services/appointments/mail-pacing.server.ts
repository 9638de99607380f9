import { withdrawMails } from "db/mails";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import { HELD_KEY, type Mail } from "~/domain/mail";
import { mailboxKey, type LimitName } from "~/services/http/limits/rate-limits.server";
import type { AppointmentMailData } from "./appointment-mails.server";

type Needs = Pick<AppContext, "clock" | "outbox" | "limits">;
type Reader = "patient" | "desk";

/**
 * Of one state of an appointment, to one reader. Each change raises the number, so what is held back of the state
 * before is found by it.
 */
const heldKey = (reader: Reader, { reference, sequence }: Pick<AppointmentMailData, "reference" | "sequence">) =>
  `${HELD_KEY}${reader}:${reference}:${sequence}`;

/**
 * Queues the mails about what has just become of an appointment. An address can
 * be typed by anybody, and its appointment be moved fifty times by whoever holds
 * its link: the change is stored each time, but mails go out so and so often
 * (`LIMITS`) and then wait for the hour's end, where each takes the place of
 * the one before it. So the last mail always tells the last state. Beyond what
 * may wait they are left out: the appointment's page, the portal and the desk say it.
 *
 * Patients are counted by address: other appointments are no way around it.
 * Specialists by appointment: to them patients come, and a busy day is no attack.
 * What is the specialist's own doing is neither counted nor held back.
 * @param change.before how the appointment was; null for a new one.
 * @param change.byPatient whether a patient, or who passes for one, has done it.
 */
export async function queueWithinLimits(
  tx: Queryable,
  app: Needs,
  {
    patient,
    desk,
    after,
    before,
    byPatient,
  }: {
    patient: Mail;
    desk: Mail[];
    after: AppointmentMailData;
    before: AppointmentMailData | null;
    byPatient: boolean;
  },
): Promise<void> {
  // Also of the specialist's step: what waited would come after the newer mail and say what is over.
  const withdrawn = before
    ? await withdrawMails(tx, [heldKey("patient", before), heldKey("desk", before)])
    : new Set<string>();
  const hadHeld = (reader: Reader) => before !== null && withdrawn.has(heldKey(reader, before));
  const wishes: { mail: Mail; reader: Reader; key: string; many: LimitName; held: LimitName }[] = [
    { mail: patient, reader: "patient", key: mailboxKey(patient.to), many: "appointmentMailsTo", held: "heldMailsTo" },
    ...desk.map((mail) => ({
      mail,
      reader: "desk" as const,
      key: after.reference,
      many: "deskMailsAbout" as const,
      held: "heldMailsTo" as const,
    })),
  ];
  const queued: Parameters<AppContext["outbox"]["queueAll"]>[1] = [];
  for (const { mail, reader, key, many, held } of wishes) {
    const verdict = byPatient ? await app.limits.take(many, key) : { allowed: true as const };
    if (verdict.allowed) queued.push({ mail });
    // In the place of one that waited, it is one of those that were counted.
    else if (hadHeld(reader) || (await app.limits.take(held, key)).allowed) {
      queued.push({
        mail,
        onceKey: heldKey(reader, after),
        dueAt: new Date(app.clock().getTime() + verdict.retryAfterSeconds * 1000),
      });
    }
  }
  // In one statement: whoever wants another of the specialist's times waits for this transaction.
  if (queued.length > 0) await app.outbox.queueAll(tx, queued);
}
