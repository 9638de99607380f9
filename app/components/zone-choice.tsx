import { Form, useSubmit } from "@remix-run/react";
import { OFFERED_ZONES } from "~/domain/providers/constants";
import { useLanguage, useWords } from "~/components/words";
import type { Language } from "~/domain/language";
import { zoneLabel } from "~/domain/time-words";

/** The zones to choose from, with the one that is chosen whichever it is. */
export const zoneOptions = (chosen: string | null, language: Language = "en"): { value: string; label: string }[] => {
  const values: string[] = OFFERED_ZONES.map(({ value }) => value);
  const offered = chosen === null || values.includes(chosen) ? values : [chosen, ...values];
  return offered.map((value) => ({ value, label: zoneLabel(value, language) }));
};

type Props = {
  /** What is chosen now; `null` where nothing is known of the visitor's clock. */
  zone: string | null;
  label: string;
  /** The rest of the address. */
  keep?: Record<string, string>;
};

/** Asks by `?tz=` for a screen on another clock: for browsers without script, and for who travels. */
export function ZoneChoice({ zone, label, keep = {} }: Props) {
  const submit = useSubmit();
  const { t } = useWords();
  const language = useLanguage();
  return (
    <Form
      method="get"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      className="no-print flex flex-wrap items-end gap-3"
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0">
        <label htmlFor="tz" className="mb-1 block text-sm font-semibold">
          {label}
        </label>
        <select id="tz" name="tz" key={zone} defaultValue={zone ?? ""} className="field-input">
          {zone === null && <option value="">{t("Choose your time zone")}</option>}
          {zoneOptions(zone, language).map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn btn-secondary">
        {t("Show")}
      </button>
    </Form>
  );
}
