import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "./toast";

/** What a refused form is answered with: its errors and what was typed, passwords left out. */
export type Refused = {
  refused: true;
  result: SubmissionResult<string[]>;
  toast: ToastMessage | undefined;
};
