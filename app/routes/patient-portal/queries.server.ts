import { ownAppointmentRequests } from "db/appointments";
import { countConsultations, findPatient, listPrescriptions, pageOfConsultations } from "db/records";
import { latestReadings } from "db/vitals";
import type { AppContext } from "~/context";
import { openSteps } from "~/domain/appointments/lifecycle";
import { readerOf } from "~/domain/reader";
import { healthAlerts } from "~/domain/vitals/alerts";
import { appointmentPath } from "~/services/appointments/link.server";
import { requireRecordInView, type OpenRecord } from "~/services/http/record-guard.server";
import { sessionUser } from "~/services/sessions/session.server";
import { loadDocuments } from "./documents.server";
import { PAGE_SIZE, type PortalView } from "./view";

/** Appointments on the Overview (PORT-08). */
const RECENT = 3;
/** A person's requests shown at the most; older ones are long settled. */
const MAX_REQUESTS = 20;

/**
 * The record in view and what one tab shows of it. `record` is `null` where
 * there is none to show: nobody is signed in and there is no demo data.
 */
export async function loadPortal(request: Request, app: AppContext, view: PortalView) {
  const viewer = await sessionUser(request, app);
  const reader = readerOf(viewer);
  const open = await requireRecordInView(request, app, view.tab.replace("-", " "));
  const patient = open && (await findPatient(app.db, open));
  if (!open || !patient) return { reader, record: null, panel: null };
  const { id: _, ...shown } = patient;
  return { reader, record: { ...shown, isDemo: open.isDemo }, panel: await loadPanel(app, open, view) };
}
export type Portal = Awaited<ReturnType<typeof loadPortal>>;
export type PortalRecord = NonNullable<Portal["record"]>;

async function loadPanel({ db, clock, seal }: AppContext, open: OpenRecord, { tab, page }: PortalView) {
  const now = clock();
  switch (tab) {
    case "overview": {
      const [readings, recent] = await Promise.all([
        latestReadings(db, open.patientId),
        pageOfConsultations(db, open, { limit: RECENT }),
      ]);
      return { tab, now, readings, alerts: healthAlerts(readings, now), recent };
    }
    case "health-summary":
      // The record itself, which every tab has.
      return { tab, now };
    case "appointments": {
      const [appointments, count, requests] = await Promise.all([
        pageOfConsultations(db, open, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
        countConsultations(db, open),
        open.viewer?.role === "patient" ? ownAppointmentRequests(db, open.viewer.id, MAX_REQUESTS) : [],
      ]);
      // The key to its page goes with each that can still be changed.
      const keyed = requests.map((request) => ({ ...request, path: openSteps(request, "patient", now).length > 0 ? appointmentPath(seal, request.reference) : null }));
      return { tab, now, appointments, count, requests: keyed };
    }
    case "medications":
      return { tab, now, prescriptions: await listPrescriptions(db, open) };
    case "documents":
      return { tab, now, documents: await loadDocuments({ db }, open) };
  }
}
export type Panel = Awaited<ReturnType<typeof loadPanel>>;
export type PanelOf<Name extends Panel["tab"]> = Extract<Panel, { tab: Name }>;
