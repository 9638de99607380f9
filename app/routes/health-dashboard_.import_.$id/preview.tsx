import { Form } from "@remix-run/react";
import { SelectField } from "~/components/form/field";
import { FormOwner } from "~/components/form/saved-draft";
import { SmallForm } from "~/components/form/small-form";
import { SubmitButton } from "~/components/form/submit-button";
import { TableScroll } from "~/components/table-scroll";
import { zoneOptions } from "~/components/zone-choice";
import { useWords } from "~/components/words";
import { formatCount } from "~/domain/format";
import type { Value } from "~/domain/message";
import { formatMoment, zoneTime } from "~/domain/moments";
import type { RejectedForm } from "~/domain/rejected-form";
import { amountOf, formatValue } from "~/domain/vitals/reading";
import { VITAL_KINDS, WEIGHT_UNITS } from "~/domain/vitals/types";
import { weightAmount } from "~/domain/weight/units";
import { columnField } from "~/domain/vitals/import-limits";
import type { ColumnChoice } from "~/domain/vitals/csv-columns";
import type { ColumnView } from "~/domain/vitals/csv-readings";
import type { PlainMessageId } from "~/locales/messages";
import type { PreviewData } from "./preview.server";
import { RefusedLines } from "./refused-lines";

const ORDERS = [
  { value: "month", label: "Month first: 3/4/2026 is March 4" },
  { value: "day", label: "Day first: 3/4/2026 is April 3" },
] as const;
const UNITS = [
  { value: "lb", label: "Pounds" },
  { value: "kg", label: "Kilograms" },
] as const;
const TAKEN = {
  lb: {
    plain: "Weights came without a unit. Pounds were taken.",
    logged: "Weights came without a unit. Pounds were taken, as in your weight log.",
  },
  kg: {
    plain: "Weights came without a unit. Kilograms were taken.",
    logged: "Weights came without a unit. Kilograms were taken, as in your weight log.",
  },
} as const;

/** What a column can be, with the kinds of values between when and what. */
const columnOptions = (
  ofValues: PreviewData["valueColumns"],
): { value: ColumnChoice; label: PlainMessageId<"dashboard"> }[] => [
  { value: "none", label: "Not used" },
  { value: "timestamp", label: "Date and time" },
  { value: "date", label: "Date" },
  { value: "time", label: "Time" },
  { value: "zone", label: "Time zone" },
  ...ofValues,
  { value: "type", label: "What was measured" },
  { value: "value", label: "The value that was measured" },
  { value: "unit", label: "Unit" },
];

/** A value with its unit; a weight in both, for pounds read as kilograms are seen only by whoever knows the number. */
const amounts = (reading: PreviewData["first"][number]): Value[] =>
  reading.deviceType === "body_weight"
    ? WEIGHT_UNITS.map((unit) => weightAmount(reading.value, unit))
    : [amountOf(formatValue(reading), VITAL_KINDS[reading.deviceType].unit)];

/** What was understood, what was not, how to read it otherwise, and the button that takes it in. */
export function Preview({ preview, answer }: { preview: PreviewData; answer: RejectedForm | undefined }) {
  const {
    fault,
    total,
    counts,
    newest,
    oldest,
    first,
    refused,
    refusedCount,
    doubtCount,
    doubles,
    columns,
    valueColumns,
    dates,
    assumedWeightUnit,
    isLoggedUnit,
    choices,
  } = preview;
  const { zone } = choices;
  const { t, say, count: counted, language } = useWords("dashboard");
  const chosen = Object.fromEntries(columns.map(({ choice }, index) => [columnField(index), choice]));
  const labelled = <Option extends { label: PlainMessageId<"dashboard"> }>(options: readonly Option[]) =>
    options.map((option) => ({ ...option, label: t(option.label) }));
  return (
    <>
      <section aria-labelledby="understood-title" className="card p-5 sm:p-8">
        <h2 id="understood-title" className="text-xl font-bold">
          {counted("reading", total)}
        </h2>
        {fault && (
          <p className="mt-2 font-semibold">
            {say(fault)} {t("You can say below what each column is.")}
          </p>
        )}
        {oldest && newest && (
          <p className="mt-2">
            {t("From {oldest} to {newest} ({zone}).", {
              oldest: formatMoment(oldest, zone, language),
              newest: formatMoment(newest, zone, language),
              zone: zoneTime(zone, language),
            })}
          </p>
        )}
        <ul className="mt-2 list-disc ps-5">
          {counts.map(({ type, count }) => (
            <li key={type}>
              {t(VITAL_KINDS[type].label)}: {formatCount(count)}
            </li>
          ))}
        </ul>
        {doubles > 0 && <p className="mt-2">{counted("readingDoubled", doubles)}</p>}
        <UnusedColumns columns={columns} />
        {first.length > 0 && (
          <TableScroll label={t("The newest of them")} className="mt-4">
            <table className="w-full">
              <caption className="text-start font-semibold">{t("The newest of them")}</caption>
              <thead>
                <tr className="border-b border-line text-[0.9375rem] text-muted">
                  <th scope="col" className="py-2 pe-3 text-start font-medium">
                    {t("When")}
                  </th>
                  <th scope="col" className="py-2 pe-3 text-start font-medium">
                    {t("What")}
                  </th>
                  <th scope="col" className="py-2 text-start font-medium">
                    {t("Value")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {first.map((reading) => (
                  <tr
                    key={`${reading.deviceType} ${reading.measuredAt.getTime()}`}
                    className="border-b border-line align-top"
                  >
                    <td className="py-2 pe-3">{formatMoment(reading.measuredAt, zone, language)}</td>
                    <td className="py-2 pe-3">{t(VITAL_KINDS[reading.deviceType].label)}</td>
                    <td className="py-2 tabular-nums">
                      {amounts(reading).map((amount, index) => (
                        <bdi key={index} className="block">
                          {say(amount)}
                        </bdi>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {total > 0 && doubtCount === 0 && (
            <Form method="post">
              <FormOwner />
              <SubmitButton intent="confirm" pendingText={t("Importing...")}>
                {counted("importReadings", total)}
              </SubmitButton>
            </Form>
          )}
          <Form method="post">
            <FormOwner />
            <button type="submit" name="intent" value="discard" className="btn btn-secondary">
              {t("Discard")}
            </button>
          </Form>
        </div>
      </section>

      {doubtCount > 0 && <Doubts preview={preview} />}

      <RefusedLines lines={refused} count={refusedCount} />

      <section aria-labelledby="reread-title" className="card p-5 sm:p-8">
        <h2 id="reread-title" className="text-xl font-bold">
          {t("Is something off?")}
        </h2>
        {dates?.isGuess && choices.order === null && (
          <p className="mt-2 font-semibold">
            {dates.order === "month"
              ? t("No date in the file tells whether the month or the day comes first. Month first was taken.")
              : t("No date in the file tells whether the month or the day comes first. Day first was taken.")}
          </p>
        )}
        {assumedWeightUnit && (
          <p className="mt-2 font-semibold">{t(TAKEN[choices.weightUnit][isLoggedUnit ? "logged" : "plain"])}</p>
        )}
        <div className="mt-4">
          <SmallForm
            id="reread"
            intent="reread"
            order={["order", "weightUnit", "zone", ...columns.map((_, index) => columnField(index))]}
            answer={answer}
            defaults={{ order: choices.order ?? dates?.order ?? "", weightUnit: choices.weightUnit, zone, ...chosen }}
            button={t("Read It Again")}
            pending={t("Reading...")}
          >
            {(fields) => (
              <>
                {dates && <SelectField field={fields.order} label={t("Dates")} options={labelled(ORDERS)} />}
                {assumedWeightUnit && (
                  <SelectField
                    field={fields.weightUnit}
                    label={t("Weights without a unit")}
                    options={labelled(UNITS)}
                  />
                )}
                <SelectField
                  field={fields.zone}
                  label={t("Times without a zone are on the clock of")}
                  options={zoneOptions(zone, language)}
                />
                {columns.length > 0 && (
                  <details {...(fault ? { open: true } : {})}>
                    <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium link">
                      {t("Say what each column is")}
                    </summary>
                    <p className="mt-2 text-muted">{t("We remember it for your next file with the same columns.")}</p>
                    <div className="mt-4 space-y-5">
                      {columns.map(({ heading, values }, index) => (
                        <SelectField
                          key={index}
                          field={fields[columnField(index)]!}
                          label={t("Column {number}: {heading}", { number: String(index + 1), heading })}
                          hint={values.length > 0 ? <Quoted values={values} /> : undefined}
                          options={labelled(columnOptions(valueColumns))}
                        />
                      ))}
                    </div>
                  </details>
                )}
              </>
            )}
          </SmallForm>
        </div>
      </section>
    </>
  );
}

/** Values of a file as they stand there. */
const Quoted = ({ values }: { values: readonly string[] }) => (
  <bdi>{values.map((value) => `“${value}”`).join(", ")}</bdi>
);

/** The columns that nothing was taken from, with some of what stands in them. */
function UnusedColumns({ columns }: { columns: readonly ColumnView[] }) {
  const { t } = useWords("dashboard");
  const unused = columns.filter(
    ({ heading, choice, values }) => choice === "none" && (heading !== "" || values.length > 0),
  );
  if (unused.length === 0) return null;
  return (
    <div className="mt-2 wrap-anywhere">
      <p>{t("Not used:")}</p>
      <ul className="list-disc ps-5">
        {unused.map(({ heading, values }, index) => (
          <li key={index}>
            <bdi>{heading}</bdi>
            {values.length > 0 && (
              <>
                {heading && ": "}
                <Quoted values={values} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Weights that are rather slips, and the question whether they are taken, too. */
function Doubts({ preview: { total, doubts, doubtCount, choices } }: { preview: PreviewData }) {
  const { t, say, count, language } = useWords("dashboard");
  const both = (kg: number) => WEIGHT_UNITS.map((unit) => say(weightAmount(kg, unit))).join(" · ");
  return (
    <section aria-labelledby="doubts-title" className="card p-5 sm:p-8">
      <h2 id="doubts-title" className="text-xl font-bold">
        {count("doubtfulWeight", doubtCount)}
      </h2>
      <p className="mt-2">
        {t("They are far from what was weighed around then. Check the unit and the dates before you import them.")}
      </p>
      <ul className="mt-2 list-disc ps-5">
        {doubts.map(({ at, kg, farFromKg }) => (
          <li key={at.getTime()}>
            {t("{when}: {weight}; around then {usual}", {
              when: formatMoment(at, choices.zone, language),
              weight: both(kg),
              usual: both(farFromKg),
            })}
          </li>
        ))}
        {doubtCount > doubts.length && <li>{count("more", doubtCount - doubts.length)}</li>}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {total > doubtCount && (
          <ConfirmForm doubtful="leave">{count("importWithoutDoubtful", total - doubtCount)}</ConfirmForm>
        )}
        <ConfirmForm doubtful="take">{count("importWithDoubtful", total)}</ConfirmForm>
      </div>
    </section>
  );
}

function ConfirmForm({ doubtful, children }: { doubtful: "take" | "leave"; children: string }) {
  return (
    <Form method="post">
      <FormOwner />
      <input type="hidden" name="doubtful" value={doubtful} />
      <button type="submit" name="intent" value="confirm" className="btn btn-secondary">
        {children}
      </button>
    </Form>
  );
}
