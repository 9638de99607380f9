import { addAuditEntry, wasDecided } from "db/audit";
import { decideApplication, nextApplication, resubmitApplication } from "db/review";
import { credentialsOf } from "db/users";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { DECIDED, type Resubmission } from "~/domain/providers/review";
import type { Decision } from "~/domain/providers/review-schema";
import { mailApplicant } from "~/services/accounts/application-mails.server";

type Needs = Pick<AppContext, "db" | "clock" | "outbox" | "clientAddress" | "limits" | "live">;

/**
 * Decides an application, notes who did and queues the applicant's mail, all of
 * it or nothing.
 * @returns the application to look at next, or `"too late"` when it was decided
 *   or resubmitted after the reviewer had opened it.
 */
export async function decide(
  id: number,
  decision: Decision,
  reviewer: SessionUser,
  app: Needs,
): Promise<{ next: number | null } | "too late"> {
  const at = app.clock();
  const submittedAt = new Date(decision.submittedAt);
  const status = decision.intent === "approve" ? "verified" : "rejected";
  const reason = decision.intent === "reject" ? decision.reason : "";
  const decidedOf = await app.db.transaction(async (tx) => {
    const decided = await decideApplication(tx, id, { status, reason, submittedAt, reviewerId: reviewer.id, at });
    if (!decided) return null;
    const subject = `application ${DECIDED[status]}`;
    const again = await wasDecided(tx, decided.userId, subject);
    await addAuditEntry(tx, {
      at,
      actor: { id: reviewer.id, role: reviewer.role },
      patientId: null,
      accountId: decided.userId,
      action: "decision",
      subject,
      outcome: "done",
      address: app.clientAddress,
    });
    const applicant = await credentialsOf(tx, decided.userId);
    if (!applicant) return decided.userId;
    const to = { to: applicant.email, firstName: applicant.firstName };
    await app.outbox.queue(
      tx,
      decision.intent === "approve"
        ? { kind: "application-approved", ...to, ...(again ? { again } : {}) }
        : { kind: "application-rejected", reason, ...to },
    );
    return decided.userId;
  });
  // What a rejection closes to them, their open connections are told at once.
  if (decidedOf !== null) app.live.recheck(decidedOf);
  return decidedOf !== null ? { next: await nextApplication(app.db, { submittedAt, id }) } : "too late";
}

/**
 * Sends a rejected application in again, with the mail that says so.
 * @returns whether it was a rejected one; a second click finds it waiting already.
 */
export async function resubmit(applicant: SessionUser, change: Resubmission, app: Needs): Promise<boolean> {
  const at = app.clock();
  return app.db.transaction(async (tx) => {
    if (!(await resubmitApplication(tx, applicant.id, change, at))) return false;
    await addAuditEntry(tx, {
      at,
      actor: { id: applicant.id, role: applicant.role },
      patientId: null,
      action: "update",
      subject: "application",
      outcome: "done",
      address: app.clientAddress,
    });
    await mailApplicant(tx, applicant.id, app);
    return true;
  });
}
