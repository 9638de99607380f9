import { refusedAfter, sentEmpty, type Screen } from "./screen";

/** The screens of those who work here, by the route that draws them. */
export const WORK: Record<string, Screen[]> = {
  "routes/desk._index": [
    { name: "desk", who: "specialist", path: "/desk", title: "Today", live: "main #rooms[aria-live=polite]" },
    { name: "desk with nothing to do", who: "beginner", path: "/desk", title: "Today" },
    { name: "desk, to a patient", who: "patient", path: "/desk", status: 403, title: "This is not open to you" },
  ],
  "routes/desk.availability": [
    { name: "weekly hours", who: "specialist", path: "/desk/availability", title: "Weekly hours" },
    {
      ...{ name: "weekly hours with errors", who: "beginner", path: "/desk/availability", title: "Weekly hours" },
      ...refusedAfter([
        { fill: "#hours [name=monday_start]", with: "17:00" },
        { fill: "#hours [name=monday_end]", with: "09:00" },
        { press: "#hours button[type=submit]" },
      ]),
    },
  ],
  "routes/desk.profile": [
    { name: "a specialist’s own profile", who: "specialist", path: "/desk/profile", title: "Your profile" },
    {
      ...{
        name: "a specialist’s own profile with errors",
        who: "specialist",
        path: "/desk/profile",
        title: "Your profile",
      },
      ...refusedAfter([{ fill: "#profile [name=bio]", with: "Short" }, { press: "#profile button[type=submit]" }]),
    },
  ],
  "routes/profile-picture": [
    { name: "a specialist’s own picture", who: "specialist", path: "/profile-picture", title: "Profile Picture" },
    {
      ...{
        name: "a specialist’s own picture with errors",
        who: "specialist",
        path: "/profile-picture",
        title: "Profile Picture",
      },
      ...sentEmpty("#upload"),
    },
  ],
  "routes/desk.patients._index": [
    { name: "patients in care", who: "specialist", path: "/desk/patients", title: "Patients in care" },
    { name: "patients in care of who has none", who: "beginner", path: "/desk/patients", title: "Patients in care" },
    {
      ...{
        name: "patients in care, none of that name",
        who: "specialist",
        path: "/desk/patients",
        title: "Patients in care",
        until: "Nobody",
        live: "main [role=status]",
      },
      steps: [{ fill: "#find [name=named]", with: "Nobodyswritten" }, { press: "#find button[type=submit]" }],
    },
  ],
  "routes/desk.patients.$id": [
    {
      name: "a patient in care",
      who: "specialist",
      path: ({ patientId }) => `/desk/patients/${patientId}`,
      title: "Ada Marlowe",
    },
    {
      name: "a record open by emergency access",
      who: "specialist",
      path: ({ stranger }) => `/desk/patients/${stranger}`,
      title: "Ben Marlowe",
      until: "Open to you, to read, until",
    },
    {
      name: "a record that is not open",
      who: "beginner",
      path: ({ stranger }) => `/desk/patients/${stranger}`,
      status: 403,
      title: "This is not open to you",
      until: "you can open the record for an hour",
    },
  ],
  "routes/desk.emergency": [
    { name: "emergency access, none open", who: "beginner", path: "/desk/emergency", title: "Emergency access" },
    {
      name: "emergency access with errors",
      who: "specialist",
      path: "/desk/emergency",
      title: "Emergency access",
      ...sentEmpty("form#emergency"),
    },
    {
      name: "emergency access, a record open",
      who: "specialist",
      path: "/desk/emergency",
      title: "Emergency access",
      until: "Open by emergency access",
    },
  ],
  "routes/desk.requests.$id": [
    {
      name: "a request that waits",
      who: "specialist",
      path: ({ requests }) => `/desk/requests/${requests.waiting}`,
      title: "Cleo Marlowe",
    },
    {
      name: "a request that waits, declined without a reason",
      who: "specialist",
      path: ({ requests }) => `/desk/requests/${requests.waiting}`,
      title: "Cleo Marlowe",
      ...sentEmpty("form#decline"),
    },
    {
      name: "a request that is agreed",
      who: "specialist",
      path: ({ requests }) => `/desk/requests/${requests.agreed}`,
      title: "Eli Marlowe",
    },
  ],
  "routes/desk.visits.$id": [
    {
      name: "a visit that is to come, at the desk",
      who: "specialist",
      path: ({ requests }) => `/desk/visits/${requests.agreed}`,
      title: "Visit of Eli Marlowe",
    },
  ],
  "routes/desk.requests.$id_.cancel": [
    {
      name: "a request to be cancelled",
      who: "specialist",
      path: ({ requests }) => `/desk/requests/${requests.agreed}/cancel`,
      title: "Cancel this appointment?",
    },
  ],
  "routes/application": [
    { name: "an application that waits", who: "applicant", path: "/application", title: "My Application" },
    { name: "an application that was rejected", who: "rejected", path: "/application", title: "My Application" },
    {
      ...{ name: "an application with errors", who: "rejected", path: "/application", title: "My Application" },
      ...refusedAfter([
        { fill: "#application [name=licenseNumber]", with: "1" },
        { press: "#application button[type=submit]" },
      ]),
    },
    { name: "an application that was approved", who: "specialist", path: "/application", title: "My Application" },
  ],
  "routes/review._index": [
    { name: "applications that wait", who: "administrator", path: "/review", title: "Review Applications" },
    {
      name: "applications that were rejected",
      who: "administrator",
      path: "/review?status=rejected",
      title: "Review Applications",
    },
  ],
  "routes/review.$id": [
    {
      name: "an application to review",
      who: "administrator",
      path: ({ applications }) => `/review/${applications.waiting}`,
      title: "Rosa Lind",
    },
    {
      name: "an application to review, rejected without a reason",
      who: "administrator",
      path: ({ applications }) => `/review/${applications.waiting}`,
      title: "Rosa Lind",
      ...sentEmpty("form#reject"),
    },
    {
      name: "an application that is decided",
      who: "administrator",
      path: ({ applications }) => `/review/${applications.rejected}`,
      title: "Mara Voss",
    },
  ],
  "routes/review.audit": [
    { name: "audit log", who: "administrator", path: "/review/audit", title: "Audit Log" },
    {
      name: "audit log with errors",
      who: "administrator",
      path: "/review/audit?user=nobody",
      status: 400,
      title: "Audit Log",
      isRefused: true,
    },
  ],
  "routes/review.emergency": [
    {
      name: "emergency accesses",
      who: "administrator",
      path: "/review/emergency",
      title: "Emergency Accesses",
      until: "To be reviewed",
    },
  ],
  "routes/dev.mail": [
    {
      name: "mails of a developer’s machine",
      path: ({ mailKey }) => `/dev/mail?key=${mailKey}`,
      title: "Mails on this machine",
      until: "verify-email",
    },
    {
      name: "a mail of a developer’s machine",
      path: ({ mailKey }) => `/dev/mail?key=${mailKey}`,
      title: "Confirm your email address",
      steps: [{ press: "main li:last-child a" }],
      until: "Hello Mara",
    },
  ],
};
