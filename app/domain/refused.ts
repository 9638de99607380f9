import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "./toast";

/** What a refused form is answered with: its errors and what was typed, passwords left out. */
export type Refused = {
  refused: true;
  result: SubmissionResult<string[]>;
  toast: ToastMessage | undefined;
};

/** Whether a field holds what is never sent back and never kept: a password, or a code of the second step. */
export const isSecretField = (name: string): boolean => /password|^code$/i.test(name);
