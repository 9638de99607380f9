import { addAuditEntry } from "db/audit";
import type { Queryable } from "db/client";
import { lockPractice, updateHours, updatePractice } from "db/practice";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { mayUseDesk } from "~/domain/policy";
import { needsReview, type Practice, type WeeklyHours } from "~/domain/providers/practice";
import { versionOf } from "~/services/changed-meanwhile.server";

type Needs = Pick<AppContext, "db" | "clock" | "clientAddress">;

export type Saved = { outcome: "saved"; underReview: boolean } | { outcome: "changed meanwhile" };

/**
 * Saves a specialist's own profile, with an entry in the audit log. A change
 * that a reviewer has to look at takes the verification away with it.
 * @param version of the profile that the change is about.
 */
export function savePractice(user: SessionUser, { version, ...practice }: Practice & { version: string }, app: Needs): Promise<Saved> {
  const at = app.clock();
  return app.db.transaction(async (tx) => {
    const held = await lockPractice(tx, user.id);
    if (!held || !mayUseDesk(held.standing) || versionOf(held.practice) !== version) return { outcome: "changed meanwhile" };
    const reviewFrom = needsReview(held.practice, practice) ? at : null;
    await updatePractice(tx, user.id, practice, reviewFrom);
    await audit(tx, user, reviewFrom ? "profile, to be reviewed" : "profile", app, at);
    return { outcome: "saved", underReview: reviewFrom !== null || held.standing.status === "under_review" };
  });
}

/**
 * Saves a specialist's own weekly hours, with an entry in the audit log.
 * Appointments that were agreed before stay as they are.
 * @param version of the hours that the change is about.
 */
export function saveHours(user: SessionUser, { version, ...hours }: WeeklyHours & { version: string }, app: Needs): Promise<Saved["outcome"]> {
  return app.db.transaction(async (tx) => {
    const held = await lockPractice(tx, user.id);
    if (!held || !mayUseDesk(held.standing) || versionOf(held.hours) !== version) return "changed meanwhile";
    await updateHours(tx, user.id, hours);
    await audit(tx, user, "weekly hours", app, app.clock());
    return "saved";
  });
}

const audit = (tx: Queryable, { id, role }: SessionUser, subject: string, { clientAddress: address }: Needs, at: Date) =>
  addAuditEntry(tx, { at, actor: { id, role }, patientId: null, action: "update", subject, outcome: "done", address });
