import { checkInteractions, type InteractionReport, type Translated } from "~/domain/interactions/check";
import { splitEntries } from "~/domain/interactions/recognise";
import type { Language } from "~/domain/language";
import { reportIn } from "~/locales/interaction-words.server";

/** What the form held, what the table says of it, and in which language it says so. */
export type Checked = {
  report: Translated<InteractionReport>;
  language: Language;
  medications: string;
  allergies: string;
};

/**
 * Compares what was typed. Nothing of it is kept or logged.
 * @param meant `typed` and the name it was meant for, one under the other, when
 * somebody pressed a suggestion: it takes the place of what was typed.
 */
export async function check(
  { medications, allergies }: { medications: string; allergies: string },
  meant: string,
  language: Language,
): Promise<Checked> {
  // A browser sends a line's end as CR LF.
  const [typed, name] = meant.split(/\r?\n/);
  const entries = splitEntries([medications]);
  const list = name ? entries.map((entry) => (entry === typed ? name : entry)) : entries;
  const report = checkInteractions({ medications: list, allergies: [allergies] });
  const translated = reportIn(language, report);
  return {
    report: translated ?? reportIn("en", report),
    language: translated ? language : "en",
    medications: name ? list.join("\n") : medications,
    allergies,
  };
}
