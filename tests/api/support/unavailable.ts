import { appointmentPath, visitPath } from "~/services/appointments/appointment-link.server";
import { createSeal } from "~/services/seal.server";
import { OWN_DOCUMENT, OWN_ROOM } from "./access-matrix";
import { addressOf, type BuiltRoute } from "./routes";
import { SESSION_SECRET } from "./secret";
import type { Answer } from "./visitor";

/** Who asks. Of those who are signed in nobody can tell so while the database is away. */
export const ASKING = ["nobody", "patient", "specialist", "admin"] as const;
export type Asking = (typeof ASKING)[number];

/** What a page has to answer. */
type Told =
  /** 503 with `Retry-After` and the screen's own panel, by its title. */
  | { panel: string }
  /** 503 with `Retry-After` and the screen itself, which says so by these words. */
  | { partly: string }
  /** 200: needs no database. By its own heading. */
  | { heading: string }
  /** To the sign-in and back here: whoever has no session needs no database to be told so. */
  | { signIn: true }
  /** Another address, or another status, with the database as without. */
  | { to: string }
  | { status: number };

type Page = { nobody: Told; signedIn: Told; values?: string[] };

const everybody = (told: Told, ...values: string[]): Page => ({ nobody: told, signedIn: told, values });
const panel = (title: string, ...values: string[]) => everybody({ panel: title }, ...values);
/** A page behind a sign-in. */
const behind = (title: string, ...values: string[]): Page => ({
  nobody: { signIn: true },
  signedIn: { panel: title },
  values,
});
/** A page that a visitor may read, and that is about whoever is signed in. */
const visitors = (heading: string, title: string): Page => ({ nobody: { heading }, signedIn: { panel: title } });
/** A page that needs no database, for nobody. */
const without = (heading: string) => everybody({ heading });

const DOCUMENTS = "/patient-portal?tab=documents";
const APPOINTMENT = appointmentPath(createSeal(SESSION_SECRET), "KW-ABCD-2345").slice("/appointments/".length);
const VISIT = visitPath(createSeal(SESSION_SECRET), "KW-ABCD-2345").slice("/visits/".length);

/**
 * Every page of the build, by its route: what it says while the database is away. One that is not here fails the tests.
 */
export const AWAY: Readonly<Record<string, Page>> = {
  "routes/emergency": without("In an emergency"),
  "routes/privacy": without("Privacy and security"),
  "routes/accessibility": without("Accessibility"),
  "routes/ai-consultation": without("AI Nutrition Coach"),
  "routes/ai-consultation_.interactions": without("Drug Interaction Check"),
  "routes/book-appointment": without("Book an Appointment"),
  "routes/register": without("Create an Account"),
  "routes/reset-password._index": without("Set a New Password"),
  "routes/sign-out": without("Sign Out"),

  "routes/sign-in": visitors("Sign In", "Sign In Unavailable"),
  "routes/ai-consultation_.conversations": visitors("Your conversations", "Your conversations are unavailable"),
  "routes/health-dashboard_.devices": visitors("Devices", "Devices Unavailable"),
  "routes/health-dashboard_.import": visitors("Import and Export", "Import Unavailable"),
  "routes/specialist-signup": {
    nobody: { heading: "Specialist Registration - Step 1 of 2" },
    signedIn: { partly: "Registration Unavailable" },
  },

  "routes/_index": everybody({ partly: "The values cannot be loaded right now" }),
  "routes/specialists._index": panel("Specialists Unavailable"),
  "routes/specialists.$id": panel("Profile Unavailable"),
  "routes/appointments.$token": panel("Appointment Unavailable", APPOINTMENT),
  "routes/visits.$token": panel("Visit Unavailable", VISIT),
  "routes/vr-consultation": panel("VR Consultations Unavailable"),
  "routes/vr-consultation_.$roomId": panel("Room Unavailable", OWN_ROOM),
  "routes/health-dashboard": panel("Dashboard Unavailable"),
  "routes/health-dashboard_.limits": panel("Limits Unavailable"),
  "routes/patient-portal": panel("Portal Unavailable"),
  "routes/patient-portal_.accesses": panel("Access Log Unavailable"),
  "routes/patient-portal_.visits.$id": panel("Summary Unavailable"),
  "routes/reset-password.$token": panel("This page is unavailable"),
  "routes/verify-email.$token": panel("Confirmation Unavailable"),

  "routes/health-dashboard_.import_.$id": behind("Import Unavailable"),
  "routes/patient-portal_.details": behind("Details Unavailable"),
  "routes/account": behind("Account Unavailable"),
  "routes/account_.second-factor": behind("This page is unavailable"),
  "routes/application": behind("Application Unavailable"),
  "routes/profile-picture": behind("Profile Picture Unavailable"),
  "routes/desk._index": behind("Desk Unavailable"),
  "routes/desk.availability": behind("Hours Unavailable"),
  "routes/desk.emergency": behind("Emergency Access Unavailable"),
  "routes/desk.profile": behind("Profile Unavailable"),
  "routes/desk.patients._index": behind("Patients Unavailable"),
  "routes/desk.patients.$id": behind("Record Unavailable"),
  "routes/desk.requests.$id": behind("Request Unavailable"),
  "routes/desk.requests.$id_.cancel": behind("Appointment Unavailable"),
  "routes/desk.visits.$id": behind("Visit Unavailable"),
  "routes/review._index": behind("Applications Unavailable"),
  "routes/review.$id": behind("Application Unavailable"),
  "routes/review.audit": behind("Audit Log Unavailable"),
  "routes/review.emergency": behind("Emergency Accesses Unavailable"),

  // Back to the list, with a message; there it says so.
  "routes/patient-portal_.documents_.$id_.delete": {
    nobody: { to: `/sign-in?next=${encodeURIComponent(DOCUMENTS)}` },
    signedIn: { to: DOCUMENTS },
    values: [OWN_DOCUMENT],
  },
  // Without the right password before it, there is no second step.
  "routes/sign-in_.code": everybody({ to: "/sign-in" }),
  // On a production server there is no such page.
  "routes/dev.mail": everybody({ status: 404 }),
  "routes/$": everybody({ status: 404 }, "nowhere"),
};

/** The address at which a page is asked for. @throws where the route has no entry above. */
export function awayAddress(route: BuiltRoute): string {
  const page = AWAY[route.id];
  if (!page) throw new Error(`${route.id}: nothing says what this page answers while the database is away`);
  return addressOf(route, page.values);
}

/** What the shell says where it cannot know who is there. */
export const NOT_KNOWN = "We cannot see right now whether you are signed in.";

/** What is wrong with a page's answer while the database is away; `null` where nothing is. */
export function wrongAway(route: BuiltRoute, asking: Asking, answer: Answer): string | null {
  const address = awayAddress(route);
  const told = AWAY[route.id]![asking === "nobody" ? "nobody" : "signedIn"];
  const to = "signIn" in told ? `/sign-in?next=${encodeURIComponent(address)}` : "to" in told ? told.to : null;
  if (to !== null)
    return answer.headers.get("location") === to
      ? null
      : `${answer.status} to ${answer.headers.get("location")} instead of to ${to}`;

  const status = "status" in told ? told.status : "heading" in told ? 200 : 503;
  if (answer.status !== status) return `${answer.status} instead of ${status}`;
  if (status === 503 && !(Number(answer.headers.get("retry-after")) > 0)) return "503 without Retry-After";
  if ("heading" in told && headingOf(answer) !== told.heading)
    return `“${headingOf(answer)}” instead of “${told.heading}”`;
  if ("panel" in told && panelOf(answer) !== told.panel) return `no panel “${told.panel}” but “${headingOf(answer)}”`;
  if ("panel" in told && !answer.text.includes("Our records cannot be reached right now"))
    return "a panel that does not say why";
  if ("partly" in told && !answer.text.includes(told.partly)) return `nothing says “${told.partly}”`;
  return wrongShell(asking, answer);
}

/** The shell may neither take somebody for nobody, nor nobody for somebody. */
function wrongShell(asking: Asking, { text }: Answer): string | null {
  const header = /<header [\s\S]*?<\/header>/.exec(text)?.[0] ?? "";
  const [saysNotKnown, offersSignIn, offersAccount] = [
    header.includes(NOT_KNOWN),
    />Sign In</.test(header),
    />Account</.test(header),
  ];
  const isRight =
    asking === "nobody"
      ? !saysNotKnown && offersSignIn && !offersAccount
      : saysNotKnown && !offersSignIn && !offersAccount;
  return isRight
    ? null
    : `a header that ${saysNotKnown ? "does not know who is there" : offersSignIn ? "offers to sign in" : "does neither"}, to ${asking === "nobody" ? "nobody" : "somebody"}`;
}

const plain = (html: string | undefined) =>
  html
    ?.replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim() ?? null;

/** A page's first heading, as text. */
const headingOf = ({ text }: Answer) => plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1]);

/** The title of the panel that stands in the place of a screen, if one does. */
export const panelOf = ({ text }: Answer) => plain(/<h1 id="error-title"[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1]);
