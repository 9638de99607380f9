/** What was done to a record or an account. The first five are FHIR AuditEvent's own actions, in words. */
export const AUDIT_ACTIONS = [
  "create",
  "read",
  "update",
  "delete",
  "execute",
  "sign-in",
  "sign-out",
  "password-change",
  "password-reset",
  "second-factor",
  "decision",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The subject of what a device sent: it has a token, and nobody is signed in. */
export const FROM_DEVICE = "vitals from a device";

/** How it ended. */
export const AUDIT_OUTCOMES = ["done", "denied", "failed"] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
