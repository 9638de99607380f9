import { refusedAfter, sentEmpty, type Screen } from "./screen";

const PORTAL = ["", "?tab=health-summary", "?tab=appointments", "?tab=medications", "?tab=documents"];
const DASHBOARD = ["", "?tab=trends", "?tab=prescriptions", "?tab=weight", "?tab=consultations"];

const each = (queries: string[], screen: (query: string, tab: string) => Screen) =>
  queries.map((query) => screen(query, query.split("=")[1] ?? "first tab"));

/** The screens of a patient's record and of the specialists', by the route that draws them. */
export const CARE: Record<string, Screen[]> = {
  "routes/patient-portal": [
    ...each(PORTAL, (query, tab) => ({
      name: `portal of a full record, ${tab}`,
      who: "patient",
      path: `/patient-portal${query}`,
      title: "Client Portal",
    })),
    ...each(PORTAL, (query, tab) => ({
      name: `portal of an empty record, ${tab}`,
      who: "newcomer",
      path: `/patient-portal${query}`,
      title: "Client Portal",
    })),
  ],
  "routes/patient-portal_.visits.$id": [
    {
      name: "after-visit summary of a patient",
      who: "patient",
      path: ({ visit }) => `/patient-portal/visits/${visit}`,
      title: "After-visit summary",
    },
  ],
  "routes/patient-portal_.accesses": [
    {
      name: "log of accesses to a full record",
      who: "patient",
      path: "/patient-portal/accesses",
      title: "Access log",
    },
  ],
  "routes/patient-portal_.details": [
    { name: "a patient’s details", who: "patient", path: "/patient-portal/details", title: "My Details" },
    {
      ...{
        name: "a patient’s details with errors",
        who: "patient",
        path: "/patient-portal/details",
        title: "My Details",
      },
      ...refusedAfter([
        { fill: "#details [name=firstName]", with: "" },
        { fill: "#details [name=heightCm]", with: "tall" },
        { press: "#details button[type=submit]" },
      ]),
    },
  ],
  "routes/patient-portal_.documents_.$id_.delete": [
    {
      name: "a document to be deleted",
      who: "patient",
      path: ({ document }) => `/patient-portal/documents/${document}/delete`,
      title: "Delete this document?",
    },
  ],
  "routes/health-dashboard": [
    ...each(DASHBOARD, (query, tab) => ({
      name: `health dashboard of the demonstration, ${tab}`,
      path: `/health-dashboard${query}`,
      title: "Health Dashboard",
      ...(query ? {} : { live: "main [role=status]" }),
    })),
    ...each(DASHBOARD, (query, tab) => ({
      name: `health dashboard of a full record, ${tab}`,
      who: "patient",
      path: `/health-dashboard${query}`,
      title: "Health Dashboard",
      ...(query ? {} : { live: "main [role=status]" }),
    })),
    ...each(DASHBOARD, (query, tab) => ({
      name: `health dashboard of an empty record, ${tab}`,
      who: "newcomer",
      path: `/health-dashboard${query}`,
      title: "Health Dashboard",
    })),
    {
      name: "health dashboard of a patient in care",
      who: "specialist",
      path: ({ patientId }) => `/health-dashboard?patient=${patientId}`,
      title: "Health Dashboard",
    },
    {
      name: "health dashboard with a weight refused",
      who: "patient",
      path: "/health-dashboard?tab=weight",
      title: "Health Dashboard",
      ...sentEmpty("#weigh"),
    },
  ],
  "routes/health-dashboard_.devices": [
    { name: "devices, to a visitor", path: "/health-dashboard/devices", title: "Devices" },
    { name: "devices", who: "patient", path: "/health-dashboard/devices", title: "Devices" },
    {
      name: "devices with errors",
      who: "patient",
      path: "/health-dashboard/devices",
      title: "Devices",
      ...sentEmpty("#add"),
    },
    {
      ...{
        name: "a device that was added",
        who: "newcomer",
        path: "/health-dashboard/devices",
        title: "Wrist band Is Added",
        until: "Wrist band Is Added",
      },
      steps: [
        { fill: "#add [name=name]", with: "Wrist band" },
        { press: "#add [name=heart_rate]" },
        { press: "#add button[type=submit]" },
      ],
    },
  ],
  "routes/health-dashboard_.import": [
    { name: "import, to a visitor", path: "/health-dashboard/import", title: "Import and Export" },
    { name: "import", who: "patient", path: "/health-dashboard/import", title: "Import and Export" },
    {
      name: "import with errors",
      who: "newcomer",
      path: "/health-dashboard/import",
      title: "Import and Export",
      ...sentEmpty("#upload"),
    },
  ],
  "routes/health-dashboard_.import_.$id": [
    {
      name: "an import to be confirmed",
      who: "patient",
      path: ({ imports }) => `/health-dashboard/import/${imports.preview}`,
      title: "Review your import",
    },
    {
      name: "an import that is in",
      who: "patient",
      path: ({ imports }) => `/health-dashboard/import/${imports.done}`,
      title: "Imported",
      live: "main [role=status]",
    },
    {
      name: "an import that was undone",
      who: "patient",
      path: ({ imports }) => `/health-dashboard/import/${imports.undone}`,
      title: "Undone",
    },
  ],
  "routes/health-dashboard_.limits": [
    { name: "alert limits", who: "patient", path: "/health-dashboard/limits", title: "Alert Limits" },
    {
      name: "alert limits of a patient in care",
      who: "specialist",
      path: ({ patientId }) => `/health-dashboard/limits?patient=${patientId}`,
      title: "Alert Limits",
    },
  ],
};
