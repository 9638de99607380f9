import type { Cast, Person } from "./cast";

/** One thing that is done on a page, told by CSS selectors, so that each engine's driver can do it. */
export type Step =
  | {
      fill: string;
      /** What is typed, or the value that is chosen of a select. */ with:
        string | ((cast: Cast) => string | Promise<string>);
    }
  | { press: string };

/** A screen in one of its states. */
export type Screen = {
  name: string;
  /** Whose browser; nobody's unless given. `halfway` has given the right password and owes the code. */
  who?: Person | "halfway";
  path: string | ((cast: Cast) => string);
  /** status of the document; 200 unless given */
  status?: number;
  /** The one level-1 heading, by which a screen is known. */
  title: string | RegExp;
  /** Brings it from the opened page into its state. */
  steps?: Step[];
  /** A text that is there once it is in that state. */
  until?: string;
  /** Whether a form was refused: it has an error summary. */
  isRefused?: true;
  /** What tells of changes by itself to who cannot see, as CSS; all of them are there. */
  live?: string;
};

/** Its form is sent as it was opened, and refused. */
export const sentEmpty = (form: string) => refusedAfter([{ press: `${form} button[type=submit]` }]);

/** What is done to a form has it refused. */
export const refusedAfter = (steps: Step[]) => ({ steps, isRefused: true as const, until: "There is a problem" });
