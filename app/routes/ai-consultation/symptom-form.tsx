import type { Dispatch, FormEvent, KeyboardEvent, SetStateAction } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Honeypot } from "~/components/form/field";
import { useEnteredValue } from "~/components/form/use-entered-value";
import { useFocusAfter } from "~/components/focus-keeper";
import { useWords } from "~/components/words";
import { GENDERS, MAX_SYMPTOM } from "~/domain/assistant/analysis";
import { withEntry, type FormState } from "./form-state";

type Props = {
  typed: FormState;
  /** The analysis that stands beside it, for a page without script. */
  carried: string | undefined;
  onChange: Dispatch<SetStateAction<FormState>>;
  isAnalyzing: boolean;
  onAnalyze: (typed: FormState) => void;
};

/** What the genders of the form are called. */
export const GENDER_WORDS = { male: "Male", female: "Female", other: "Other" } as const satisfies Record<
  (typeof GENDERS)[number],
  string
>;

/** The analysis that stands on the page, sealed by the server. */
export const AnalysisField = ({ carried }: { carried: string | undefined }) =>
  carried && <input type="hidden" name="analysis" value={carried} />;

/**
 * What the patient tells about themselves. A plain form: without script each
 * button sends it and the page comes back with the list as it then is.
 */
export function SymptomForm({ typed, carried, onChange, isAnalyzing, onAnalyze }: Props) {
  useFocusAfter(isAnalyzing);
  const hydrated = useHydrated();
  const { t, language } = useWords("assistant");
  const change = (part: Partial<FormState>) => onChange((typed) => ({ ...typed, ...part }));
  const age = useEnteredValue<HTMLInputElement>(typed.age, (age) => change({ age }));
  const gender = useEnteredValue<HTMLSelectElement>(typed.gender, (gender) => change({ gender }));
  const medicalHistory = useEnteredValue<HTMLTextAreaElement>(typed.medicalHistory, (medicalHistory) =>
    change({ medicalHistory }),
  );
  const entry = useEnteredValue<HTMLInputElement>(typed.entry, (entry) => change({ entry }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const intent = ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value;
    if (intent === "add") onChange(withEntry(typed));
    else if (!isAnalyzing) onAnalyze(typed);
  };
  /** Enter in the symptom entry adds; anywhere else it asks for the analysis. */
  const onEnter = (event: KeyboardEvent, work: () => void) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    work();
  };
  const remove = (symptom: string) => change({ symptoms: typed.symptoms.filter((other) => other !== symptom) });

  return (
    <form
      method="post"
      action="/ai-consultation"
      onSubmit={submit}
      noValidate
      className="space-y-5 card p-5 sm:p-6"
      aria-labelledby="about-you"
    >
      <h2 id="about-you" className="text-xl font-bold">
        {t("About you and your symptoms")}
      </h2>
      <Honeypot />
      <AnalysisField carried={carried} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <div>
          <label htmlFor="age" className="block font-semibold">
            {t("Age")} <span className="font-normal text-muted">{t("(optional)")}</span>
          </label>
          <input
            ref={age}
            id="age"
            name="age"
            type="number"
            inputMode="numeric"
            min={0}
            max={130}
            value={typed.age}
            onChange={(event) => change({ age: event.target.value })}
            onKeyDown={(event) => onEnter(event, () => !isAnalyzing && onAnalyze(typed))}
            className="mt-1 field-input"
          />
        </div>
        <div>
          <label htmlFor="gender" className="block font-semibold">
            {t("Gender")} <span className="font-normal text-muted">{t("(optional)")}</span>
          </label>
          <select
            ref={gender}
            id="gender"
            name="gender"
            value={typed.gender}
            onChange={(event) => change({ gender: event.target.value })}
            className="mt-1 field-input"
          >
            <option value="">{t("Choose")}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(GENDER_WORDS[gender])}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div>
        <label htmlFor="medicalHistory" className="block font-semibold">
          {t("Medical history")} <span className="font-normal text-muted">{t("(optional)")}</span>
        </label>
        <p id="history-hint" className="text-[0.9375rem] text-muted">
          {t("Illnesses, allergies, medicines, separated by commas.")}
        </p>
        <textarea
          ref={medicalHistory}
          id="medicalHistory"
          name="medicalHistory"
          dir="auto"
          rows={3}
          maxLength={4000}
          aria-describedby="history-hint"
          value={typed.medicalHistory}
          onChange={(event) => change({ medicalHistory: event.target.value })}
          className="mt-1 field-input"
        />
      </div>
      <div>
        <label htmlFor="entry" className="block font-semibold">
          {t("Symptom")}
        </label>
        <p id="entry-hint" className="text-[0.9375rem] text-muted">
          {t("One at a time, in your own words, for example “headache since this morning”.")}
          {language !== "en" && ` ${t("You can write in the language of this page or in English.")}`}
        </p>
        <div className="mt-1 flex gap-3">
          <input
            ref={entry}
            id="entry"
            name="entry"
            dir="auto"
            type="text"
            maxLength={MAX_SYMPTOM}
            autoComplete="off"
            aria-describedby="entry-hint"
            value={typed.entry}
            onChange={(event) => change({ entry: event.target.value })}
            onKeyDown={(event) => onEnter(event, () => onChange(withEntry(typed)))}
            className="field-input min-w-0"
          />
          {/* The form's first button: where there is no script, Enter presses it. */}
          <button type="submit" name="intent" value="add" className="btn shrink-0 btn-secondary">
            {t("Add")}
          </button>
        </div>
      </div>
      <ul aria-label={t("Your symptoms")} className="flex flex-wrap gap-2 empty:hidden">
        {typed.symptoms.map((symptom) => (
          <li key={symptom} className="max-w-full">
            <input type="hidden" name="symptom" value={symptom} />
            <button
              type={hydrated ? "button" : "submit"}
              name="remove"
              value={symptom}
              onClick={hydrated ? () => remove(symptom) : undefined}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-3xl bg-tint px-4 py-1 text-start text-on-tint hover:line-through"
            >
              <span className="sr-only">{t("Remove")} </span>
              <span className="min-w-0 wrap-anywhere" dir="auto">
                {symptom}
              </span>
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 shrink-0 fill-none stroke-current stroke-2">
                <path strokeLinecap="round" d="M6 6l12 12M18 6L6 18" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {/* Without script what stands in the entry counts too, so it must be possible to press. */}
      <button
        type="submit"
        name="intent"
        value="analyze"
        disabled={isAnalyzing || (hydrated && typed.symptoms.length === 0)}
        className="btn w-full btn-primary"
      >
        {t(isAnalyzing ? "Analyzing Symptoms..." : "Analyze with AI")}
      </button>
    </form>
  );
}
