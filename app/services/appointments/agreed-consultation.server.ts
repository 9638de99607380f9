import { addConsultation, changeConsultation, patientOfUser, type ChangingAppointment } from "db/appointment-changes";
import type { Bookable } from "db/appointment-slots";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import type { AppointmentType } from "~/domain/booking";
import type { Viewer } from "~/domain/policy";
import { auditRecord } from "~/services/records/record-guard.server";

/** What a consultation's type says (DATA-31): where the word differs from the appointment's. */
const TYPES: Partial<Record<AppointmentType, string>> = {
  "vr-consultation": "vr",
  "video-consultation": "video",
  "ai-consultation": "video",
};

/**
 * Keeps the record in line with an appointment that has changed: the record
 * has it as scheduled exactly while it is agreed, and as cancelled otherwise.
 * What is agreed again, at whatever time, is the same consultation. It is also
 * what opens the record to the specialist. Patients without a record have none.
 * @param actor who made the change, for the record's log.
 */
export async function syncConsultation(
  tx: Queryable,
  app: Pick<AppContext, "clock" | "clientAddress">,
  appointment: ChangingAppointment,
  provider: Bookable,
  actor: Viewer,
): Promise<void> {
  const { id, status, startsAt, consultationId } = appointment;
  const log = (patientId: number, action: "create" | "update") =>
    auditRecord(tx, app, { patientId, viewer: actor }, { action, subject: "appointments", outcome: "done" });

  if (consultationId !== null) {
    const agreed =
      status === "accepted" && startsAt
        ? ({ status: "scheduled", scheduledAt: startsAt } as const)
        : ({ status: "cancelled" } as const);
    const patientId = await changeConsultation(tx, consultationId, agreed);
    if (patientId !== null) await log(patientId, "update");
    return;
  }
  if (status !== "accepted" || !startsAt) return;
  const patientId = await patientOfUser(tx, appointment.userId);
  if (patientId === null) return;
  await addConsultation(tx, id, {
    patientId,
    providerId: provider.id,
    type: TYPES[appointment.appointmentType] ?? appointment.appointmentType,
    scheduledAt: startsAt,
  });
  await log(patientId, "create");
}
