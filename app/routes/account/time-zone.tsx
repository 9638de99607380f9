import { SelectFrame } from "~/components/form/field";
import { SmallForm } from "~/components/form/small-form";
import { useWords } from "~/components/words";
import type { AccountZones } from "~/domain/account-zone";
import type { Language } from "~/domain/language";
import { OFFERED_ZONES } from "~/domain/providers/constants";
import type { RejectedForm } from "~/domain/rejected-form";
import { zoneLabel } from "~/domain/time-words";
import type { PlainMessageId } from "~/locales/messages";

/** The first parts of zones' names, as they are said. */
const AREAS: Record<string, PlainMessageId<"account">> = {
  Africa: "Africa",
  America: "America",
  Antarctica: "Antarctica",
  Arctic: "Arctic",
  Asia: "Asia",
  Atlantic: "Atlantic Ocean",
  Australia: "Australia",
  Europe: "Europe",
  Indian: "Indian Ocean",
  Pacific: "Pacific Ocean",
};

const NETWORK: ReadonlySet<string> = new Set(OFFERED_ZONES.map(({ value }) => value));

/** A zone within its area: of `America/Argentina/Salta` it is `Argentina, Salta`. */
const placeOf = (zone: string) => zone.split("/").slice(1).join(", ").replaceAll("_", " ");

/** Marks what is English on a page in another language. */
const englishIn = (language: Language) => (language === "en" ? {} : { lang: "en" });

type Props = AccountZones & {
  /** All zones to choose from, as the server knows them: browsers know others. */
  offered: string[];
  answer: RejectedForm | undefined;
};

/** Whose clock times are on for the owner of the account, chosen by themselves: without script no browser tells it. */
export function TimeZoneForm({ timeZone, browserZone, offered, answer }: Props) {
  const { t, rich, language } = useWords("account");
  const hint =
    browserZone !== null
      ? rich("Your browser last said: {zone}.", { zone: <bdi>{zoneLabel(browserZone, language)}</bdi> })
      : timeZone === null
        ? t("We do not know yours yet, so emails and files say UTC.")
        : undefined;
  return (
    <section aria-labelledby="zone-title" className="card p-5 sm:p-8">
      <h2 id="zone-title" className="text-xl font-bold">
        {t("Time zone")}
      </h2>
      <p className="mt-2 mb-4">
        {t(
          "Times on our pages, in emails about your account and in your record as text are on this clock, and exports count days by it. Appointments also say the specialist’s time.",
        )}
      </p>
      <SmallForm
        id="zone"
        intent="time-zone"
        order={["timeZone"]}
        answer={answer}
        defaults={{ timeZone: timeZone ?? "" }}
        button={t("Change Time Zone")}
        pending={t("Changing...")}
      >
        {(fields) => (
          <SelectFrame
            field={fields.timeZone}
            label={t("Your time zone")}
            {...(hint ? { hint } : {})}
            placeholder={t("Use my browser’s time zone")}
          >
            <optgroup label={t("United States")}>
              {OFFERED_ZONES.map(({ value }) => (
                <option key={value} value={value}>
                  {zoneLabel(value, language)}
                </option>
              ))}
            </optgroup>
            {Object.entries(AREAS).map(([area, name]) => (
              <Area
                key={area}
                name={t(name)}
                zones={offered.filter((zone) => zone.startsWith(`${area}/`) && !NETWORK.has(zone))}
                language={language}
              />
            ))}
            <option value="UTC" {...englishIn(language)}>
              UTC
            </option>
          </SelectFrame>
        )}
      </SmallForm>
    </section>
  );
}

/** The zones of a part of the world. What places are called there is English, and said to be. */
const Area = ({ name, zones, language }: { name: string; zones: string[]; language: Language }) => (
  <optgroup label={name}>
    {zones.map((zone) => (
      <option key={zone} value={zone} {...englishIn(language)}>
        {placeOf(zone)}
      </option>
    ))}
  </optgroup>
);
