import { LineChart } from "~/components/charts/line-chart";
import { RangeLinks } from "~/components/charts/range-links";
import { useUnpacked } from "~/components/charts/use-unpacked";
import { ZoneForm } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { Say, useWords } from "~/components/words";
import type { RejectedForm } from "~/domain/rejected-form";
import { changeMessage, weightAmount } from "~/domain/weight/units";
import type { DashboardRecord } from "./queries.server";
import { dashboardPath, WEIGHT_RANGES, type DashboardView } from "./search-params";
import { WeightEntries } from "./weight-entries";
import { GoalForm, WeighForm } from "./weight-forms";
import { WeightPlan } from "./weight-plan";
import type { Weight } from "./weight.server";

type Props = { weight: Weight; record: DashboardRecord; view: DashboardView; answer: RejectedForm | undefined };

/** The Weight tab: where it stands, how it goes, what one works towards, and the entries. */
export function WeightPanel({ weight, record, view, answer }: Props) {
  const { t } = useWords("dashboard");
  const { drawing, unit, warnings } = weight;
  const { chart, text, table } = useUnpacked(drawing);
  const range = WEIGHT_RANGES.find(({ value }) => value === view.weightRange)!;
  // One form was sent, and only that one has an answer.
  const sent = answer?.result.initialValue?.intent;
  return (
    <div className="space-y-8">
      <section aria-labelledby="weight-title">
        <h2 id="weight-title" className="text-xl font-bold">
          {t("Weight")}
        </h2>
        <Standing weight={weight} />
        {warnings.map((warning) => (
          <p key={warning} className="mt-3 rounded-xl bg-warn-tint p-4 text-warn" data-weight-warning>
            <Say message={{ id: warning }} />
          </p>
        ))}
      </section>

      <section aria-labelledby="weight-chart-title">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="weight-chart-title" className="text-xl font-bold">
            {t(range.words)}
          </h2>
          <RangeLinks
            label={t("How far back")}
            ranges={WEIGHT_RANGES}
            current={view.weightRange}
            to={(value) => dashboardPath({ ...view, page: 1, weightRange: value })}
          />
        </div>
        <div className="mt-4">
          <LineChart title={t("Weight")} unit={unit} chart={chart} text={text} table={table} />
        </div>
      </section>

      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <section aria-labelledby="weigh-title" className="no-print h-fit card p-6">
          <h2 id="weigh-title" className="text-xl font-bold">
            {t("Log your weight")}
          </h2>
          {record.isDemo ? <SignInToLog /> : <WeighForm unit={unit} answer={sent === "weigh" ? answer : undefined} />}
        </section>
        <section aria-labelledby="goal-title" className="h-fit card p-6">
          <h2 id="goal-title" className="text-xl font-bold">
            {t("Your plan")}
          </h2>
          <WeightPlan weight={weight} isDemo={record.isDemo} />
          {!record.isDemo && <GoalForm weight={weight} answer={sent === "goal" ? answer : undefined} />}
        </section>
      </div>

      <WeightEntries weight={weight} isDemo={record.isDemo} view={view} />
      <ZoneForm keep={{ tab: "weight", ...(view.weightRange === "90d" ? {} : { range: view.weightRange }) }} />
    </div>
  );
}

function SignInToLog() {
  const { t } = useWords("dashboard");
  return (
    <p className="mt-3">
      {t("This is a sample: nothing can be written here.")}{" "}
      <Link to="/sign-in?next=/health-dashboard?tab=weight" className="link">
        {t("Sign in to log your own")}
      </Link>
      .
    </p>
  );
}

/** The trend today, its change, and what that is for the height. */
function Standing({ weight: { newest, unit, change, bmi, knowsHeight, knowsBirthDate, logged } }: { weight: Weight }) {
  const { t, say } = useWords("dashboard");
  if (!newest) return <p className="mt-2 text-muted">{t("No entries yet. The first one begins the trend.")}</p>;
  const whyNoBmi = !knowsHeight
    ? t("Add your height to your details")
    : !knowsBirthDate
      ? t("Add your date of birth to your details")
      : t("For adults of 20 and more");
  const facts = [
    {
      term: t("Trend"),
      value: say(weightAmount(newest.trend, unit)),
      note: t("Last entry {weight}", { weight: say(weightAmount(newest.kg, unit)) }),
    },
    {
      term: t("Change in a week"),
      value: change === null ? "--" : say(changeMessage(change, unit)),
      note: change === null ? t("Known after a week of entries") : t("Of the trend"),
    },
    {
      term: t("BMI"),
      value: bmi ? bmi.value : "--",
      note: bmi ? t(bmi.name) : whyNoBmi,
    },
    {
      term: t("Days logged"),
      value: t("{days} of 7", { days: logged.week }),
      note: t("{days} of the last 30", { days: logged.month }),
    },
  ];
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 lg:grid-cols-4">
      {facts.map(({ term, value, note }) => (
        <div key={term} className="card p-4">
          <dt className="font-medium text-muted">{term}</dt>
          <dd className="mt-1 text-2xl font-bold tabular-nums">
            <bdi>{value}</bdi>
          </dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
