import { ADD_SYMPTOM } from "./demo";
import { refusedAfter, sentEmpty, type Screen, type Step } from "./screen";

/** What somebody who applies to join fills in first. */
const APPLICANT: Step[] = [
  { fill: "#account [name=firstName]", with: "Quentin" },
  { fill: "#account [name=lastName]", with: "Zephyr" },
  { fill: "#account [name=email]", with: "quentin.zephyr@example.org" },
  { fill: "#account [name=password]", with: "three kind words more" },
  { fill: "#account [name=confirmPassword]", with: "three kind words more" },
  { press: "#account button[type=submit]" },
];

/**
 * Screens that need no account, by the route that draws them. Those of the demonstration's record are the same for
 * everybody.
 */
export const VISITORS: Record<string, Screen[]> = {
  "routes/specialists.$id": [
    {
      name: "profile of a newly approved specialist",
      path: ({ provider }) => `/specialists/${provider}`,
      title: /^Dr. Specialist \d+$/,
    },
  ],
  "routes/specialist-signup": [
    {
      name: "sign-up’s second step",
      path: "/specialist-signup",
      title: "Specialist Registration - Step 2 of 2",
      steps: APPLICANT,
      until: "Step 2",
      live: "main [role=status]",
    },
    {
      name: "sign-up’s second step with errors",
      path: "/specialist-signup",
      title: "Specialist Registration - Step 2 of 2",
      ...refusedAfter([...APPLICANT, { press: "#profile button[type=submit]:not([value=back])" }]),
    },
  ],
  "routes/book-appointment": [
    {
      name: "booking of a patient, with what their record knows",
      who: "patient",
      path: "/book-appointment",
      title: "Book an Appointment",
    },
  ],
  "routes/appointments.$token": [
    {
      name: "an appointment that waits",
      path: ({ appointments }) => `/appointments/${appointments.requested}`,
      title: "Your Appointment",
    },
    {
      name: "an appointment that waits to be confirmed",
      path: ({ appointments }) => `/appointments/${appointments.requested}?confirm=proof`,
      title: "Your Appointment",
    },
    {
      name: "an appointment with another time proposed",
      path: ({ appointments }) => `/appointments/${appointments.proposed}`,
      title: "Your Appointment",
    },
    {
      name: "an appointment that is agreed",
      path: ({ appointments }) => `/appointments/${appointments.accepted}`,
      title: "Your Appointment",
    },
    {
      name: "an appointment that is to be cancelled",
      path: ({ appointments }) => `/appointments/${appointments.accepted}?cancel`,
      title: "Cancel This Appointment?",
    },
    {
      name: "an appointment that was cancelled",
      path: ({ appointments }) => `/appointments/${appointments.cancelled}`,
      title: "Your Appointment",
    },
    {
      name: "no such appointment",
      path: "/appointments/guessed",
      status: 404,
      title: "This appointment link does not work",
    },
  ],
  "routes/visits.$token": [
    { name: "a visit that is to come", path: ({ visitToken }) => `/visits/${visitToken}`, title: "Your Visit" },
    { name: "no such visit", path: "/visits/guessed", status: 404, title: "This appointment link does not work" },
  ],
  "routes/ai-consultation_.interactions": [
    {
      name: "interaction check with errors",
      path: "/ai-consultation/interactions",
      title: "Drug Interaction Check",
      ...sentEmpty("#interactions"),
    },
    {
      ...{
        name: "interaction check with a finding",
        path: "/ai-consultation/interactions",
        title: "Drug Interaction Check",
      },
      steps: [
        { fill: "#interactions [name=medications]", with: "warfarin\nibuprofen" },
        { press: "#interactions button[type=submit]" },
      ],
      until: "ibuprofen and warfarin",
    },
  ],
  "routes/ai-consultation": [
    {
      name: "assistant with an analysis",
      path: "/ai-consultation",
      title: "AI Nutrition Coach",
      steps: [...ADD_SYMPTOM("sneezing"), { press: "main button[value=analyze]" }],
      until: "Recommended actions",
    },
    {
      ...{
        name: "chat with an answer",
        path: "/ai-consultation?conversation=new",
        title: "AI Nutrition Coach",
        live: "main [role=log][aria-live=polite]",
      },
      steps: [{ fill: "#message", with: "How much protein should I eat?" }, { press: "main button[value=send]" }],
      until: "Mifflin",
    },
  ],
  "routes/vr-consultation": [
    {
      name: "VR consultations of a patient with a room open",
      who: "patient",
      path: "/vr-consultation",
      title: "VR Consultations",
    },
  ],
  "routes/vr-consultation_.$roomId": [
    {
      name: "a room in which the patient waits",
      who: "patient",
      path: ({ rooms }) => `/vr-consultation/${rooms.open}`,
      title: "Consultation Room",
    },
    {
      name: "a room that has ended",
      who: "patient",
      path: ({ rooms }) => `/vr-consultation/${rooms.ended}`,
      title: "The consultation has ended",
    },
    {
      name: "a room whose seat another browser has",
      who: "patient",
      path: ({ rooms }) => `/vr-consultation/${rooms.elsewhere}`,
      status: 403,
      title: "You are in this room elsewhere",
    },
    {
      name: "somebody else’s room",
      path: ({ rooms }) => `/vr-consultation/${rooms.open}`,
      status: 403,
      title: "This room is for two",
    },
    { name: "no such room", path: "/vr-consultation/vr-guessed", status: 404, title: "404 Page Not Found" },
  ],
};
