import { Form } from "@remix-run/react";
import { SelectField } from "~/components/form/field";
import { FormOwner } from "~/components/form/parked";
import { SmallForm } from "~/components/form/small-form";
import { SubmitButton } from "~/components/form/submit-button";
import { zoneOptions } from "~/components/zone-choice";
import { formatCount, plural } from "~/domain/format";
import { formatMoment, zoneTime } from "~/domain/moments";
import type { Refused } from "~/domain/refused";
import { formatValue } from "~/domain/vitals/reading";
import { VITAL_KINDS } from "~/domain/vitals/types";
import type { PreviewData } from "./preview.server";
import { RefusedLines } from "./refused-lines";

const ORDERS = [
  { value: "month", label: "Month first: 3/4/2026 is March 4" },
  { value: "day", label: "Day first: 3/4/2026 is April 3" },
];
const UNITS = [
  { value: "lb", label: "Pounds" },
  { value: "kg", label: "Kilograms" },
];

/** What was understood, what was not, how to read it otherwise, and the button that takes it in. */
export function Preview({ preview, answer }: { preview: PreviewData; answer: Refused | undefined }) {
  const { total, counts, newest, oldest, first, refused, refusedCount, doubles, unused, dates, assumedWeightUnit, isLoggedUnit, choices } = preview;
  const { zone } = choices;
  return (
    <>
      <section aria-labelledby="understood-title" className="card p-5 sm:p-8">
        <h2 id="understood-title" className="text-xl font-bold">
          {plural(total, "reading")}
        </h2>
        {oldest && newest && (
          <p className="mt-2">
            From {formatMoment(oldest, zone)} to {formatMoment(newest, zone)} ({zoneTime(zone)}).
          </p>
        )}
        <ul className="mt-2 list-disc pl-5">
          {counts.map(({ type, count }) => (
            <li key={type}>
              {VITAL_KINDS[type].label}: {formatCount(count)}
            </li>
          ))}
        </ul>
        {doubles > 0 && <p className="mt-2">{plural(doubles, "reading")} of a time that comes again later in the file: the later one counts.</p>}
        {unused.length > 0 && <p className="mt-2 wrap-anywhere">Not used: {unused.join(", ")}.</p>}
        {first.length > 0 && (
          <table className="mt-4 w-full text-left">
            <caption className="text-left font-semibold">The newest of them</caption>
            <thead>
              <tr className="border-b border-line text-[0.9375rem] text-muted">
                <th scope="col" className="py-2 pr-3 font-medium">
                  When
                </th>
                <th scope="col" className="py-2 pr-3 font-medium">
                  What
                </th>
                <th scope="col" className="py-2 font-medium">
                  Value
                </th>
              </tr>
            </thead>
            <tbody>
              {first.map((reading) => (
                <tr key={`${reading.deviceType} ${reading.measuredAt.getTime()}`} className="border-b border-line align-top">
                  <td className="py-2 pr-3">{formatMoment(reading.measuredAt, zone)}</td>
                  <td className="py-2 pr-3">{VITAL_KINDS[reading.deviceType].label}</td>
                  <td className="py-2 tabular-nums">
                    {formatValue(reading)} {VITAL_KINDS[reading.deviceType].unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {total > 0 && (
            <Form method="post">
              <FormOwner />
              <SubmitButton intent="confirm" pendingText="Importing...">
                Import {plural(total, "Reading")}
              </SubmitButton>
            </Form>
          )}
          <Form method="post">
            <FormOwner />
            <button type="submit" name="intent" value="discard" className="btn btn-secondary">
              Discard
            </button>
          </Form>
        </div>
      </section>

      <RefusedLines lines={refused} count={refusedCount} />

      <section aria-labelledby="reread-title" className="card p-5 sm:p-8">
        <h2 id="reread-title" className="text-xl font-bold">
          Is something off?
        </h2>
        {dates?.isGuess && choices.order === null && <p className="mt-2 font-semibold">No date in the file tells whether the month or the day comes first. {dates.order === "month" ? "Month" : "Day"} first was taken.</p>}
        {assumedWeightUnit && (
          <p className="mt-2 font-semibold">
            Weights came without a unit. {choices.weightUnit === "kg" ? "Kilograms" : "Pounds"} were taken{isLoggedUnit ? ", as in your weight log" : ""}.
          </p>
        )}
        <div className="mt-4">
          <SmallForm
            id="reread"
            intent="reread"
            order={["order", "weightUnit", "zone"]}
            answer={answer}
            defaults={{ order: choices.order ?? dates?.order ?? "", weightUnit: choices.weightUnit, zone }}
            button="Read It Again"
            pending="Reading..."
          >
            {(fields) => (
              <>
                {dates && <SelectField field={fields.order} label="Dates" options={ORDERS} />}
                {assumedWeightUnit && <SelectField field={fields.weightUnit} label="Weights without a unit" options={UNITS} />}
                <SelectField field={fields.zone} label="Times without a zone are on the clock of" options={zoneOptions(zone)} />
              </>
            )}
          </SmallForm>
        </div>
      </section>
    </>
  );
}
