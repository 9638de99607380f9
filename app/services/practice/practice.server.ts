import type { Message } from "~/domain/message";
import { addAuditEntry } from "db/audit";
import type { Queryable } from "db/client";
import { lockPractice, updateHours, updatePractice } from "db/practice";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { mayUseDesk } from "~/domain/policy";
import { WEEKDAYS } from "~/domain/providers/availability";
import {
  hoursInWords,
  needsReview,
  PRACTICE_FIELDS,
  practiceInWords,
  weekField,
  type Practice,
  type WeeklyHours,
} from "~/domain/providers/practice";
import { conflictErrors, versionOf } from "~/services/conflict.server";

type Needs = Pick<AppContext, "db" | "clock" | "clientAddress">;

/** What was not saved because something else was stored meanwhile: for each field that was typed otherwise, what. */
type Conflict = { outcome: "conflict"; stored: Record<string, Message[]> };
/** Of a specialist whose desk has been closed since the guard asked, nothing is saved. */
type Unsaved = { outcome: "unchanged" } | { outcome: "closed" } | Conflict;

/**
 * Saves a specialist's own profile, with an entry in the audit log. A change
 * that a reviewer has to look at takes the verification away with it.
 * @param version of the profile that the change is about.
 */
export function savePractice(
  user: SessionUser,
  { version, ...practice }: Practice & { version: string },
  app: Needs,
): Promise<{ outcome: "saved"; underReview: boolean } | Unsaved> {
  const at = app.clock();
  return app.db.transaction(async (tx) => {
    const held = await lockPractice(tx, user.id);
    if (!held || !mayUseDesk(held.standing)) return { outcome: "closed" };
    const stored = conflictErrors(PRACTICE_FIELDS, practiceInWords(held.practice), practiceInWords(practice));
    if (Object.keys(stored).length === 0) return { outcome: "unchanged" };
    if (versionOf(held.practice) !== version) return { outcome: "conflict", stored };
    const reviewFrom = needsReview(held.practice, practice) ? at : null;
    await updatePractice(tx, user.id, practice, reviewFrom);
    await audit(tx, user, reviewFrom ? "profile, to be reviewed" : "profile", app, at);
    return { outcome: "saved", underReview: reviewFrom !== null || held.standing.status === "under_review" };
  });
}

const HOURS_TOLD = [...WEEKDAYS.map((day) => weekField(day, "available")), "timeZone" as const];

/**
 * Saves a specialist's own weekly hours, with an entry in the audit log.
 * Appointments that were agreed before stay as they are.
 * @param version of the hours that the change is about.
 */
export function saveHours(
  user: SessionUser,
  { version, ...hours }: WeeklyHours & { version: string },
  app: Needs,
): Promise<{ outcome: "saved" } | Unsaved> {
  return app.db.transaction(async (tx) => {
    const held = await lockPractice(tx, user.id);
    if (!held || !mayUseDesk(held.standing)) return { outcome: "closed" };
    const stored = conflictErrors(HOURS_TOLD, hoursInWords(held.hours), hoursInWords(hours));
    if (Object.keys(stored).length === 0) return { outcome: "unchanged" };
    if (versionOf(held.hours) !== version) return { outcome: "conflict", stored };
    await updateHours(tx, user.id, hours);
    await audit(tx, user, "weekly hours", app, app.clock());
    return { outcome: "saved" };
  });
}

const audit = (
  tx: Queryable,
  { id, role }: SessionUser,
  subject: string,
  { clientAddress: address }: Needs,
  at: Date,
) =>
  addAuditEntry(tx, { at, actor: { id, role }, patientId: null, action: "update", subject, outcome: "done", address });
