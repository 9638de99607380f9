import { PEOPLE, type Records } from "./records";

export const EVERYBODY = ["nobody", ...PEOPLE] as const;
export type Somebody = (typeof EVERYBODY)[number];
/** The status, or where a redirect leads. */
export type Cell = number | string;
type Row = Record<Somebody, Cell>;

const all = (cell: Cell): Row => ({
  nobody: cell,
  owner: cell,
  otherPatient: cell,
  treating: cell,
  unrelated: cell,
  admin: cell,
});
const open = all(200);
const notFound = all(404);
/** Whoever is signed in; nobody is sent to sign in. */
const signedIn = (path: string, cell: Cell = 200): Row => ({
  ...all(cell),
  nobody: `/sign-in?next=${encodeURIComponent(path)}`,
});
/** Who is signed in is led to the screen of their role. */
const home: Row = {
  nobody: "/sign-in",
  owner: "/patient-portal",
  otherPatient: "/patient-portal",
  treating: "/desk",
  unrelated: "/desk",
  admin: "/account",
};
/** What administrators do, and nobody else. */
const desk = (path: string, cell: Cell = 200): Row => ({ ...signedIn(path, 403), admin: cell });
/** What approved specialists do; one who waits for the review is led to the application. */
const atDesk = (path: string, cell: Cell = 200): Row => ({
  ...signedIn(path, 403),
  treating: cell,
  unrelated: "/application",
});
/** A record that there is not: it looks like somebody else's to all but an administrator. */
const noRecord: Row = { ...all(403), nobody: 401, admin: 404 };
/** A record by the API: its patient, a treating provider, an administrator. */
const record: Row = { nobody: 401, owner: 200, otherPatient: 403, treating: 200, unrelated: 403, admin: 200 };

export type Probe = {
  method?: "GET" | "POST" | "HEAD";
  path: (records: Records) => string;
  /** A form without any field unless it says otherwise. */
  json?: unknown;
  row: Row | ((records: Records) => Row);
  /** Who gets to see something of the owner's record by it. */
  shows?: readonly Somebody[];
};
const get = (path: string, row: Row, more: Partial<Probe> = {}): Probe => ({ path: () => path, row, ...more });
const post = (path: string, row: Row, more: Partial<Probe> = {}): Probe => ({
  method: "POST",
  path: () => path,
  row,
  ...more,
});

export const READERS = ["owner", "treating", "admin"] as const;

/** Led to the documents' tab, with a message; nobody to sign in for it. */
const toTab: Row = {
  ...all("/patient-portal?tab=documents"),
  nobody: `/sign-in?next=${encodeURIComponent("/patient-portal?tab=documents")}`,
};
/** As `record`, but others are not even told that there is such a thing. */
const hidden: Row = { ...record, otherPatient: 404, unrelated: 404 };

/** A room in which the owner and the treating specialist have met. */
export const OWN_ROOM = "vr-1700000000000-abcdefghijklmnopqrstuvwxyz";

/** A document in the owner's record. */
export const OWN_DOCUMENT = "11111111-2222-4333-8444-555555555555";

/** Every route of the application, by its id: who gets what. A route that is not here fails the test. */
export const MATRIX: Record<string, Probe[]> = {
  "routes/_index": [get("/", open)],
  "routes/specialists._index": [get("/specialists", open)],
  "routes/specialists.$id": [get("/specialists/1", open)],
  "routes/specialist-signup": [get("/specialist-signup", open), post("/specialist-signup", all(400))],
  // The form knows its own patient's insurance.
  "routes/book-appointment": [
    { ...get("/book-appointment", open), shows: ["owner"] },
    { ...post("/book-appointment", all(400)), shows: ["owner"] },
  ],
  // Nobody's key: who holds the right one is what appointments.test.ts shows.
  "routes/appointments.$token": [get("/appointments/guessed", notFound), post("/appointments/guessed", notFound)],
  "routes/visits.$token": [get("/visits/guessed", notFound), post("/visits/guessed", notFound)],
  "routes/appointments.$token[.]ics": [get("/appointments/guessed.ics", all("/appointments/guessed"))],
  "routes/ai-consultation": [get("/ai-consultation", open), post("/ai-consultation", all(400))],
  // Whose conversation it is: assistant.test.ts shows it.
  "routes/ai-consultation_.conversations": [
    get("/ai-consultation/conversations", open),
    post("/ai-consultation/conversations", all("/ai-consultation/conversations")),
  ],
  "routes/ai-consultation_.interactions": [
    get("/ai-consultation/interactions", open),
    post("/ai-consultation/interactions", all(400)),
  ],
  "routes/vr-consultation": [get("/vr-consultation", open), post("/vr-consultation", all(422))],
  // The owner's and the treating specialist's room, but none of these browsers has a seat in it: rooms.test.ts has
  // those who do.
  "routes/vr-consultation_.$roomId": [
    get(`/vr-consultation/${OWN_ROOM}`, all(403)),
    get("/vr-consultation/vr-guessed", notFound),
    post(`/vr-consultation/${OWN_ROOM}`, { ...all(403), owner: 400, treating: 400 }),
  ],
  // Everybody sees the record in view, which is never another patient's.
  "routes/health-dashboard": [
    { ...get("/health-dashboard", open), shows: ["owner"] },
    { ...get("/health-dashboard?tab=weight", open), shows: ["owner"] },
    { ...post("/health-dashboard", all(400)), shows: ["owner"] },
  ],
  "routes/health-dashboard_.limits": [
    {
      path: ({ own }) => `/health-dashboard/limits?patient=${own}`,
      row: ({ own }) => ({
        ...record,
        nobody: `/sign-in?next=${encodeURIComponent(`/health-dashboard/limits?patient=${own}`)}`,
      }),
    },
    // Nothing typed is nothing changed; the demo record takes nothing.
    post("/health-dashboard/limits", {
      ...signedIn("/health-dashboard/limits", 403),
      owner: "/health-dashboard",
      otherPatient: "/health-dashboard",
    }),
  ],
  // A visitor reads what devices are; only a patient has any.
  "routes/health-dashboard_.devices": [
    get("/health-dashboard/devices", open),
    post("/health-dashboard/devices", { ...signedIn("/health-dashboard/devices", 403), owner: 400, otherPatient: 400 }),
  ],
  "routes/health-dashboard_.import": [
    get("/health-dashboard/import", open),
    post("/health-dashboard/import", { ...signedIn("/health-dashboard/import", 403), owner: 400, otherPatient: 400 }),
  ],
  // Whose import it is: vitals-import.slow.test.ts shows it.
  "routes/health-dashboard_.import_.$id": [
    get(`/health-dashboard/import/${OWN_DOCUMENT}`, {
      ...signedIn(`/health-dashboard/import/${OWN_DOCUMENT}`, 403),
      owner: 404,
      otherPatient: 404,
    }),
    post(`/health-dashboard/import/${OWN_DOCUMENT}`, {
      ...signedIn(`/health-dashboard/import/${OWN_DOCUMENT}`, 403),
      owner: 400,
      otherPatient: 400,
    }),
  ],
  "routes/health-dashboard_.export[.]csv": [
    get("/health-dashboard/export.csv", open, { shows: ["owner"] }),
    get("/health-dashboard/export.csv?what=everything", all(422)),
    post("/health-dashboard/export.csv", all(405)),
  ],
  "routes/emergency": [get("/emergency", open)],
  "routes/privacy": [get("/privacy", open)],
  "routes/accessibility": [get("/accessibility", open)],
  "routes/dev.mail": [get("/dev/mail", notFound), post("/dev/mail", notFound)],
  "routes/$": [get("/nowhere", notFound), post("/nowhere", notFound)],
  "routes/api.$": [get("/api/nowhere", notFound), post("/api/nowhere", notFound, { json: {} })],

  "routes/sign-in": [get("/sign-in", { ...home, nobody: 200 }), post("/sign-in", { ...home, nobody: 400 })],
  "routes/sign-in_.code": [get("/sign-in/code", all("/sign-in")), post("/sign-in/code", all("/sign-in"))],
  "routes/register": [get("/register", open), post("/register", all(400))],
  "routes/verify-email.$token": [get("/verify-email/guessed", open), post("/verify-email/guessed", all(400))],
  "routes/reset-password._index": [get("/reset-password", open), post("/reset-password", all(400))],
  "routes/reset-password.$token": [get("/reset-password/guessed", open), post("/reset-password/guessed", all(400))],
  "routes/session": [get("/session", open), post("/session", open, { json: {} })],
  "routes/display": [get("/display", all("/")), post("/display", all("/"))],
  "routes/language": [get("/language", all("/")), post("/language", all("/"))],
  "routes/parked-form": [
    get("/parked-form", all(405)),
    post("/parked-form", all(400)),
    post("/parked-form?for=/account", open),
  ],
  "routes/account": [get("/account", signedIn("/account")), post("/account", signedIn("/account", 400))],
  "routes/account_.second-factor": [
    get("/account/second-factor", signedIn("/account/second-factor")),
    post("/account/second-factor", signedIn("/account/second-factor", 400)),
  ],

  "routes/review._index": [
    get("/review", desk("/review")),
    get("/review?status=verified", desk("/review?status=verified")),
  ],
  "routes/review.$id": [
    get("/review/1", desk("/review/1")),
    get("/review/999999", desk("/review/999999", 404)),
    post("/review/1", desk("/review/1", 400)),
  ],
  "routes/review.audit": [
    get("/review/audit", desk("/review/audit")),
    get("/review/audit?user=nobody", desk("/review/audit?user=nobody", 400)),
    post("/review/audit", desk("/review/audit", 400)),
  ],
  "routes/review.emergency": [
    get("/review/emergency", desk("/review/emergency")),
    post("/review/emergency", desk("/review/emergency", 400)),
  ],
  "routes/application": [
    get("/application", { ...signedIn("/application", 403), treating: 200, unrelated: 200 }),
    // One is approved, one waits: neither has anything to answer.
    post("/application", { ...signedIn("/application", 403), treating: "/application", unrelated: "/application" }),
  ],
  "routes/profile-picture": [
    get("/profile-picture", { ...signedIn("/profile-picture", 403), treating: 200, unrelated: 200 }),
    post("/profile-picture", { ...signedIn("/profile-picture", 403), treating: 400, unrelated: 400 }),
  ],
  // Whose picture it is, and who sees it before it is approved: pictures.test.ts.
  "routes/pictures.$id": [get("/pictures/guessed-picture", notFound), post("/pictures/guessed-picture", all(405))],

  "routes/desk._index": [
    get("/desk", atDesk("/desk")),
    get("/desk?page=2", atDesk("/desk?page=2")),
    post("/desk", atDesk("/desk", 400)),
  ],
  "routes/desk.waiting": [
    get("/desk/waiting", { ...all(403), nobody: 401, treating: 200 }),
    post("/desk/waiting", all(405), { json: {} }),
  ],
  "routes/desk.availability": [
    get("/desk/availability", atDesk("/desk/availability")),
    post("/desk/availability", atDesk("/desk/availability", 400)),
  ],
  "routes/desk.profile": [
    get("/desk/profile", atDesk("/desk/profile")),
    post("/desk/profile", atDesk("/desk/profile", 400)),
  ],
  "routes/desk.patients._index": [
    get("/desk/patients", atDesk("/desk/patients"), { shows: ["treating"] }),
    get("/desk/patients?find", atDesk("/desk/patients?find=")),
    post("/desk/patients?find", atDesk("/desk/patients?find=", 400)),
  ],
  "routes/desk.patients.$id": [
    {
      path: ({ own }) => `/desk/patients/${own}`,
      row: ({ own }) => atDesk(`/desk/patients/${own}`),
      shows: ["treating"],
    },
    { path: ({ empty }) => `/desk/patients/${empty}`, row: ({ empty }) => atDesk(`/desk/patients/${empty}`, 403) },
    get("/desk/patients/999999", atDesk("/desk/patients/999999", 403)),
  ],
  // Who opens whose record by it, and what they read then: emergency.test.ts.
  "routes/desk.emergency": [
    get("/desk/emergency", atDesk("/desk/emergency")),
    post("/desk/emergency", atDesk("/desk/emergency", 400)),
  ],
  "routes/desk.requests.$id": [
    get("/desk/requests/1", atDesk("/desk/requests/1", 404)),
    post("/desk/requests/1", atDesk("/desk/requests/1", 404)),
  ],
  "routes/desk.visits.$id": [
    get("/desk/visits/1", atDesk("/desk/visits/1", 404)),
    post("/desk/visits/1", atDesk("/desk/visits/1", 404)),
  ],
  "routes/desk.requests.$id_.cancel": [
    get("/desk/requests/1/cancel", atDesk("/desk/requests/1/cancel", 404)),
    post("/desk/requests/1/cancel", atDesk("/desk/requests/1/cancel", 404)),
  ],

  "routes/patient-portal": [
    ...["", "?tab=health-summary", "?tab=appointments", "?tab=medications", "?tab=documents"].map((query) =>
      get(`/patient-portal${query}`, open, { shows: ["owner"] }),
    ),
  ],
  "routes/patient-portal_.accesses": [get("/patient-portal/accesses", open)],
  "routes/patient-portal_.visits.$id": [
    {
      path: ({ visit }) => `/patient-portal/visits/${visit}`,
      row: ({ visit }) => ({
        ...record,
        nobody: `/sign-in?next=${encodeURIComponent(`/patient-portal/visits/${visit}`)}`,
      }),
      shows: READERS,
    },
    {
      path: ({ planned }) => `/patient-portal/visits/${planned}`,
      row: ({ planned }) => ({
        ...notFound,
        nobody: `/sign-in?next=${encodeURIComponent(`/patient-portal/visits/${planned}`)}`,
      }),
    },
  ],

  "routes/patient-portal_.details": [
    get(
      "/patient-portal/details",
      { ...signedIn("/patient-portal/details", 403), owner: 200, otherPatient: 200 },
      { shows: ["owner"] },
    ),
    post(
      "/patient-portal/details",
      { ...signedIn("/patient-portal/details", 403), owner: 400, otherPatient: 400 },
      { shows: ["owner"] },
    ),
  ],
  "routes/patient-portal_.documents": [
    get("/patient-portal/documents", all("/patient-portal?tab=documents")),
    post("/patient-portal/documents", toTab),
  ],
  "routes/patient-portal_.documents_.$id": [
    get(`/patient-portal/documents/${OWN_DOCUMENT}`, hidden, { shows: READERS }),
    get("/patient-portal/documents/00000000-0000-4000-8000-000000000000", { ...notFound, nobody: 401 }),
    post(`/patient-portal/documents/${OWN_DOCUMENT}`, all(405)),
  ],
  "routes/patient-portal_.documents_.$id_.delete": [
    get(
      `/patient-portal/documents/${OWN_DOCUMENT}/delete`,
      { ...toTab, owner: 200, treating: 200, admin: 200 },
      { shows: READERS },
    ),
    // That it is deleted by the right ones only is what documents.test.ts shows: all are led back to the list.
    post(`/patient-portal/documents/${OWN_DOCUMENT}/delete`, toTab),
  ],
  "routes/patient-portal_.record[.]json": [
    get("/patient-portal/record.json", open, { shows: ["owner"] }),
    post("/patient-portal/record.json", all(405)),
  ],
  "routes/patient-portal_.record[.]txt": [
    get("/patient-portal/record.txt", open, { shows: ["owner"] }),
    post("/patient-portal/record.txt", all(405)),
  ],

  "routes/api.ai.analyze-symptoms": [
    get("/api/ai/analyze-symptoms", all(405)),
    post("/api/ai/analyze-symptoms", all(422), { json: {} }),
  ],
  "routes/api.ai.consultation": [
    get("/api/ai/consultation", all(405)),
    post("/api/ai/consultation", all(422), { json: {} }),
  ],
  "routes/api.ai.chat": [get("/api/ai/chat", all(405)), post("/api/ai/chat", all(422), { json: {} })],
  "routes/api.ai.stop": [get("/api/ai/stop", all(405)), post("/api/ai/stop", all(422), { json: {} })],
  "routes/api.vr-sessions": [get("/api/vr-sessions", all(405)), post("/api/vr-sessions", all(422), { json: {} })],
  "routes/api.vr-sessions_.$roomId": [
    get(`/api/vr-sessions/${OWN_ROOM}`, all(403)),
    get("/api/vr-sessions/vr-guessed", notFound),
    post(`/api/vr-sessions/${OWN_ROOM}`, all(405), { json: {} }),
  ],
  "routes/api.vr-sessions_.$roomId_.ice": [
    get(`/api/vr-sessions/${OWN_ROOM}/ice`, all(403)),
    post(`/api/vr-sessions/${OWN_ROOM}/ice`, all(405), { json: {} }),
  ],
  "routes/api.vr-sessions_.$roomId_.messages": [
    get(`/api/vr-sessions/${OWN_ROOM}/messages`, all(405)),
    post(`/api/vr-sessions/${OWN_ROOM}/messages`, all(403), { json: {} }),
  ],
  "routes/api.vr-sessions_.$roomId_.stream": [
    { method: "HEAD", path: () => `/api/vr-sessions/${OWN_ROOM}/stream`, row: all(403) },
    { method: "HEAD", path: () => "/api/vr-sessions/vr-guessed/stream", row: notFound },
    post(`/api/vr-sessions/${OWN_ROOM}/stream`, all(405), { json: {} }),
  ],
  "routes/api.openapi[.]json": [get("/api/openapi.json", open), post("/api/openapi.json", all(405), { json: {} })],
  "routes/api.auth.register": [get("/api/auth/register", all(405)), post("/api/auth/register", all(422), { json: {} })],
  "routes/api.ai.kept-analysis": [
    get("/api/ai/kept-analysis", all(405)),
    post("/api/ai/kept-analysis", all(422), { json: {} }),
  ],
  "routes/api.ai.drug-interactions": [
    get("/api/ai/drug-interactions", all(405)),
    post("/api/ai/drug-interactions", all(422), { json: {} }),
  ],
  "routes/api.ai.health-prediction": [
    get("/api/ai/health-prediction", all(405)),
    post("/api/ai/health-prediction", all(422), { json: {} }),
  ],
  "routes/api.providers": [
    get("/api/providers", open),
    post("/api/providers", { ...all(422), nobody: 401 }, { json: {} }),
  ],
  "routes/api.providers_.$id_.slots": [
    get("/api/providers/1/slots", open),
    post("/api/providers/1/slots", all(405), { json: {} }),
  ],
  "routes/api.providers_.$id": [get("/api/providers/1", open), post("/api/providers/1", all(405), { json: {} })],
  // With a device's token: reading-ingest.test.ts.
  "routes/api.health-monitoring.$patientId.readings": [
    get("/api/health-monitoring/1/readings", all(405)),
    {
      method: "POST",
      path: ({ own }) => `/api/health-monitoring/${own}/readings`,
      row: { ...record, owner: 422, treating: 422, admin: 403 },
      json: {},
    },
    {
      method: "POST",
      path: ({ demo }) => `/api/health-monitoring/${demo}/readings`,
      row: { ...all(403), nobody: 401 },
      json: {},
    },
    { method: "POST", path: () => "/api/health-monitoring/999999/readings", row: noRecord, json: {} },
  ],
  ...Object.fromEntries(
    (
      [
        ["routes/api.patients.$id", (id: number) => `/api/patients/${id}`],
        ["routes/api.prescriptions.patient.$id", (id: number) => `/api/prescriptions/patient/${id}`],
        ["routes/api.consultations.patient.$id", (id: number) => `/api/consultations/patient/${id}`],
        ["routes/api.health-monitoring.$patientId.latest", (id: number) => `/api/health-monitoring/${id}/latest`],
        ["routes/api.health-monitoring.$patientId.alerts", (id: number) => `/api/health-monitoring/${id}/alerts`],
        [
          "routes/api.health-monitoring.$patientId.series",
          (id: number) =>
            `/api/health-monitoring/${id}/series?type=body_weight&from=2020-01-01T00:00:00Z&to=2030-01-01T00:00:00Z`,
        ],
        ["routes/api.health-monitoring.$patientId.trends", (id: number) => `/api/health-monitoring/${id}/trends`],
      ] as const
    ).map(([route, path]): [string, Probe[]] => [
      route,
      [
        { path: ({ own }) => path(own), row: record, shows: READERS },
        { path: ({ demo }) => path(demo), row: open },
        { path: () => path(999_999), row: noRecord },
        { method: "POST", path: ({ own }) => path(own), row: all(405), json: {} },
      ],
    ]),
  ),

  // Whoever may work the monitoring learns whether there is such an alert.
  "routes/api.health-monitoring.$patientId.alerts_.$alertId.acknowledge": [
    {
      method: "POST",
      path: ({ own }) => `/api/health-monitoring/${own}/alerts/999/acknowledge`,
      row: { ...record, owner: 404, treating: 404, admin: 403 },
      json: {},
    },
    {
      method: "POST",
      path: ({ demo }) => `/api/health-monitoring/${demo}/alerts/999/acknowledge`,
      row: notFound,
      json: {},
    },
    { path: ({ own }) => `/api/health-monitoring/${own}/alerts/999/acknowledge`, row: all(405) },
  ],
  "routes/api.health-monitoring.simulate.$patientId": [
    {
      method: "POST",
      path: ({ empty }) => `/api/health-monitoring/simulate/${empty}`,
      row: { ...all(403), nobody: 401, otherPatient: 201 },
      json: {},
    },
    { method: "POST", path: ({ demo }) => `/api/health-monitoring/simulate/${demo}`, row: all(201), json: {} },
    { path: ({ own }) => `/api/health-monitoring/simulate/${own}`, row: all(405) },
  ],

  // GET does not end. What it tells is live.test.ts.
  "routes/api.health-monitoring.$patientId.stream": [
    { method: "HEAD", path: ({ own }) => `/api/health-monitoring/${own}/stream`, row: record },
    { method: "HEAD", path: ({ demo }) => `/api/health-monitoring/${demo}/stream`, row: open },
    { method: "HEAD", path: () => "/api/health-monitoring/999999/stream", row: noRecord },
    { method: "POST", path: ({ own }) => `/api/health-monitoring/${own}/stream`, row: all(405), json: {} },
  ],

  // The last one: it ends the sessions.
  "routes/sign-out": [get("/sign-out", open), post("/sign-out", all("/"))],
};
