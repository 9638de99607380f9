import { Link } from "~/components/ui/link";
import { Say, useWords } from "~/components/words";
import { message } from "~/domain/message";
import { formatCount } from "~/domain/format";
import { formatDate } from "~/domain/moments";
import { loggingWords } from "~/domain/weight/plan";
import { weightAmount } from "~/domain/weight/units";
import type { PlainMessageId } from "~/locales/messages";
import type { Weight } from "./weight.server";

/** How the plan stands: the way gone, the stations on it, and what the model expects. */
export function WeightPlan({ weight, isDemo }: { weight: Weight; isDemo: boolean }) {
  const { t, rich, say, language } = useWords("dashboard");
  const { goal, unit, share, milestones, logged } = weight;
  const way = goal && {
    start: say(weightAmount(goal.startKg, unit)),
    startDay: formatDate(goal.startOn, language),
    goal: (
      <strong>
        <bdi>{say(weightAmount(goal.goalKg, unit))}</bdi>
      </strong>
    ),
  };
  return (
    <div className="mt-3 space-y-4">
      {way ? (
        <>
          <p>
            {goal.goalOn
              ? rich("From {start} on {startDay} to {goal} by {day}.", {
                  ...way,
                  day: formatDate(goal.goalOn, language),
                })
              : rich("From {start} on {startDay} to {goal}.", way)}
          </p>
          {share !== null && (
            <div>
              <svg aria-hidden="true" className="block h-3 w-full">
                <rect width="100%" height="100%" rx="6" className="fill-sunken" />
                <rect width={`${Math.round(share * 100)}%`} height="100%" rx="6" className="fill-action" />
              </svg>
              <p className="text-sm text-muted">
                {t("{percent} of the way", { percent: `${Math.round(share * 100)}%` })}
              </p>
            </div>
          )}
          <ul className="space-y-1">
            {milestones.map(({ label, kg, reachedOn }) => (
              <li
                key={label}
                data-milestone={reachedOn ? "reached" : "ahead"}
                className="flex flex-wrap justify-between gap-x-4"
              >
                <span>
                  <span aria-hidden="true">{reachedOn ? "✓ " : "○ "}</span>
                  {t("{milestone}, {weight}", { milestone: say({ id: label }), weight: say(weightAmount(kg, unit)) })}
                </span>
                <span className="text-muted">
                  {reachedOn ? t("reached on {day}", { day: formatDate(reachedOn, language) }) : t("ahead")}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">
          {isDemo
            ? t("No goal is set.")
            : t("No goal yet. A goal is a direction, not a debt: you can change it at any time.")}
        </p>
      )}
      <Forecast weight={weight} />
      {/* Nobody is welcomed back who has never been here. */}
      {weight.newest && (
        <p className="text-muted">
          {t("Logged on {days} of the last 7 days.", { days: logged.week })} {say({ id: loggingWords(logged.week) })}
        </p>
      )}
    </div>
  );
}

/** Why there is no number for a goal with a day: the plan that leads there is none that anybody should follow. */
const TOO_MUCH = {
  deficit:
    "To be there on that day you would have to eat more than 1,000 kcal a day less than what keeps your weight. Nobody should without a doctor watching, so there are no numbers for it. Choose a later day, or a goal nearer to where you are.",
  surplus:
    "To be there on that day you would have to eat more than 1,000 kcal a day more than what keeps your weight. Nobody should without a doctor watching, so there are no numbers for it. Choose a later day, or a goal nearer to where you are.",
  "little to eat":
    "To be there on that day you would have to eat less than anybody should without a doctor watching. Choose a later day, or a goal nearer to where you are.",
} as const satisfies Record<Extract<Weight["forecast"], { kind: "too much" }>["what"], PlainMessageId<"dashboard">>;

/** What the body-weight model expects, or why it says nothing. */
function Forecast({ weight: { forecast, unit, goal } }: { weight: Weight }) {
  const { t, rich, say, language } = useWords("dashboard");
  switch (forecast.kind) {
    case "none":
      return null;
    case "missing":
      return (
        <p data-forecast="missing">
          {t("For a forecast your record has to have your {facts}.", {
            facts: forecast.what
              .map((id) => say({ id }))
              .reduce((one, other) => t("{one} and your {other}", { one, other })),
          })}{" "}
          <Link to="/patient-portal/details" className="link">
            {t("Add it to your details")}
          </Link>
          .
        </p>
      );
    case "impossible":
      return (
        <p data-forecast="impossible">
          {t(
            "There is no forecast: your height and your weight do not go together. Please check both, and their units.",
          )}{" "}
          <Link to="/patient-portal/details" className="link">
            {t("Check your details")}
          </Link>
          .
        </p>
      );
    case "refused":
      return (
        <div data-forecast="refused" className="rounded-xl bg-sunken p-4">
          <p className="font-semibold">
            <Say message={message(forecast.refusal.message)} />
          </p>
          <p className="mt-1">
            <Say message={message(forecast.refusal.help)} />
          </p>
        </div>
      );
    case "breastfeeding":
      return (
        <p data-forecast="breastfeeding" className="rounded-xl bg-sunken p-4">
          {t(
            "While you breastfeed you need more energy than the model counts, so its numbers would leave you too little to eat, and none are shown. Losing weight slowly is usually fine; your doctor, midwife or a dietitian can tell you how much to eat.",
          )}
        </p>
      );
    case "too far":
      return (
        <p data-forecast="too far">
          {t("There is no forecast for more than five years ahead. Choose an earlier day.")}
        </p>
      );
    case "too much":
      return (
        <p data-forecast="too much" className="rounded-xl bg-warn-tint p-4 text-warn">
          {t(
            forecast.byDate
              ? TOO_MUCH[forecast.what]
              : "To lose weight you would have to eat less than anybody should without a doctor watching. Ask your care team what suits you.",
          )}
        </p>
      );
    case "forecast": {
      const end = forecast.points[0]!;
      const lastDay = forecast.byDate ? goal!.goalOn : forecast.reachedOn;
      const words =
        forecast.changeKcal < 0
          ? "With about {change} kcal a day less than what keeps your weight, about {intake} kcal a day in all, the model expects {weight} {when}, and between {low} and {high} for people like you."
          : "With about {change} kcal a day more than what keeps your weight, about {intake} kcal a day in all, the model expects {weight} {when}, and between {low} and {high} for people like you.";
      return (
        <p data-forecast="forecast" className="rounded-xl bg-sunken p-4">
          {rich(words, {
            change: formatCount(Math.abs(forecast.changeKcal)),
            intake: formatCount(forecast.intakeKcal),
            weight: (
              <strong>
                <bdi>{say(weightAmount(end.weightKg, unit))}</bdi>
              </strong>
            ),
            when: lastDay ? t("on {day}", { day: formatDate(lastDay, language) }) : t("in a year"),
            low: <bdi>{say(weightAmount(end.lowKg, unit))}</bdi>,
            high: <bdi>{say(weightAmount(end.highKg, unit))}</bdi>,
          })}{" "}
          {!forecast.byDate &&
            `${t(forecast.reachedOn ? "Your goal is reached then, and the forecast ends there." : "It does not expect you to reach your goal in this way within five years.")} `}
          {t("This assumes you’re lightly active. It’s an estimate, not a guarantee.")}
        </p>
      );
    }
  }
}
