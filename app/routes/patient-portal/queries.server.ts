import { ownAppointmentRequests } from "db/appointments";
import { countConsultations, findPatient, listPrescriptions, pageOfConsultations, readOverview } from "db/records";
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
  const loaded = open && (await loadTab(app, open, view));
  if (!open || !loaded) return { reader, record: null, panel: null };
  const { id: _, ...shown } = loaded.patient;
  return { reader, record: { ...shown, isDemo: open.isDemo }, panel: loaded.panel };
}
export type Portal = Awaited<ReturnType<typeof loadPortal>>;
export type PortalRecord = NonNullable<Portal["record"]>;

/** The record and what a tab shows of it besides; the first tab's in one go. */
async function loadTab(app: AppContext, open: OpenRecord, { tab, page }: PortalView) {
  if (tab === "overview") {
    const found = await readOverview(app.db, open, { recent: RECENT });
    const now = app.clock();
    return found && { patient: found.patient, panel: { tab, now, readings: found.readings, alerts: healthAlerts(found.readings, now), recent: found.recent } };
  }
  const [patient, panel] = await Promise.all([findPatient(app.db, open), loadPanel(app, open, tab, page)]);
  return patient && { patient, panel };
}

async function loadPanel({ db, clock, seal }: AppContext, open: OpenRecord, tab: Exclude<PortalView["tab"], "overview">, page: number) {
  const now = clock();
  switch (tab) {
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
export type Panel = NonNullable<Awaited<ReturnType<typeof loadTab>>>["panel"];
export type PanelOf<Name extends Panel["tab"]> = Extract<Panel, { tab: Name }>;
