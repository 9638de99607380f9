import { checkInteractions, type InteractionReport } from "~/domain/interactions/check";
import { splitEntries } from "~/domain/interactions/recognise";

/** What the form held, and what the table says of it. */
export type Checked = { report: InteractionReport; medications: string; allergies: string };

/**
 * Compares what was typed. Nothing of it is kept or logged.
 * @param meant `typed` and the name it was meant for, one under the other, when
 * somebody pressed a suggestion: it takes the place of what was typed.
 */
export function check({ medications, allergies }: { medications: string; allergies: string }, meant: string): Checked {
  // A browser sends a line's end as CR LF.
  const [typed, name] = meant.split(/\r?\n/);
  const entries = splitEntries([medications]);
  const list = name ? entries.map((entry) => (entry === typed ? name : entry)) : entries;
  return {
    report: checkInteractions({ medications: list, allergies: [allergies] }),
    medications: name ? list.join("\n") : medications,
    allergies,
  };
}
