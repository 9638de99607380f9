import { findProviderPage } from "db/providers";
import type { AppContext } from "~/context";
import { providerLabel } from "~/domain/providers/provider";
import { idParam } from "~/services/http/endpoint.server";
import { isOutage } from "~/services/http/outage.server";

/**
 * The specialist that `?specialist=` names, or `null`. While the database
 * cannot be reached the form stands without one: a visitor whose post just
 * failed must get it back with all they typed.
 */
export async function chosenSpecialist(params: URLSearchParams, { db, log }: Pick<AppContext, "db" | "log">) {
  const id = idParam(params.get("specialist") ?? undefined);
  if (id === null) return null;
  try {
    const provider = await findProviderPage(db, id);
    return (
      provider && {
        id,
        label: providerLabel(id),
        specialty: provider.specialty,
        hourlyRate: provider.hourlyRate,
        timeZone: provider.timeZone,
      }
    );
  } catch (error) {
    if (!isOutage(error)) throw error;
    log.error(error);
    return null;
  }
}
export type ChosenSpecialist = NonNullable<Awaited<ReturnType<typeof chosenSpecialist>>>;
