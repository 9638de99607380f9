import { useEffect, useState } from "react";
import { SelectField, TextField } from "~/components/form/field";
import { useEnteredValue } from "~/components/form/use-entered-value";
import type { Field } from "~/components/form/use-fields";
import { useOwnZone } from "~/components/use-browser-zone";
import { useWords, type Words } from "~/components/words";
import { zoneOptions } from "~/components/zone-choice";
import { dayInWords, type DayOffer, type OfferedTime } from "~/domain/appointments/offer";
import { timeOnBothClocks } from "~/domain/appointments/words";
import { TIME_SLOTS, type dateLimits } from "~/domain/booking";
import { LANGUAGES } from "~/domain/language";
import { slotWords, zoneLabel } from "~/domain/time-words";
import { isZone } from "~/domain/zones";
import { useOffer } from "./use-offer";

type Name = "preferredDate" | "preferredTime" | "patientZone";

type Props = {
  fields: Record<Name, Field>;
  /** With whom; without one the 18 slots are offered, on the visitor's own clock (BOOK-15). */
  provider: { id: number; timeZone: string } | null;
  /** The free times of the day that the form came with. */
  offer: DayOffer | null;
  /** Times in place of one that is gone. */
  nearest: OfferedTime[] | undefined;
  limits: ReturnType<typeof dateLimits>["preferredDate"];
  /** The visitor's zone as far as it is known beforehand. */
  zone?: string;
  /** What a form that was sent and given back held; `undefined` for a new one. */
  typed: Record<string, unknown> | undefined;
  /** It was given back to show times, and not because it was refused. */
  isShown: boolean;
};

/** The buttons' name: they give the whole form back, with the times of the day that is their value. */
const SHOW = "show";

/**
 * Date and time of an appointment. With a specialist the times are those that
 * are free that day: without script they come with the press of a button, with
 * script as soon as another day is chosen.
 */
export function WhenFields({ fields, provider, offer, nearest, limits, zone: known = "", typed, isShown }: Props) {
  const { t, count, language } = useWords("booking");
  const typedAs = (name: Name) => (typeof typed?.[name] === "string" ? typed[name] : "");
  const [date, setDate] = useState(typed ? typedAs("preferredDate") : (offer?.date ?? ""));
  const [time, setTime] = useState(typedAs("preferredTime"));
  // As whoever judges the form has it: a zone that is none is not known.
  const typedZone = typedAs("patientZone");
  const [chosenZone, setZone] = useState(isZone(typedZone) ? typedZone : known);
  const ownZone = useOwnZone();
  const { day, state, lookUp } = useOffer(provider?.id ?? null, offer);

  // A button of the form, or another specialist, has changed what it holds.
  useEffect(() => {
    if (typed) {
      setDate(typedAs("preferredDate"));
      setTime(typedAs("preferredTime"));
      // The button that was pressed may be gone, and the focus with it: what it has filled in comes next.
      if (isShown && !(document.activeElement instanceof HTMLButtonElement))
        document.getElementById(fields.preferredTime.id)?.focus();
    } else if (offer) {
      setDate((chosen) => chosen || offer.date);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `typedAs` reads `typed`; the others change with it
  }, [typed, offer]);

  const chooseDate = (next: string) => {
    setDate(next);
    if (next >= limits.min && next <= limits.max) lookUp(next);
  };

  const shown = provider && day?.date === date ? day : null;
  const clocks = chosenZone || (ownZone ?? provider?.timeZone ?? "");
  const words = (at: Date) => timeOnBothClocks(at, provider!.timeZone, clocks, language);
  const options = !provider
    ? TIME_SLOTS.map((slot) => ({ value: slot, label: slotWords(slot, language) }))
    : shown
      ? shown.times.map(({ time: value, startsAt }) => ({ value, label: words(startsAt) }))
      : // Not known to be free or not: what was chosen is not lost over it.
        [time].filter(Boolean).map((value) => ({ value, label: slotWords(value, language) }));

  const slot = options.some(({ value }) => value === time) ? time : "";
  const dateControl = useEnteredValue<HTMLInputElement>(date, chooseDate);
  const timeControl = useEnteredValue<HTMLSelectElement>(slot, setTime);
  const zoneControl = useEnteredValue<HTMLSelectElement>(clocks, setZone);

  return (
    <>
      {provider && (
        <SelectField
          field={fields.patientZone}
          label={t("Your time zone")}
          hint={t("Times are shown on the specialist’s clock and on yours.")}
          value={clocks}
          control={zoneControl}
          onChange={(event) => setZone(event.target.value)}
          options={zoneOptions(clocks, language)}
        />
      )}
      <div className="field-pair">
        <TextField
          field={fields.preferredDate}
          label={t("Preferred date")}
          hint={t("Today or later")}
          type="date"
          min={limits.min}
          max={limits.max}
          value={date}
          control={dateControl}
          onChange={(event) => chooseDate(event.target.value)}
        />
        <SelectField
          field={fields.preferredTime}
          label={t("Preferred time")}
          hint={
            provider
              ? t("On the specialist’s clock: {zone}", { zone: zoneLabel(provider.timeZone, language) })
              : t("On your own clock")
          }
          placeholder={t("Choose a time")}
          value={slot}
          control={timeControl}
          onChange={(event) => setTime(event.target.value)}
          options={options}
        />
      </div>
      {provider && (
        <div className="space-y-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button type="submit" name={SHOW} value="times" className="btn btn-secondary">
              {t("Show free times")}
            </button>
            <p role="status" className="text-muted">
              {statusOf(state, shown, { t, count, language })}
            </p>
          </div>
          {nearest && nearest.length > 0 && (
            <Choices
              title={t("The nearest free times:")}
              choices={nearest.map((near) => ({
                value: `${near.date} ${near.time}`,
                label: `${dayInWords(near.date, language)}${LANGUAGES[language].comma} ${words(near.startsAt)}`,
              }))}
            />
          )}
          {shown && shown.times.length === 0 && !nearest?.length && shown.others.length > 0 && (
            <Choices
              title={t("Free times on:")}
              choices={shown.others.map((other) => ({ value: other, label: dayInWords(other, language) }))}
            />
          )}
        </div>
      )}
    </>
  );
}

function statusOf(
  state: "idle" | "loading" | "failed",
  shown: DayOffer | null,
  { t, count, language }: Pick<Words<"booking">, "t" | "count" | "language">,
): string {
  if (state === "loading") return t("Looking for free times…");
  if (state === "failed") return t("The free times could not be loaded. Press “Show free times” to try again.");
  if (!shown) return "";
  const day = dayInWords(shown.date, language);
  if (shown.times.length > 0) return t("{times} on {day}", { times: count("freeTime", shown.times.length), day });
  return shown.others.length > 0
    ? t("No free time on {day}.", { day })
    : t("No free time on {day}, nor in the two weeks after it. Try a later date.", { day });
}

function Choices({ title, choices }: { title: string; choices: { value: string; label: string }[] }) {
  return (
    <div role="group" aria-label={title.replace(":", "")}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <button type="submit" name={SHOW} value={value} className="btn btn-secondary text-[0.9375rem]">
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Pressing Enter in a field presses a form's first button, and that must not
 * be one that only shows times: put it in front of all others.
 */
export const FirstButton = ({ intent }: { intent: string }) => (
  <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" className="honeypot" />
);
