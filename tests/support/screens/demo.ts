import { sentEmpty, type Screen, type Step } from "./screen";

export const ADD_SYMPTOM = (symptom: string): Step[] => [
  { fill: "#entry", with: symptom },
  { press: "main button[value=add]" },
];

/** What a visitor sees of the demonstration, the same on every installation that has it, by the route that draws it. */
export const DEMO: Record<string, Screen[]> = {
  "routes/_index": [{ name: "home", path: "/", title: "Weight care that is kind to you" }],
  "routes/specialists._index": [
    {
      name: "directory",
      path: "/specialists",
      title: "Find your specialist",
      live: "main [role=status]",
    },
    {
      name: "directory without a result",
      path: "/specialists?search=nobody+writes+this",
      title: "Find your specialist",
      until: "No specialists found",
    },
    {
      name: "last page of the directory",
      path: "/specialists?specialty=Endocrinologist&page=3",
      title: "Find your specialist",
    },
  ],
  "routes/specialists.$id": [
    { name: "profile", path: "/specialists/1", title: "Dr. Specialist 1" },
    { name: "no such specialist", path: "/specialists/0", status: 404, title: "404 Page Not Found" },
  ],
  "routes/specialist-signup": [
    { name: "sign-up", path: "/specialist-signup", title: "Specialist Registration - Step 1 of 2" },
    {
      name: "sign-up with errors",
      path: "/specialist-signup",
      title: "Specialist Registration - Step 1 of 2",
      ...sentEmpty("#account"),
    },
  ],
  "routes/book-appointment": [
    { name: "booking", path: "/book-appointment", title: "Book an Appointment" },
    {
      name: "booking with a specialist",
      path: "/book-appointment?specialist=1",
      title: "Book an Appointment",
    },
    {
      name: "booking with errors",
      path: "/book-appointment",
      title: "Book an Appointment",
      ...sentEmpty("#appointment"),
    },
  ],
  "routes/$": [{ name: "not found", path: "/nope", status: 404, title: "404 Page Not Found" }],
  "routes/emergency": [{ name: "emergency", path: "/emergency", title: "In an emergency" }],
  "routes/privacy": [{ name: "privacy", path: "/privacy", title: "Privacy and security" }],
  "routes/accessibility": [{ name: "accessibility", path: "/accessibility", title: "Accessibility" }],
  "routes/ai-consultation_.interactions": [
    {
      name: "interaction check",
      path: "/ai-consultation/interactions",
      title: "Drug Interaction Check",
    },
  ],
  "routes/ai-consultation": [
    { name: "assistant", path: "/ai-consultation", title: "AI Nutrition Coach" },
    {
      ...{
        name: "assistant with an emergency",
        path: "/ai-consultation",
        title: "AI Nutrition Coach",
        live: "main [role=alert]",
      },
      steps: [...ADD_SYMPTOM("crushing chest pain"), { press: "main button[value=analyze]" }],
      until: "Recommended actions",
    },
    {
      name: "chat",
      path: "/ai-consultation?conversation=new",
      title: "AI Nutrition Coach",
      live: "main [role=log][aria-live=polite]",
    },
  ],
  "routes/ai-consultation_.conversations": [
    {
      name: "list of conversations",
      path: "/ai-consultation/conversations",
      title: "Your conversations",
    },
  ],
  "routes/vr-consultation": [{ name: "VR consultations", path: "/vr-consultation", title: "VR Consultations" }],
  "routes/sign-in": [
    { name: "sign-in", path: "/sign-in?ended", title: "Sign In" },
    { name: "sign-in with errors", path: "/sign-in", title: "Sign In", ...sentEmpty("#sign-in") },
  ],
  "routes/register": [{ name: "registration", path: "/register", title: "Create an Account" }],
  "routes/reset-password._index": [{ name: "reset", path: "/reset-password", title: "Set a New Password" }],
  "routes/patient-portal": [
    { name: "portal", path: "/patient-portal", title: "Client Portal" },
    {
      name: "portal's health summary",
      path: "/patient-portal?tab=health-summary",
      title: "Client Portal",
    },
    {
      name: "portal's appointments",
      path: "/patient-portal?tab=appointments",
      title: "Client Portal",
    },
    {
      name: "portal's medications",
      path: "/patient-portal?tab=medications",
      title: "Client Portal",
    },
    { name: "portal's documents", path: "/patient-portal?tab=documents", title: "Client Portal" },
  ],
  "routes/patient-portal_.visits.$id": [
    { name: "after-visit summary", path: "/patient-portal/visits/1", title: "After-visit summary" },
  ],
  "routes/patient-portal_.accesses": [
    { name: "log of accesses", path: "/patient-portal/accesses", title: "Access log" },
  ],
};
