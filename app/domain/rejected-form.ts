import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "./toast";

/** What a refused form is answered with: its errors and what was typed, passwords left out. */
export type RejectedForm = {
  refused: true;
  result: SubmissionResult<string[]>;
  toast: ToastMessage | undefined;
  /** For a page that cannot draw the form again; a form refused by the browser itself has its page still. */
  sent?: SentForm;
};

/**
 * A form as it was sent, name by name, so that it can be sent again from any
 * page. Fields that hold secrets are there, but empty: sent so, the form asks for them.
 */
export type SentForm = [name: string, value: string][];

/** Whether a field holds what is never sent back and never kept: a password, or a code of the second step. */
export const isSecretField = (name: string): boolean => /password|^code$/i.test(name);

/**
 * Whether a field has a name that a form of ours could give it; brackets and dots, which conform gives a meaning, none
 * has.
 */
export const isPlainName = (name: string): boolean => /^[a-zA-Z]\w*$/.test(name) && name !== "constructor";

/**
 * What of a form can be sent again. Names that only a program would send are left out, and files: no page can fill them
 * in.
 */
export const toSentForm = (form: Iterable<[string, unknown]>): SentForm =>
  [...form].flatMap(([name, value]): SentForm =>
    typeof value === "string" && isPlainName(name) ? [[name, isSecretField(name) ? "" : value]] : [],
  );

/** The result of a form that nobody has judged: as it was typed, and what went wrong instead. */
export const toRejectedResult = (form: Iterable<[string, unknown]>, message: string): SubmissionResult<string[]> => ({
  status: "error",
  initialValue: Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !isSecretField(entry[0])),
  ),
  error: { "": [message] },
});
