import { Link } from "@remix-run/react";
import { formatCount } from "~/domain/format";
import { formatDate } from "~/domain/moments";
import { loggingWords } from "~/domain/weight/plan";
import { formatWeight } from "~/domain/weight/units";
import type { Weight } from "./weight.server";

/** How the plan stands: the way gone, the stations on it, and what the model expects. */
export function WeightPlan({ weight, isDemo }: { weight: Weight; isDemo: boolean }) {
  const { goal, unit, share, milestones, logged } = weight;
  return (
    <div className="mt-3 space-y-4">
      {goal ? (
        <>
          <p>
            From {formatWeight(goal.startKg, unit)} on {formatDate(goal.startOn)} to <strong>{formatWeight(goal.goalKg, unit)}</strong>
            {goal.goalOn ? ` by ${formatDate(goal.goalOn)}` : ""}.
          </p>
          {share !== null && (
            <div>
              <svg aria-hidden="true" className="block h-3 w-full">
                <rect width="100%" height="100%" rx="6" className="fill-sunken" />
                <rect width={`${Math.round(share * 100)}%`} height="100%" rx="6" className="fill-action" />
              </svg>
              <p className="text-sm text-muted">{Math.round(share * 100)}% of the way</p>
            </div>
          )}
          <ul className="space-y-1">
            {milestones.map(({ label, kg, reachedOn }) => (
              <li key={label} data-milestone={reachedOn ? "reached" : "ahead"} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  <span aria-hidden="true">{reachedOn ? "✓ " : "○ "}</span>
                  {label}, {formatWeight(kg, unit)}
                </span>
                <span className="text-muted">{reachedOn ? `reached on ${formatDate(reachedOn)}` : "ahead"}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">{isDemo ? "No goal is set." : "No goal yet. A goal is a direction, not a debt: you can change it at any time."}</p>
      )}
      <Forecast weight={weight} />
      <p className="text-muted">
        Logged on {logged.week} of the last 7 days. {loggingWords(logged.week)}
      </p>
    </div>
  );
}

/** What the body-weight model expects, or why it says nothing. */
function Forecast({ weight: { forecast, unit, goal } }: { weight: Weight }) {
  switch (forecast.kind) {
    case "none":
      return null;
    case "missing":
      return (
        <p data-forecast="missing">
          For a forecast your record has to have your {forecast.what.join(" and your ")}.{" "}
          <Link to="/patient-portal/details" className="link">
            Add it to your details
          </Link>
          .
        </p>
      );
    case "refused":
      return (
        <div data-forecast="refused" className="rounded-xl bg-sunken p-4">
          <p className="font-semibold">{forecast.refusal.message}</p>
          <p className="mt-1">{forecast.refusal.help}</p>
        </div>
      );
    case "too fast":
      return (
        <p data-forecast="too fast" className="rounded-xl bg-warn-tint p-4 text-warn">
          To be there on that day you would have to eat less than anybody should without a doctor watching. Choose a later day, or a goal nearer to where you are.
        </p>
      );
    case "forecast": {
      const end = forecast.points[0]!;
      const less = forecast.changeKcal < 0;
      return (
        <p data-forecast="forecast" className="rounded-xl bg-sunken p-4">
          With about {formatCount(Math.abs(forecast.changeKcal))} kcal a day {less ? "less" : "more"} than what keeps your weight, about {formatCount(forecast.intakeKcal)} kcal a day in all, the model expects{" "}
          <strong>{formatWeight(end.weightKg, unit)}</strong> {goal?.goalOn ? `on ${formatDate(goal.goalOn)}` : "in a year"}, and between {formatWeight(end.lowKg, unit)} and {formatWeight(end.highKg, unit)} for people like you.
          It takes you for lightly active, and it is an estimate, no promise.
        </p>
      );
    }
  }
}
