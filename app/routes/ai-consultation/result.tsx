import { Link } from "@remix-run/react";
import type { AnalysisReply } from "~/domain/assistant/analysis-schema";

const DANGER = "bg-danger-tint text-danger";
const WARN = "bg-warn-tint text-warn";
const CALM = "bg-tint text-on-tint";
const RISK = { low: CALM, medium: WARN, high: DANGER, critical: DANGER } as const;
const URGENCY = { routine: CALM, urgent: WARN, emergency: DANGER } as const;
/** What an urgency means for somebody's day. */
const MEANING = {
  routine: "This can wait for a usual appointment, or pass by itself.",
  urgent: "Have somebody look at this today or tomorrow.",
  emergency: "Do not wait. Call 911 now.",
} as const;

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

function Entries({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
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
  const percent = Math.round(value * 100);
  return (
    <div>
      <p id="confidence" className="flex justify-between font-bold">
        <span>AI confidence</span>
        <span>{percent}%</span>
      </p>
      <div role="meter" aria-labelledby="confidence" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} aria-valuetext={`${percent} percent`} className="mt-1">
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
export function Result({ result, chatHref }: { result: AnalysisReply | null; chatHref: string }) {
  if (!result) {
    return (
      <section aria-labelledby="result-title" className="card flex flex-col justify-center p-6 sm:p-8">
        <h2 id="result-title" className="text-xl font-bold">
          Analysis
        </h2>
        <p className="mt-2 text-muted">Add your symptoms and choose “Analyze with AI”. Here you will read how urgent it may be, what it could be, and what to do.</p>
        <p className="mt-4">
          Only want to talk about food, weight or sleep?{" "}
          <a className="link inline-block py-2" href={chatHref}>
            Go straight to the chat
          </a>
        </p>
        <p className="mt-2">
          Taking several medicines?{" "}
          <Link className="link inline-block py-2" to="/ai-consultation/interactions">
            Check medicines for interactions
          </Link>
        </p>
      </section>
    );
  }
  const { riskLevel, urgency, confidence, preliminaryDiagnosis, recommendedActions, specialtyRecommendation, additionalQuestions, engine, disclaimer } = result;
  return (
    <section aria-labelledby="result-title" className="card space-y-5 p-5 sm:p-6">
      <h2 id="result-title" className="text-xl font-bold">
        Analysis
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <div>
          <dt className="text-muted">Risk level</dt>
          <dd className={`badge text-base ${RISK[riskLevel]}`}>{capital(riskLevel)}</dd>
        </div>
        <div>
          <dt className="text-muted">Urgency</dt>
          <dd className={`badge text-base ${URGENCY[urgency]}`}>{capital(urgency)}</dd>
        </div>
      </dl>
      <p>{MEANING[urgency]}</p>
      <Confidence value={confidence} />
      <Entries title="Preliminary diagnosis" items={preliminaryDiagnosis} />
      <Entries title="Recommended actions" items={recommendedActions} />
      {specialtyRecommendation && (
        <section className="rounded-xl bg-sunken p-4">
          <h3 className="font-bold">Recommended specialist</h3>
          <p className="wrap-anywhere">{specialtyRecommendation}</p>
          <Link to="/specialists" prefetch="intent" className="link inline-block py-2">
            Find a specialist
          </Link>
        </section>
      )}
      {additionalQuestions.length > 0 && <Entries title="Additional questions" items={additionalQuestions} />}
      <p className="border-t border-line pt-4 text-[0.9375rem] text-muted">
        {engine === "model" ? "Written by a third party's language model, and checked by our own rules for emergencies." : "Worked out by our own built-in rules, without a language model."} {disclaimer}
      </p>
    </section>
  );
}
