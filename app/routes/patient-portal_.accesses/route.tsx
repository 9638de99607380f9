import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { recordAccesses } from "db/audit";
import { Arrow } from "~/components/arrow";
import type { TitleHandle } from "~/components/document-title";
import { askedZone, VisitorZone, ZoneForm } from "~/components/zoned-time";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { FROM_DEVICE } from "~/domain/audit";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { requireRecordInView } from "~/services/records/record-guard.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { sessionUser } from "~/services/sessions/session.server";
import { AccessList } from "./list";

export const handle: TitleHandle & TranslatedHandle<"portal"> = {
  title: "Access log",
  namespace: "portal",
};

/** Entries on a page. */
const PAGE_SIZE = 25;

/** The id of an entry in an address, or `undefined` where it says none that could be meant. */
function entryId(value: string | null): number | undefined {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return withErrorScreens(request, async () => {
    const app = appContext(context);
    const record = await requireRecordInView(request, app, "list of accesses");
    // Whoever reads the demo record leaves no trace, and nobody's own record is in view.
    if (!record || record.isDemo || !record.viewer) {
      return data({ accesses: null, next: null, isSignedIn: (await sessionUser(request, app)) !== null }, NO_STORE);
    }
    const params = new URL(request.url).searchParams;
    const before = entryId(params.get("before"));
    const refusals = params.get("refusals") !== "hidden";
    const entries = await recordAccesses(app.db, record.patientId, { limit: PAGE_SIZE + 1, before, refusals });
    const shown = entries.slice(0, PAGE_SIZE);
    const own = record.viewer.id;
    const answer = {
      accesses: shown.map(({ actor, ...entry }) => ({
        ...entry,
        who: !actor ? nobody(entry.subject) : actor.id === own ? "You" : actor.name,
        role: actor && actor.id !== own ? actor.role : null,
      })),
      next: entries.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
      isSignedIn: true,
    };
    return data(answer, NO_STORE);
  });
}

const nobody = (subject: string) =>
  subject === FROM_DEVICE ? "A device with a token" : "Somebody who was not signed in";

export const headers = documentHeaders;

export default function Accesses() {
  const { t } = useWords("portal");
  const { accesses, next, isSignedIn } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const zone = askedZone(params);
  const clock: Record<string, string> = zone ? { tz: zone } : {};
  const without: Record<string, string> = params.get("refusals") === "hidden" ? { refusals: "hidden" } : {};
  const link = (query: Record<string, string>) => `?${new URLSearchParams({ ...query, ...clock }).toString()}`;
  const here = (query: Record<string, string>) => link({ ...query, ...without });
  const before = params.get("before");
  return (
    <VisitorZone asked={zone}>
      <div className="wrap max-w-4xl pt-6">
        <Link
          to={`/patient-portal${zone ? link({}) : ""}`}
          className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link"
        >
          <Arrow to="back" /> {t("Client Portal")}
        </Link>
        <h1 className="mt-4 text-title font-bold">{t("Access log")}</h1>
        {accesses === null ? (
          <NoLog isSignedIn={isSignedIn} />
        ) : (
          <>
            <p className="mt-2 max-w-prose text-lg text-muted">
              {t(
                "Every time somebody opens or changes your record, or is refused it, an entry is added here. Nobody can change or remove one.",
              )}
            </p>
            <p className="mt-3">
              {without.refusals ? (
                <Link to={link({})} className="inline-flex min-h-11 items-center link">
                  {t("Show refused attempts as well")}
                </Link>
              ) : (
                <Link to={link({ refusals: "hidden" })} className="inline-flex min-h-11 items-center link">
                  {t("Leave out refused attempts")}
                </Link>
              )}
            </p>
            {accesses.length === 0 ? (
              <p className="mt-6 card p-8 text-center">{t("There are no older entries.")}</p>
            ) : (
              <AccessList accesses={accesses} />
            )}
            <nav aria-label={t("Pages")} className="mt-8 flex flex-wrap items-center justify-between gap-4">
              {before ? (
                <Link to={here({})} className="btn btn-secondary">
                  <Arrow to="back" /> {t("Newest")}
                </Link>
              ) : (
                <span />
              )}
              {next !== null && (
                <Link rel="next" to={here({ before: String(next) })} className="btn btn-secondary">
                  {t("Older")} <Arrow to="on" />
                </Link>
              )}
            </nav>
            <ZoneForm keep={{ ...(before ? { before } : {}), ...without }} />
          </>
        )}
      </div>
    </VisitorZone>
  );
}

function NoLog({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useWords("portal");
  return (
    <div className="mt-6 card p-8">
      <p className="max-w-prose text-lg">
        {t(
          "Every access to a real patient’s record is logged, and that patient can read the log here. The sample record belongs to nobody, so there is nothing to log.",
        )}
      </p>
      {!isSignedIn && (
        <Link to="/sign-in?next=/patient-portal/accesses" className="mt-5 btn btn-primary">
          {t("Sign in")}
        </Link>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Access Log Unavailable" />;
}
