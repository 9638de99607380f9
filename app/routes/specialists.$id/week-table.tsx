import { useBrowserZone } from "~/components/use-browser-zone";
import { ZoneChoice } from "~/components/zone-choice";
import { formatHours, type DayOfWeek } from "~/domain/providers/week";
import { zoneCity } from "~/domain/zones";

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/**
 * The coming week on the specialist's clock and on the visitor's. With script
 * the browser knows the visitor's zone; without, a form asks for it.
 */
export function WeekTable({ week, zone, askedZone }: { week: DayOfWeek[]; zone: string; askedZone: string | null }) {
  const browserZone = useBrowserZone();
  const own = askedZone ?? browserZone;
  const second = own && own !== zone ? own : null;
  return (
    <section aria-labelledby="week-title" className="mt-10">
      <h2 id="week-title" className="text-xl font-bold">
        Weekly availability
      </h2>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-left text-[0.9375rem]">
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Day
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                Specialist’s time ({zoneCity(zone)})
              </th>
              {second && (
                <th scope="col" className="py-2 font-semibold">
                  Your time ({zoneCity(second)})
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {week.map(({ weekday, hours }) => (
              <tr key={weekday} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {capitalize(weekday)}
                </th>
                <td className="py-2 pr-4">{hours ? formatHours(hours, zone) : <span className="text-muted">Not available</span>}</td>
                {second && <td className="py-2">{hours ? formatHours(hours, second) : <span className="text-muted">Not available</span>}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {own === zone && <p className="mt-2 text-muted">Your clock shows the same time.</p>}
      <div className="mt-4">
        <ZoneChoice zone={own} label="Your time zone" />
      </div>
    </section>
  );
}
