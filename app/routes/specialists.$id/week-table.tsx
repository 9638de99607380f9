import { useWords } from "~/components/words";
import { TableScroll } from "~/components/table-scroll";
import { useOwnZone } from "~/components/use-browser-zone";
import { ZoneChoice } from "~/components/zone-choice";
import { formatHours, type DayOfWeek } from "~/domain/providers/week";
import { zoneCity } from "~/domain/time-words";

const capitalize = <Word extends string>(word: Word) => (word[0]!.toUpperCase() + word.slice(1)) as Capitalize<Word>;

/**
 * The coming week on the specialist's clock and on the visitor's. With script
 * the browser knows the visitor's zone; without, a form asks for it.
 */
export function WeekTable({ week, zone, askedZone }: { week: DayOfWeek[]; zone: string; askedZone: string | null }) {
  const { t, language } = useWords("directory");
  const ownZone = useOwnZone();
  const own = askedZone ?? ownZone;
  const second = own && own !== zone ? own : null;
  return (
    // The table is a region of that name: a second one around it would say it twice.
    <div className="mt-10">
      <h2 id="week-title" className="text-xl font-bold">
        {t("Weekly availability")}
      </h2>
      <TableScroll label={t("Weekly availability")} className="mt-3">
        <table aria-labelledby="week-title" className="w-full border-collapse text-start text-[0.9375rem]">
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {t("Day")}
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {t("Specialist’s time ({city})", { city: zoneCity(zone, language) })}
              </th>
              {second && (
                <th scope="col" className="py-2 text-start font-semibold">
                  {t("Your time ({city})", { city: zoneCity(second, language) })}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {week.map(({ weekday, hours }) => (
              <tr key={weekday} className="border-b border-line">
                <th scope="row" className="py-2 pe-4 text-start font-medium">
                  {t(capitalize(weekday))}
                </th>
                <td className="py-2 pe-4">
                  {hours ? (
                    formatHours(hours, zone, language, weekday)
                  ) : (
                    <span className="text-muted">{t("Not available")}</span>
                  )}
                </td>
                {second && (
                  <td className="py-2">
                    {hours ? (
                      formatHours(hours, second, language, weekday)
                    ) : (
                      <span className="text-muted">{t("Not available")}</span>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {own === zone && <p className="mt-2 text-muted">{t("Your clock shows the same time.")}</p>}
      <div className="mt-4">
        <ZoneChoice zone={own} label={t("Your time zone")} />
      </div>
    </div>
  );
}
