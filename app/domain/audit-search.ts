import type { AuditAction, AuditOutcome } from "./audit";
import type { IsoDate } from "./dates";

/** What the audit log is searched for; what is left out narrows nothing. */
export type AuditSearch = {
  /** Whose record. */
  patient?: number | undefined;
  /** Who did it, or whom it is about. */
  user?: number | undefined;
  action?: AuditAction | undefined;
  outcome?: AuditOutcome | undefined;
  /** Only what was done by emergency access. */
  emergency?: boolean | undefined;
  /** The first day, and the last. */
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
};
export type AuditSearchField = keyof AuditSearch;

/** Its fields as they stand on the page. Without the schema, which the browser has no use for. */
export const AUDIT_SEARCH_FIELDS = [
  "patient",
  "user",
  "action",
  "outcome",
  "emergency",
  "from",
  "to",
] as const satisfies AuditSearchField[];
