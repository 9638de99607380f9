import { useAccountZone } from "~/components/use-browser-zone";
import { useWords } from "~/components/words";
import { zoneTime } from "~/domain/moments";

const WHAT = [
  { value: "all", label: "Everything" },
  { value: "weight", label: "Weight" },
  { value: "vitals", label: "Vitals without weight" },
] as const;

/** A plain form: the browser saves what comes, and stays on the page. */
export function ExportForm({ isOwn }: { isOwn: boolean }) {
  const { t, language } = useWords("dashboard");
  const zone = useAccountZone() ?? "UTC";
  return (
    <section aria-labelledby="export-title" className="mt-8 border-t border-line pt-6">
      <h2 id="export-title" className="text-xl font-bold">
        {t("Export")}
      </h2>
      <p className="mt-2 text-muted">
        {isOwn
          ? t("Your readings as CSV, for spreadsheets and other programs, and for the import above.")
          : t("The sample record’s readings as CSV, for spreadsheets and other programs, and for the import above.")}
      </p>
      <form method="get" action="/health-dashboard/export.csv" className="mt-4 space-y-5">
        <div>
          <label htmlFor="what" className="block font-semibold">
            {t("What")}
          </label>
          <select id="what" name="what" className="mt-1 field-input">
            {WHAT.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        </div>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {(["from", "to"] as const).map((name) => (
            <div key={name}>
              <label htmlFor={name} className="block font-semibold">
                {name === "from" ? t("From") : t("To")}{" "}
                <span className="font-normal text-muted">{t("(optional)")}</span>
              </label>
              <input id={name} name={name} type="date" className="mt-1 field-input" />
            </div>
          ))}
        </div>
        <p className="text-muted">
          {t("A day begins at midnight, {zone}, and the last one is included.", { zone: zoneTime(zone, language) })}
        </p>
        <button type="submit" className="btn w-full btn-secondary sm:w-auto">
          {t("Download CSV")}
        </button>
      </form>
    </section>
  );
}
