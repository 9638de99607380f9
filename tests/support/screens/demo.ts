import { sentEmpty, type Screen, type Step } from "./screen";

export const ADD_SYMPTOM = (symptom: string): Step[] => [
  { fill: "#entry", with: symptom },
  { press: "main button[value=add]" },
];

/** What a visitor sees of the demonstration, the same on every installation that has it, by the route that draws it. */
export const DEMO: Record<string, Screen[]> = {
  "routes/_index": [{ name: "home", clauses: "HOME-01", path: "/", title: "Weight care that is kind to you" }],
  "routes/specialists._index": [
    {
      name: "directory",
      clauses: "DIR-01",
      path: "/specialists",
      title: "Find your specialist",
      live: "main [role=status]",
    },
    {
      name: "directory without a result",
      clauses: "DIR-13",
      path: "/specialists?search=nobody+writes+this",
      title: "Find your specialist",
      until: "No specialists found",
    },
    {
      name: "last page of the directory",
      clauses: "DIR-02",
      path: "/specialists?specialty=Endocrinologist&page=3",
      title: "Find your specialist",
    },
  ],
  "routes/specialists.$id": [
    { name: "profile", clauses: "DIR-24", path: "/specialists/1", title: "Dr. Specialist 1" },
    { name: "no such specialist", clauses: "APP-12", path: "/specialists/0", status: 404, title: "404 Page Not Found" },
  ],
  "routes/specialist-signup": [
    { name: "sign-up", clauses: "SIGN-01", path: "/specialist-signup", title: "Specialist Registration - Step 1 of 2" },
    {
      name: "sign-up with errors",
      clauses: "SIGN-09",
      path: "/specialist-signup",
      title: "Specialist Registration - Step 1 of 2",
      ...sentEmpty("#account"),
    },
  ],
  "routes/book-appointment": [
    { name: "booking", clauses: "BOOK-01", path: "/book-appointment", title: "Book an Appointment" },
    {
      name: "booking with a specialist",
      clauses: "BOOK-01",
      path: "/book-appointment?specialist=1",
      title: "Book an Appointment",
    },
    {
      name: "booking with errors",
      clauses: "BOOK-05",
      path: "/book-appointment",
      title: "Book an Appointment",
      ...sentEmpty("#appointment"),
    },
  ],
  "routes/$": [{ name: "not found", clauses: "APP-12", path: "/nope", status: 404, title: "404 Page Not Found" }],
  "routes/emergency": [{ name: "emergency", clauses: "APP-20", path: "/emergency", title: "In an emergency" }],
  "routes/privacy": [{ name: "privacy", clauses: "APP-06 APP-20", path: "/privacy", title: "Privacy and security" }],
  "routes/accessibility": [
    { name: "accessibility", clauses: "APP-20", path: "/accessibility", title: "Accessibility" },
  ],
  "routes/ai-consultation_.interactions": [
    {
      name: "interaction check",
      clauses: "API-03",
      path: "/ai-consultation/interactions",
      title: "Drug Interaction Check",
    },
  ],
  "routes/ai-consultation": [
    { name: "assistant", clauses: "AIC-01", path: "/ai-consultation", title: "AI Nutrition Coach" },
    {
      ...{
        name: "assistant with an emergency",
        clauses: "AIC-16",
        path: "/ai-consultation",
        title: "AI Nutrition Coach",
        live: "main [role=alert]",
      },
      steps: [...ADD_SYMPTOM("crushing chest pain"), { press: "main button[value=analyze]" }],
      until: "Recommended actions",
    },
    {
      name: "chat",
      clauses: "CHAT-03",
      path: "/ai-consultation?conversation=new",
      title: "AI Nutrition Coach",
      live: "main [role=log][aria-live=polite]",
    },
  ],
  "routes/ai-consultation_.conversations": [
    {
      name: "list of conversations",
      clauses: "CHAT-03",
      path: "/ai-consultation/conversations",
      title: "Your conversations",
    },
  ],
  "routes/vr-consultation": [
    { name: "VR consultations", clauses: "APP-20", path: "/vr-consultation", title: "VR Consultations" },
  ],
  "routes/sign-in": [
    { name: "sign-in", clauses: "APP-10", path: "/sign-in?ended", title: "Sign In" },
    { name: "sign-in with errors", clauses: "APP-10", path: "/sign-in", title: "Sign In", ...sentEmpty("#sign-in") },
  ],
  "routes/register": [{ name: "registration", clauses: "APP-08", path: "/register", title: "Create an Account" }],
  "routes/reset-password._index": [
    { name: "reset", clauses: "APP-10", path: "/reset-password", title: "Set a New Password" },
  ],
  "routes/patient-portal": [
    { name: "portal", clauses: "PORT-01", path: "/patient-portal", title: "Client Portal" },
    {
      name: "portal's health summary",
      clauses: "PORT-10",
      path: "/patient-portal?tab=health-summary",
      title: "Client Portal",
    },
    {
      name: "portal's appointments",
      clauses: "PORT-12",
      path: "/patient-portal?tab=appointments",
      title: "Client Portal",
    },
    {
      name: "portal's medications",
      clauses: "PORT-13",
      path: "/patient-portal?tab=medications",
      title: "Client Portal",
    },
    { name: "portal's documents", clauses: "PORT-14", path: "/patient-portal?tab=documents", title: "Client Portal" },
  ],
  "routes/patient-portal_.visits.$id": [
    { name: "after-visit summary", clauses: "PORT-12", path: "/patient-portal/visits/1", title: "After-visit summary" },
  ],
  "routes/patient-portal_.accesses": [
    { name: "log of accesses", clauses: "PORT-02", path: "/patient-portal/accesses", title: "Who looked at my record" },
  ],
};
