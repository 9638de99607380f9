import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { agenda } from "db/agenda";
import { findPractice } from "db/practice";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { TimeZoneField } from "~/components/form/practice-fields";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { VersionField, useVersionKey } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import { DateAndTime, VisitorZone } from "~/components/zoned-time";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { DAY_MS } from "~/domain/durations";
import { WEEKDAYS } from "~/domain/providers/availability";
import { isWithinHours, weekAsForm, weekField, type WeeklyHours } from "~/domain/providers/practice";
import { hoursSchema } from "~/domain/providers/practice-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import { redirectToScreen } from "~/services/accounts/session-guard.server";
import { requireSpecialist } from "~/services/accounts/specialist-guard.server";
import { versionOf } from "~/services/conflict.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { saveHours } from "~/services/practice/practice.server";
import { setFlash } from "~/services/sessions/flash.server";
import { WeekFields } from "./week-fields";

export const handle: TitleHandle & { private: true } = { title: "Weekly Hours · Desk", private: true };

const FAILED = "Your hours could not be saved. Try again in a moment.";
const UNCHANGED = { title: "Nothing was changed", description: "Your hours were like this already." };
const SAVED = {
  title: "Hours saved",
  description: "Your profile shows them already. Appointments that were agreed before stay as they are.",
};

/** Appointments outside the hours that are named at the most, and how far ahead they are looked for. */
const MAX_NAMED = 100;
const AHEAD_MS = 366 * DAY_MS;

/** The specialist and the hours that they have. */
async function requireHours(request: Request, app: AppContext) {
  const { user } = await requireSpecialist(request, app);
  return { user, hours: (await respondUnavailable(() => findPractice(app.db, user.id)))!.hours };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { user, hours } = await requireHours(request, app);
  return respondUnavailable(async () => {
    const now = app.clock();
    const ahead = await agenda(
      app.db,
      user.id,
      { from: now, to: new Date(now.getTime() + AHEAD_MS) },
      { cancelled: false, limit: 1_000 },
    );
    const outside = ahead.filter((entry) => !isWithinHours(hours, entry)).slice(0, MAX_NAMED);
    return data({ hours, version: versionOf(hours), outside }, NO_STORE);
  });
}

export const action = (args: ActionFunctionArgs) => {
  const schema = ({ hours }: { hours: WeeklyHours }) => hoursSchema(hours.availability);
  return formAction(
    args,
    { by: requireHours, schema, failed: FAILED },
    async (change, { who: { user }, refuse, app }) => {
      const saved = await saveHours(user, change, app);
      if (saved.outcome === "closed") throw redirectToScreen("/application");
      if (saved.outcome === "conflict") return refuse(409, { fields: saved.stored });
      const toast = saved.outcome === "unchanged" ? UNCHANGED : SAVED;
      return redirect("/desk/availability", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
    },
  );
};

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not saved",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;

// A refused form changes nothing, except where it was refused because the hours have changed.
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || skipRevalidationWhenRejected(change);

const ORDER = [
  ...WEEKDAYS.flatMap((day) => [weekField(day, "available"), weekField(day, "start"), weekField(day, "end")]),
  "timeZone" as const,
  "version" as const,
];

export default function WeeklyHours() {
  const { hours, version, outside } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const shown = useVersionKey(version, answer !== undefined);
  const isOpen = WEEKDAYS.some((day) => hours.availability[day].available);
  return (
    <DeskFrame
      title="Weekly hours"
      lead="When patients can ask for a time with you, on your own clock. They see it on theirs."
    >
      {!isOpen && (
        <p className="mt-6 max-w-prose rounded-xl bg-warn-tint p-4 text-warn">
          No day is open, so nobody can ask for a time with you.
        </p>
      )}
      {outside.length > 0 && <Outside entries={outside} zone={hours.timeZone} />}
      <div className="mt-6 max-w-3xl card p-5 sm:p-8">
        <SmallForm
          key={shown}
          id="hours"
          order={ORDER}
          answer={answer}
          defaults={{ ...weekAsForm(hours.availability), timeZone: hours.timeZone }}
          button="Save Hours"
          pending="Saving..."
        >
          {(fields) => (
            <>
              <VersionField field={fields.version} name="version" now={version} isRefused={answer !== undefined} />
              <WeekFields fields={fields as never} week={hours.availability} />
              <TimeZoneField
                field={fields.timeZone}
                hint="The clock that these hours are on. Another zone moves no appointment that was agreed before."
              />
            </>
          )}
        </SmallForm>
      </div>
    </DeskFrame>
  );
}

type Entries = ReturnType<typeof useLoaderData<typeof loader>>["outside"];

/** Appointments that stay although the hours have changed. */
function Outside({ entries, zone }: { entries: Entries; zone: string }) {
  return (
    <section aria-labelledby="outside-title" className="mt-6 max-w-3xl rounded-xl bg-warn-tint p-5">
      <h2 id="outside-title" className="text-lg font-bold text-warn">
        Appointments outside these hours
      </h2>
      <p className="mt-1">They were agreed before and still take place. Move or cancel them if you cannot keep them.</p>
      <VisitorZone asked={zone}>
        <ul className="mt-3 space-y-1">
          {entries.map(({ startsAt, firstName, lastName, requestId, consultationId }) => (
            <li key={`${consultationId} ${requestId}`} className="wrap-anywhere" data-outside>
              <DateAndTime at={startsAt} />,{" "}
              {requestId === null ? (
                `${firstName} ${lastName}`
              ) : (
                <Link to={`/desk/requests/${requestId}`} className="inline-block py-1 font-medium link">
                  {firstName} {lastName}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </VisitorZone>
    </section>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Hours Unavailable" />;
}
