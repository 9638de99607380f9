import { findProviderPage } from "db/providers";
import type { AppContext } from "~/context";
import { dayOffer } from "~/services/appointments/day-offer.server";
import { idParam } from "~/services/http/responses/endpoint.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";

/**
 * The specialist that `?specialist=` names and what they have to offer first,
 * or `null`. While the database
 * cannot be reached the form stands without one, and says so: a visitor whose post just
 * failed must get it back with all they typed. Nor is the number alone kept in it: which clock
 * a time is on depends on the specialist.
 */
export async function chosenSpecialist(params: URLSearchParams, app: Pick<AppContext, "db" | "clock" | "log">) {
  const id = idParam(params.get("specialist") ?? undefined);
  if (id === null) return null;
  try {
    const provider = await findProviderPage(app.db, id);
    if (!provider) return null;
    const { specialty, hourlyRate, timeZone } = provider;
    return { specialist: { id, specialty, hourlyRate, timeZone }, offer: await dayOffer(app, provider, "") };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    app.log.error(error);
    return "away";
  }
}
export type ChosenSpecialist = Extract<Awaited<ReturnType<typeof chosenSpecialist>>, object>["specialist"];
