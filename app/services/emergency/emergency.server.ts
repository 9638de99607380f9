import { addAuditEntry } from "db/audit";
import { addGrant, endGrant, findForEmergency, liveGrants, lockGrantsOf, reviewGrant } from "db/emergency";
import { recordAccess } from "db/patients";
import type { SessionUser } from "db/sessions";
import { administrators } from "db/users";
import type { AppContext } from "~/context";
import { accountZone } from "~/domain/account-zone";
import { EMERGENCY_MS, EMERGENCY_REVIEW_PATH, EMERGENCY_SUBJECTS } from "~/domain/emergency";
import type { EmergencyWish } from "~/domain/emergency-schema";
import { zonedMoment } from "~/domain/moments";
import { mayReadRecord } from "~/domain/policy";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";

type Needs = Pick<AppContext, "db" | "clock" | "clientAddress" | "limits" | "seal" | "outbox">;

const REASON_SEAL = "emergency reason";

/**
 * The reason of a grant, in the specialist's words. Grants outlive secrets: one whose secret is known no more says so,
 * and keeps no page from the others.
 */
export function reasonOf({ sealedReason }: { sealedReason: Uint8Array }, { seal }: Pick<AppContext, "seal">): string {
  try {
    return seal.open(REASON_SEAL, sealedReason) as string;
  } catch {
    return "The reason cannot be read any more: it was sealed with a secret that this installation does not know.";
  }
}

/**
 * Opens a record for an hour to a specialist who does not treat the patient, and tells all administrators: grant, audit
 * entry and mails together or not at all. What is open to them anyway stays as it is, so that a form sent twice makes
 * one grant. Tries are counted by account, right or wrong: whoever has a list of record numbers is stopped like whoever
 * guesses.
 * @returns the patient, or `null` for nobody and for several.
 * @throws {LimitError} after five tries an hour.
 */
export async function openInEmergency(
  wish: EmergencyWish,
  user: SessionUser,
  app: Needs,
): Promise<{ patientId: number; isNew: boolean } | null> {
  const key = String(user.id);
  requireWithinLimit(await app.limits.take("emergencies", key));
  const opened = await app.db.transaction(async (tx) => {
    await lockGrantsOf(tx, user.id);
    const at = app.clock();
    const patientId = await findForEmergency(tx, wish);
    const entry = {
      at,
      actor: { id: user.id, role: user.role },
      patientId,
      action: "execute",
      subject: EMERGENCY_SUBJECTS.opened,
      address: app.clientAddress,
      isEmergency: true,
    } as const;
    const record = patientId === null ? null : await recordAccess(tx, patientId, user.id, at);
    if (patientId === null || !record) {
      await addAuditEntry(tx, { ...entry, outcome: "failed" });
      return null;
    }
    if (mayReadRecord(user, record) === "allowed") return { patientId, isNew: false };
    await addGrant(tx, {
      userId: user.id,
      patientId,
      sealedReason: app.seal.close(REASON_SEAL, wish.reason),
      grantedAt: at,
      expiresAt: new Date(at.getTime() + EMERGENCY_MS),
    });
    await addAuditEntry(tx, { ...entry, outcome: "done" });
    const told = await administrators(tx);
    const specialist = `${user.firstName} ${user.lastName}`;
    const mails = told.map((admin) => ({
      mail: {
        kind: "emergency-access" as const,
        to: admin.email,
        firstName: admin.firstName,
        specialist,
        when: zonedMoment(at, accountZone(admin) ?? "UTC"),
        path: EMERGENCY_REVIEW_PATH,
      },
    }));
    if (mails.length > 0) await app.outbox.queueAll(tx, mails);
    return { patientId, isNew: true };
  });
  if (opened && !opened.isNew) await app.limits.giveBack("emergencies", key);
  return opened;
}

/** A specialist's grants in force, each with its reason. @param patientId of this patient only. */
export async function grantsOf(user: SessionUser, app: Pick<AppContext, "db" | "clock" | "seal">, patientId?: number) {
  const grants = await liveGrants(app.db, user.id, app.clock(), patientId);
  return grants.map(({ sealedReason, ...grant }) => ({ ...grant, reason: reasonOf({ sealedReason }, app) }));
}

/**
 * Ends a grant before its hour is over; open connections to the record end with it.
 * @returns false if it was over or ended already.
 */
export async function endEmergency(
  grant: number,
  user: SessionUser,
  app: Pick<AppContext, "db" | "clock" | "clientAddress" | "live">,
): Promise<boolean> {
  const isEnded = await app.db.transaction(async (tx) => {
    const at = app.clock();
    const patientId = await endGrant(tx, user.id, grant, at);
    if (patientId === null) return false;
    const entry = {
      at,
      actor: { id: user.id, role: user.role },
      patientId,
      action: "execute",
      subject: EMERGENCY_SUBJECTS.ended,
      outcome: "done",
      address: app.clientAddress,
      isEmergency: true,
    } as const;
    await addAuditEntry(tx, entry);
    return true;
  });
  if (isEnded) app.live.recheck(user.id);
  return isEnded;
}

/** Notes that an administrator has looked at a grant. @returns false if somebody had before. */
export const reviewEmergency = (
  grant: number,
  admin: SessionUser,
  app: Pick<AppContext, "db" | "clock" | "clientAddress">,
): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const at = app.clock();
    const reviewed = await reviewGrant(tx, grant, { by: admin.id, at });
    if (!reviewed) return false;
    const entry = {
      at,
      actor: { id: admin.id, role: admin.role },
      patientId: null,
      accountId: reviewed.userId,
      action: "decision",
      subject: "emergency access reviewed",
      outcome: "done",
      address: app.clientAddress,
    } as const;
    await addAuditEntry(tx, entry);
    return true;
  });
