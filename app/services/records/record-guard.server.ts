import { addAuditEntries, addAuditEntry, addOwnRead, addRefusal } from "db/audit";
import { ownPatientId, ownRecordAccess, recordAccess } from "db/patients";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import type { AuditAction } from "~/domain/audit";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import { ApiError } from "~/domain/errors";
import type { Emergency } from "~/domain/emergency";
import {
  emergencyOf,
  mayMonitor,
  mayReadRecord,
  maySimulate,
  mayWriteRecord,
  type Decision,
  type RecordAccess,
  type Viewer,
} from "~/domain/policy";
import type { PlainMessageId } from "~/locales/messages";
import { sessionUser } from "~/services/sessions/session.server";
import { idParam } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "session" | "log" | "clientAddress" | "limits">;

/** What of a record an entry of its log is about: the patient reads it in their own language. */
export type RecordSubject = PlainMessageId<"portal">;

/** A record that a request may use, and by whom. */
export type OpenRecord = {
  patientId: number;
  viewer: Viewer;
  isDemo: boolean;
  /** Where it is open by emergency access alone. */ emergency?: Emergency;
};

/**
 * The patient whose record a request may read, or with another `action` change.
 * The access, a refused one too, stands in the audit log before anything is
 * answered; of a write call `auditRecord` inside its transaction as well. Reading
 * the fictional demo record is nobody's business and is not logged. A visitor without a session is refused before
 * anything is looked up, and nothing of it is written: neither the answer nor its time says which patients there are.
 * @param subject what of the record, like `prescriptions`.
 * @throws {ApiError} 401 without a session, 403 for the wrong person and for a patient whom there is not, 404 for an
 *   administrator who asks for one, 429 after too many refusals.
 */
export async function requireRecord(
  request: Request,
  patientId: string | number | undefined,
  context: Needs,
  subject: RecordSubject,
  action: AuditAction = "read",
): Promise<OpenRecord> {
  return requireAccess(request, patientId, context, {
    subject,
    action,
    may: action === "read" ? mayReadRecord : mayWriteRecord,
  });
}

/**
 * The patient whose monitoring a request may work (`mayMonitor`): acknowledge
 * and silence alerts. For the rest as `requireRecord`; what is done is for the
 * caller to log.
 */
export const requireMonitoring = (
  request: Request,
  patientId: string | number | undefined,
  context: Needs,
  subject: RecordSubject,
): Promise<OpenRecord> => requireAccess(request, patientId, context, { subject, action: "update", may: mayMonitor });

/** As `requireMonitoring`, for sample values (`maySimulate`). */
export const requireSimulation = (
  request: Request,
  patientId: string | number | undefined,
  context: Needs,
): Promise<OpenRecord> =>
  requireAccess(request, patientId, context, { subject: "simulated vitals", action: "create", may: maySimulate });

type Access = { subject: RecordSubject; action: AuditAction; may: (viewer: Viewer, record: RecordAccess) => Decision };

async function requireAccess(
  request: Request,
  patientId: string | number | undefined,
  context: Needs,
  access: Access,
): Promise<OpenRecord> {
  const id = typeof patientId === "number" ? patientId : idParam(patientId);
  const viewer = await sessionUser(request, context);
  const at = context.clock();
  if (!viewer && id !== DEMO_PATIENT_ID) throw signInFirst();
  const record = id === null ? null : await recordAccess(context.db, id, viewer?.id ?? null, at);
  if (!viewer && !record?.isDemo) throw signInFirst();
  if (id === null || (!record && viewer?.role === "admin")) throw new ApiError("not_found", "There is no such patient");
  if (!record) {
    // Counted like a refusal, or it would tell that there is no such patient.
    await requireWithinRefusalLimit(viewer, context);
    throw notOpen();
  }
  return openRecord(
    { patientId: id, viewer, isDemo: record.isDemo, ...emergencyOf(viewer, record, at) },
    record,
    context,
    access,
  );
}

async function openRecord(
  open: OpenRecord,
  record: RecordAccess,
  context: Needs,
  { subject, action, may }: Access,
): Promise<OpenRecord> {
  const { viewer } = open;
  const decision = may(viewer, record);
  if (action === "read") requireWithinLimit(await context.limits.take("reads", callerKey(viewer, context)));
  if (decision === "allowed") {
    if (action === "read" && !record.isDemo)
      await auditRecord(context.db, context, open, { action, subject, outcome: "done" });
    return open;
  }
  if (decision === "unauthenticated") throw signInFirst();
  await auditRefusal(context, open, { action, subject });
  context.log.event("record access denied", { patientId: open.patientId, userId: viewer?.id ?? 0 });
  throw notOpen();
}

const signInFirst = () => new ApiError("unauthenticated", "Sign in to read this record");
const notOpen = () => new ApiError("forbidden", "This record is not open to you");

/** Counts a refusal that no record's log holds. @throws {LimitError} */
export const requireWithinRefusalLimit = async (
  viewer: Viewer,
  context: Pick<AppContext, "limits" | "clientAddress">,
) => requireWithinLimit(await context.limits.take("refusals", callerKey(viewer, context)));

/** As whom a caller is counted: by their account, or without one by their address. */
export const callerKey = (viewer: Viewer, { clientAddress }: Pick<AppContext, "clientAddress">) =>
  viewer ? `user ${viewer.id}` : clientAddress;

/**
 * Counts a download of a record. Its pages are made one after another as the client takes them in, but all of them are
 * read.
 * @throws {LimitError} after too many by the same caller, or of the demonstration by everybody.
 */
export async function requireExport(
  { viewer }: Pick<OpenRecord, "viewer">,
  context: Pick<AppContext, "limits" | "clientAddress">,
): Promise<void> {
  requireWithinLimit(await context.limits.take("exports", callerKey(viewer, context)));
  if (!viewer) requireWithinLimit(await context.limits.take("demoExports", "everybody"));
}

/**
 * Adds to the audit log that somebody was refused something of a record; what comes again within an hour is counted.
 * @throws {LimitError} after too many refusals; then nothing is written.
 */
export async function auditRefusal(
  context: Pick<AppContext, "db" | "clock" | "clientAddress" | "limits">,
  { patientId, viewer, emergency }: Pick<OpenRecord, "patientId" | "viewer" | "emergency">,
  { action, subject }: { action: AuditAction; subject: RecordSubject },
): Promise<void> {
  await requireWithinRefusalLimit(viewer, context);
  await addRefusal(context.db, {
    at: context.clock(),
    actor: viewer && { id: viewer.id, role: viewer.role },
    patientId,
    action,
    subject,
    address: context.clientAddress,
    isEmergency: emergency !== undefined,
  });
}

/**
 * Adds an access to the audit log: of a write with the transaction that makes it. What a patient reads again within an
 * hour is counted: a patient reads no record but their own, and anybody can have an account. Of everybody else each
 * read is an entry.
 */
export const auditRecord = (
  db: Queryable,
  { clock, clientAddress }: Pick<AppContext, "clock" | "clientAddress">,
  { patientId, viewer, emergency }: Pick<OpenRecord, "patientId" | "viewer" | "emergency">,
  { action, subject, outcome }: { action: AuditAction; subject: RecordSubject; outcome: "done" },
) => {
  const access = {
    at: clock(),
    actor: viewer && { id: viewer.id, role: viewer.role },
    patientId,
    action,
    subject,
    address: clientAddress,
    isEmergency: emergency !== undefined,
  };
  return viewer?.role === "patient" && action === "read"
    ? addOwnRead(db, access)
    : addAuditEntry(db, { ...access, outcome });
};

/**
 * Notes that a list showed something of several records: an entry for each, as
 * if it had been opened. Nobody's, the fictional ones, are left out.
 */
export const auditShown = (
  db: Queryable,
  { clock, clientAddress: address }: Pick<AppContext, "clock" | "clientAddress">,
  { id, role }: NonNullable<Viewer>,
  shown: readonly { id: number; isDemo: boolean }[],
  subject: RecordSubject,
) => {
  const at = clock();
  const real = shown.filter(({ isDemo }) => !isDemo);
  return addAuditEntries(
    db,
    real.map((patient) => ({
      at,
      actor: { id, role },
      patientId: patient.id,
      action: "read",
      subject,
      outcome: "done",
      address,
    })),
  );
};

/** Who has a record of their own. */
const patientUser = (viewer: Viewer): number | null => (viewer?.role === "patient" ? viewer.id : null);

/**
 * Whose record the screens without a patient in their address show: a signed-in
 * patient's own, and everybody else the demo record.
 */
export async function recordInView(request: Request, context: Needs): Promise<number> {
  const viewer = await sessionUser(request, context);
  const userId = patientUser(viewer);
  return (userId && (await ownPatientId(context.db, userId))) ?? DEMO_PATIENT_ID;
}

/**
 * Opens the record in view for reading, or `null` where there is none: without
 * demo data, patient 1 is a real person, and whoever merely opens the portal
 * must neither be sent away nor stand in that person's log as refused.
 */
export async function requireRecordInView(
  request: Request,
  context: Needs,
  subject: RecordSubject,
): Promise<OpenRecord | null> {
  const viewer = await sessionUser(request, context);
  const record = await ownRecordAccess(context.db, {
    userId: patientUser(viewer),
    viewerId: viewer?.id ?? null,
    otherwise: DEMO_PATIENT_ID,
  });
  const isInView = record !== null && (record.isDemo || (viewer !== null && record.ownerId === viewer.id));
  return isInView
    ? openRecord({ patientId: record.patientId, viewer, isDemo: record.isDemo }, record, context, {
        subject,
        action: "read",
        may: mayReadRecord,
      })
    : null;
}
