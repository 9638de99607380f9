import type { SessionUser } from "db/sessions";

/** Where somebody goes once signed in: on with what they wanted, else to the screen of their role. */
export function landingPath(
  { role, hasSecondFactor }: Pick<SessionUser, "role" | "hasSecondFactor">,
  next: string | null,
): string {
  if (role === "admin" && !hasSecondFactor) return "/account/second-factor";
  return next ?? { patient: "/patient-portal", provider: "/desk", admin: "/account" }[role];
}
