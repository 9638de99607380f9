import { providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import type { Database } from "db/client";
import { EVERY_DAY } from "../../db/support/rows";
import { dayFromNow } from "./examples";
import { prepareRecords } from "./records";
import type { Site } from "./site";
import { Visitor, type Answer, type Body, type Headings } from "./visitor";

/**
 * Stands in for what a person tells about themselves: whose it is, and which field. No such words are anywhere else.
 */
export const mark = (who: string, field: string) => `canary${who}${field}`;

/** The same of Mara, the patient whose walk it is. */
export const of = (field: string) => mark("mara", field);
export const NAMES = { firstName: of("first"), lastName: of("last") };

/** Figures that she tells, where no word can stand: each of them stands nowhere else. */
export const FIGURES = {
  phone: "+1 415 555 0134",
  born: "1983-08-19",
  height: "171.3",
  weight: "83.617",
  goal: "71.839",
  pulse: "187.3947",
  systolic: "191.3671",
  diastolic: "117.9183",
  /** The same as events and screens have it. */
  pressure: "191/118",
  /** Of a file, and of the one that corrects it. */
  imported: { first: ["118.2731", "78.3192"], then: ["119.4713", "79.1937"] },
  /** Of a file that waits to be confirmed. */
  waiting: "77.2713",
  limits: {
    criticalLow: "41.37",
    low: "61.37",
    high: "101.37",
    criticalHigh: "129.37",
    diastolicHigh: "91.37",
    criticalDiastolicHigh: "119.37",
  },
} as const;
/** What others know, too, as choices of a list or as days of a calendar, and the log must not. */
export const CHOICES = {
  zone: "Antarctica/Troll",
  day: dayFromNow(33),
  goalOn: dayFromNow(401),
  gender: "female",
} as const;

const textsOf = (told: object): string[] =>
  Object.values(told).flatMap((one: string | object) => (typeof one === "string" ? [one] : textsOf(one)));
/** A pattern for any of those figures as a whole; of a phone number also without blanks. */
export const patternOf = (told: object): RegExp => {
  const texts = textsOf(told).flatMap((text) => (text.startsWith("+") ? [text, text.replaceAll(/\D/g, "")] : [text]));
  return new RegExp(`(?<![\\d.])(?:${texts.map((text) => text.replaceAll(/[.+/]/g, "\\$&")).join("|")})(?!\\d)`);
};

/** One answer, and whose browser has it. */
export type Seen = { who: string; method: string; path: string; answer: Answer };

/** Somebody whose every answer is kept, to be looked through afterwards. */
export class Watched extends Visitor {
  constructor(
    site: Site,
    readonly who: string,
    private readonly seen: Seen[],
    options: { cookie?: string } = {},
  ) {
    super(site, options);
  }

  override async send(method: string, path: string, headers: Headings, body?: Body): Promise<Answer> {
    const answer = await super.send(method, path, headers, body);
    this.seen.push({ who: this.who, method, path, answer });
    return answer;
  }
}

/** @throws unless it is what is meant to happen: a walk that is refused on its first step shows nothing. */
export function expectStatus(answer: Answer, wanted: number, what: string): Answer {
  if (answer.status !== wanted) throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
/** What a form of a page carries without showing it. */
export const hidden = ({ text }: Answer, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";

/** A specialist with a desk that is open every day, and one whom nobody has asked yet, verified as well. */
export async function prepareWalk(db: Database) {
  const records = await prepareRecords(db);
  await db
    .update(providers)
    .set({ availability: EVERY_DAY, isVrEnabled: true })
    .where(eq(providers.id, records.providers.treating));
  await db
    .update(providers)
    .set({ reviewStatus: "verified", reviewedAt: new Date() })
    .where(eq(providers.id, records.providers.unrelated));
  await db.update(users).set({ passwordHash: "of no password" }).where(eq(users.id, records.users.treating));
  return records;
}
export type Walk = Awaited<ReturnType<typeof prepareWalk>>;

/** What the walk has made, by which others might try to get at it. */
export type Made = { patientId: number; ids: string[]; password: string; email: string };
/** Whoever takes part in a walk. */
export type Cast = { site: Site; people: Walk; seen: Seen[]; mara: Watched; nora: Watched; made: Made };
