import type { Random } from "db/seed/random";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEmailFile } from "~/services/mail/email-file.server";
import { MAX_UNCONFIRMED } from "~/domain/booking";
import { accountForm, bookingForm, profileForm, workdayFromNow } from "../../api/support/examples";
import { PASSWORD, patientForm } from "../../api/support/accounts";
import { Visitor, type Answer } from "../../api/support/visitor";
import { linkIn } from "../../support/mailbox";
import type { MailServer } from "../../support/mail-server";

/** What people do in the scripted day. */
export const DEEDS = ["register", "confirm", "apply", "approve", "book", "cancel"] as const;

/** Something that was asked of the server; `answered` once it said that it is done. */
export type Deed = {
  kind: (typeof DEEDS)[number];
  /** What it is found by: an email address, a provider's number, an idempotency key. */
  key: string;
  answered: boolean;
};

export type Day = {
  site: { url: string };
  /** Everything that was tried, in order. */
  ledger: Deed[];
  mail: MailServer;
  random: Random;
  /** A provider with free times, and the next of them that nobody has asked for. */
  specialist: number;
  nextTime: () => number;
  /** `Set-Cookie` of the administrator's session. */
  admin: string;
  isOver: () => boolean;
  /** Resolves once the server can be asked. */
  ready: () => Promise<void>;
};

/** Times of a day that bookings with the specialist go through; a weekday has them all. */
const TIMES = [
  "09:00 AM",
  "09:30 AM",
  "10:00 AM",
  "10:30 AM",
  "11:00 AM",
  "11:30 AM",
  "12:00 PM",
  "12:30 PM",
  "01:00 PM",
  "01:30 PM",
  "02:00 PM",
  "02:30 PM",
];

/** Asks once. An answer that never came, or that says that it failed, is no acknowledgement. */
async function tryOnce(day: Day, kind: Deed["kind"], key: string, ask: () => Promise<Answer>): Promise<boolean> {
  const deed: Deed = { kind, key, answered: false };
  day.ledger.push(deed);
  try {
    const answer = await ask();
    deed.answered = answer.status === 303;
    if (answer.status < 500 && !deed.answered) throw new UnexpectedAnswer(`${kind} was answered with ${answer.status}`);
    return deed.answered;
  } catch (error) {
    if (error instanceof UnexpectedAnswer) throw error;
    await day.ready();
    return false;
  }
}

/** Nothing that a crash explains. */
class UnexpectedAnswer extends Error {}

/** The path of the link in the first mail to an address, once it has come. */
function mailedLink({ mail }: Day, address: string): string | null {
  const found = mail.received.find(({ to }) => to.includes(address));
  return found ? linkIn(parseEmailFile(found.source)) : null;
}

/** Keeps doing something until the day is over, at no fixed pace. */
async function allDay(day: Day, work: () => Promise<void>): Promise<void> {
  while (!day.isOver()) {
    await work();
    await sleep(day.random.int(1, 40));
  }
}

/** Registers, and later opens the mailed link. */
export async function patients(day: Day): Promise<void> {
  const waiting: string[] = [];
  await allDay(day, async () => {
    const form = patientForm();
    if (await tryOnce(day, "register", form.email, () => new Visitor(day.site).postForm("/register", form)))
      waiting.push(form.email);
    const email = waiting.find((address) => mailedLink(day, address));
    if (!email) return;
    waiting.splice(waiting.indexOf(email), 1);
    await tryOnce(day, "confirm", email, () =>
      new Visitor(day.site).postForm(mailedLink(day, email)!, { password: PASSWORD }),
    );
  });
}

/** Applies in two steps. What was not answered is sent again, as a person would. */
export const applicants = (day: Day): Promise<void> =>
  allDay(day, async () => {
    const visitor = new Visitor(day.site);
    const account = accountForm();
    const profile = profileForm();
    for (let tries = 0; tries < 5 && !day.isOver(); tries++) {
      try {
        if ((await visitor.postForm("/specialist-signup", account)).status !== 303) continue;
      } catch {
        await day.ready();
        continue;
      }
      if (await tryOnce(day, "apply", account.email, () => visitor.postForm("/specialist-signup?step=2", profile)))
        return;
    }
  });

/** Approves whoever has waited longest. */
export const administrator = (day: Day): Promise<void> =>
  allDay(day, async () => {
    const visitor = new Visitor(day.site, { cookie: day.admin });
    try {
      const [, id] = /href="\/review\/(\d+)"/.exec((await visitor.get("/review")).text) ?? [];
      const [, submittedAt] =
        /name="submittedAt" value="([^"]+)"/.exec(id ? (await visitor.get(`/review/${id}`)).text : "") ?? [];
      if (id && submittedAt)
        await tryOnce(day, "approve", id, () =>
          visitor.postForm(`/review/${id}`, { intent: "approve", submittedAt, website: "" }),
        );
      else await sleep(100);
    } catch (error) {
      if (error instanceof UnexpectedAnswer) throw error;
      await day.ready();
    }
  });

/** Books, with the specialist or without, sends again what was not answered, and cancels some. */
export async function bookers(day: Day): Promise<void> {
  const waiting: { email: string; key: string }[] = [];
  await allDay(day, async () => {
    const slot = day.random.chance(0.5) ? day.nextTime() : MAX_UNCONFIRMED;
    // Unconfirmed, a specialist has a few at a time.
    const withSpecialist = slot < MAX_UNCONFIRMED;
    const time = {
      preferredDate: workdayFromNow(7 + 7 * Math.floor(slot / TIMES.length)),
      preferredTime: TIMES[slot % TIMES.length]!,
    };
    const email = patientForm().email;
    const form = bookingForm({
      email,
      ...(withSpecialist ? { specialist: String(day.specialist), patientZone: "America/New_York", ...time } : {}),
    });
    const path = withSpecialist ? `/book-appointment?specialist=${day.specialist}` : "/book-appointment";
    for (let tries = 0; tries < 5; tries++) {
      if (!(await tryOnce(day, "book", form.idempotencyKey!, () => new Visitor(day.site).postForm(path, form))))
        continue;
      if (day.random.chance(0.5)) waiting.push({ email, key: form.idempotencyKey! });
      break;
    }
    const ready = waiting.find((one) => mailedLink(day, one.email));
    if (!ready) return;
    waiting.splice(waiting.indexOf(ready), 1);
    await tryOnce(day, "cancel", ready.key, () =>
      new Visitor(day.site).postForm(mailedLink(day, ready.email)!, { intent: "cancel", website: "" }),
    );
  });
}
