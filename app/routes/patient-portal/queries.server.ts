import { ownAppointmentRequests } from "db/appointments";
import type { SessionUser } from "db/sessions";
import { countConsultations, findPatient, listPrescriptions, pageOfConsultations, readOverview } from "db/records";
import type { AppContext } from "~/context";
import { openSteps } from "~/domain/appointments/lifecycle";
import { visitAccess } from "~/domain/appointments/visit";
import { readerOf } from "~/domain/reader";
import { healthAlerts } from "~/domain/vitals/health-alerts";
import { appointmentPath, visitPath } from "~/services/appointments/appointment-link.server";
import { requireRecordInView, type OpenRecord } from "~/services/records/record-guard.server";
import { sessionUser } from "~/services/sessions/session.server";
import { loadDocuments } from "./documents.server";
import { PAGE_SIZE, type PortalView } from "./search-params";

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
  const subject = view.tab === "health-summary" ? "health summary" : view.tab;
  const open = await requireRecordInView(request, app, subject);
  const loaded = open && (await loadTab(app, { ...open, viewer: open.viewer && viewer }, view));
  if (!open || !loaded) return { reader, record: null, panel: null };
  const { id: _, ...shown } = loaded.patient;
  return { reader, record: { ...shown, isDemo: open.isDemo }, panel: loaded.panel };
}
type Portal = Awaited<ReturnType<typeof loadPortal>>;
export type PortalRecord = NonNullable<Portal["record"]>;

/** A record and who looks at it, with all that their session says of them. */
type Seen = OpenRecord & { viewer: SessionUser | null };

/** The record and what a tab shows of it besides; the first tab's in one go. */
async function loadTab(app: AppContext, open: Seen, { tab, page }: PortalView) {
  if (tab === "overview") {
    const now = app.clock();
    const [found, requests] = await Promise.all([
      readOverview(app.db, open, { recent: RECENT }),
      ownRequests(app, open, now),
    ]);
    // What is agreed is among the appointments unless its room is open, what is settled in the tab of its own.
    const waiting = requests.filter(({ status, path, visit }) =>
      status === "accepted" ? visit.access.state === "open" : path !== null,
    );
    return (
      found && {
        patient: found.patient,
        panel: {
          tab,
          now,
          readings: found.readings,
          own: found.own,
          alerts: healthAlerts(found.readings, found.own, now),
          recent: found.recent,
          requests: waiting,
        },
      }
    );
  }
  const [patient, panel] = await Promise.all([findPatient(app.db, open), loadPanel(app, open, tab, page)]);
  return patient && { patient, panel };
}

/**
 * What the patient whose record it is has asked for, newest first, each with the key to its page while it can still be
 * changed.
 */
async function ownRequests({ db, seal }: Pick<AppContext, "db" | "seal">, { viewer }: OpenRecord, now: Date) {
  const requests = viewer?.role === "patient" ? await ownAppointmentRequests(db, viewer.id, MAX_REQUESTS) : [];
  return requests.map((request) => ({
    ...request,
    path: openSteps(request, "patient", now).length > 0 ? appointmentPath(seal, request.reference) : null,
    visit: { to: visitPath(seal, request.reference), access: visitAccess(request, now), now },
  }));
}

async function loadPanel(app: AppContext, open: Seen, tab: Exclude<PortalView["tab"], "overview">, page: number) {
  const { db } = app;
  const now = app.clock();
  switch (tab) {
    case "health-summary":
      // The record itself, which every tab has.
      return { tab, now };
    case "appointments": {
      const [appointments, count, requests] = await Promise.all([
        pageOfConsultations(db, open, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
        countConsultations(db, open),
        ownRequests(app, open, now),
      ]);
      return { tab, now, appointments, count, requests };
    }
    case "medications":
      return { tab, now, prescriptions: await listPrescriptions(db, open) };
    case "documents":
      return { tab, now, documents: await loadDocuments({ db }, open) };
  }
}
export type Panel = NonNullable<Awaited<ReturnType<typeof loadTab>>>["panel"];
export type PanelOf<Name extends Panel["tab"]> = Extract<Panel, { tab: Name }>;
