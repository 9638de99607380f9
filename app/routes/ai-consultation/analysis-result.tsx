import type { HTMLAttributes } from "react";
import { prefetchProps } from "~/components/prefetch";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { useLanguageMark } from "~/components/use-language-mark";
import type { AnalysisReply } from "~/domain/assistant/analysis-schema";
import { CHAT_FORM } from "./chat-panel";

const DANGER = "bg-danger-tint text-danger";
const WARN = "bg-warn-tint text-warn";
const CALM = "bg-tint text-on-tint";
const RISK = { low: CALM, medium: WARN, high: DANGER, critical: DANGER } as const;
const URGENCY = { routine: CALM, urgent: WARN, emergency: DANGER } as const;
/** What an urgency means for somebody's day. */
const MEANING = {
  routine: "This can wait for a usual appointment, or pass by itself.",
  urgent: "A clinician should look at this within days, or today where it says so below.",
  emergency: "Do not wait. Call 911 now.",
} as const;

const RISK_WORDS = { low: "Low", medium: "Medium", high: "High", critical: "Critical" } as const;
const URGENCY_WORDS = { routine: "Routine", urgent: "Urgent", emergency: "Emergency" } as const;

/** @param mark says the language of what is listed, where it is another than the page's. */
function Entries({
  title,
  items,
  mark,
}: {
  title: string;
  items: readonly string[];
  mark: HTMLAttributes<HTMLElement>;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul {...mark} className="mt-1 list-disc space-y-1 ps-5">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How sure the engine is of its first guess, in words, a number and a bar. */
function Confidence({ value }: { value: number }) {
  const { t } = useWords("assistant");
  const percent = Math.round(value * 100);
  return (
    <div>
      <p id="confidence" className="flex flex-wrap justify-between gap-x-4 font-bold">
        <span>{t("AI confidence")}</span>
        <span>{percent}%</span>
      </p>
      <div
        role="meter"
        aria-labelledby="confidence"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t("{percent} percent", { percent })}
        className="mt-1"
      >
        {/* A picture and no styled box: a style attribute does not pass the Content-Security-Policy. */}
        <svg aria-hidden="true" className="block h-3 w-full overflow-hidden rounded-full">
          <rect width="100%" height="100%" className="fill-line" />
          <rect width={`${percent}%`} height="100%" className="fill-action" />
        </svg>
      </div>
    </div>
  );
}

/** The result of an analysis, or what to do to get one. */
export function Result({
  result,
  chatHref,
  onClear,
}: {
  result: AnalysisReply | null;
  chatHref: string;
  onClear: () => boolean;
}) {
  const { t } = useWords("assistant");
  const mark = useLanguageMark();
  if (!result) {
    return (
      <section aria-labelledby="result-title" className="flex flex-col justify-center card p-6 sm:p-8">
        <h2 id="result-title" className="text-xl font-bold">
          {t("Analysis")}
        </h2>
        <p className="mt-2 text-muted">
          {t(
            "Add your symptoms and choose “Analyze with AI”. Here you will read how urgent it may be, what it could be, and what to do.",
          )}
        </p>
        <p className="mt-4">
          {t("Only want to talk about food, weight or sleep?")}{" "}
          <a className="inline-block py-2 link" href={chatHref}>
            {t("Go straight to the chat")}
          </a>
        </p>
        <p className="mt-2">
          {t("Taking several medicines?")}{" "}
          <Link className="inline-block py-2 link" to="/ai-consultation/interactions">
            {t("Check medicines for interactions")}
          </Link>
        </p>
      </section>
    );
  }
  const {
    riskLevel,
    urgency,
    confidence,
    preliminaryDiagnosis,
    recommendedActions,
    specialtyRecommendation,
    additionalQuestions,
    engine,
    disclaimer,
    language,
  } = result;
  // A model may write in another language than it was asked to.
  const written = engine === "model" ? { ...mark(language), dir: "auto" } : mark(language);
  return (
    <section aria-labelledby="result-title" className="space-y-5 card p-5 sm:p-6">
      <h2 id="result-title" className="text-xl font-bold">
        {t("Analysis")}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <div>
          <dt className="text-muted">{t("Risk level")}</dt>
          <dd className={`badge text-base ${RISK[riskLevel]}`}>{t(RISK_WORDS[riskLevel])}</dd>
        </div>
        <div>
          <dt className="text-muted">{t("Urgency")}</dt>
          <dd className={`badge text-base ${URGENCY[urgency]}`}>{t(URGENCY_WORDS[urgency])}</dd>
        </div>
      </dl>
      <p>
        {confidence === 0 && urgency === "urgent"
          ? t("I could not understand this, so the level above is only a precaution. Say it in other words.")
          : t(MEANING[urgency])}
      </p>
      <Confidence value={confidence} />
      <Entries title={t("Preliminary diagnosis")} items={preliminaryDiagnosis} mark={written} />
      <Entries title={t("Recommended actions")} items={recommendedActions} mark={written} />
      {specialtyRecommendation && (
        <section className="rounded-xl bg-sunken p-4">
          <h3 className="font-bold">{t("Recommended specialist")}</h3>
          <p className="wrap-anywhere">{t(specialtyRecommendation)}</p>
          <Link to="/specialists" {...prefetchProps} className="inline-block py-2 link">
            {t("Find a specialist")}
          </Link>
        </section>
      )}
      <Entries title={t("Additional questions")} items={additionalQuestions} mark={written} />
      <p className="border-t border-line pt-4 text-[0.9375rem] text-muted">
        {t(
          engine === "model"
            ? "Written by a third party's language model, and checked by our own rules for emergencies."
            : "Worked out by our own built-in rules, without a language model.",
        )}{" "}
        {disclaimer}
      </p>
      {/* With the chat's form, so that what is half written there comes back. */}
      <button
        type="submit"
        form={CHAT_FORM}
        name="intent"
        value="clear"
        onClick={(event) => onClear() && event.preventDefault()}
        className="btn btn-secondary"
      >
        {t("Remove this analysis")}
      </button>
    </section>
  );
}
