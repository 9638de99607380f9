/** Codes of the error contract; each stands for one HTTP status. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field name, as a form carries them (`form-error.ts`). */
export type FieldErrors = Record<string, string[]>;

/** The body of every unsuccessful `/api` answer. */
export type ErrorBody = { error: { code: ErrorCode; message: string; fields?: FieldErrors } };

/**
 * A refusal that is the caller's to see: the message goes out as it is, so it
 * never holds personal data, SQL or a value that was sent.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      allow?: readonly string[];
      /** How to say who one is (`WWW-Authenticate`). */ challenge?: string;
    } = {},
  ) {
    super(message);
    this.status = ERROR_STATUS[code];
  }
}

/** Turns zod's issues into messages by field; nested paths are joined by dots, the whole value is `""`. */
export function fieldErrors(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) (fields[issue.path.map(String).join(".")] ??= []).push(issue.message);
  return fields;
}
