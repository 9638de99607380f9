import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { picturesToReview } from "db/pictures";
import { applications, waitingApplications } from "db/review";
import type { TitleHandle } from "~/components/document-title";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { PageLinks } from "~/components/ui/page-links";
import { appContext } from "~/context";
import { plural } from "~/domain/format";
import { formatWait } from "~/domain/moments";
import { REVIEW_STATUSES } from "~/domain/providers/constants";
import { readCursor, writeCursor } from "~/domain/providers/review";
import { requireRole } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { ApplicationList } from "./list";

export const handle: TitleHandle & { private: true } = { title: "Review Applications", private: true };

/** Applications on a page. */
const PAGE_SIZE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  await requireRole(request, app, "admin");
  const params = new URL(request.url).searchParams;
  const status = REVIEW_STATUSES.find((one) => one === params.get("status")) ?? "under_review";
  const after = readCursor(params.get("after"));
  const now = app.clock();
  return respondUnavailable(async () => {
    const [found, waiting, pictures] = await Promise.all([
      applications(app.db, status, { limit: PAGE_SIZE + 1, after }),
      waitingApplications(app.db),
      picturesToReview(app.db, PAGE_SIZE),
    ]);
    const shown = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
    const answer = {
      status,
      waiting,
      pictures,
      isFirstPage: after === null,
      next: last ? writeCursor(last) : null,
      applications: shown.map((one) => ({ ...one, waited: formatWait(one.submittedAt, now) })),
    };
    return data(answer, NO_STORE);
  });
}

export const headers = documentHeaders;

const LISTS = [
  { status: "under_review", to: "/review", label: "Waiting" },
  { status: "verified", to: "/review?status=verified", label: "Approved" },
  { status: "rejected", to: "/review?status=rejected", label: "Rejected" },
] as const;

const EMPTY = {
  under_review: "No application waits for a review.",
  verified: "No application has been approved yet.",
  rejected: "No application has been rejected.",
} as const;

export default function Review() {
  const { status, waiting, pictures, isFirstPage, next, applications: shown } = useLoaderData<typeof loader>();
  const list = LISTS.find((one) => one.status === status)!;
  const here = (after: string) => `${list.to}${list.to.includes("?") ? "&" : "?"}after=${after}`;
  return (
    <div className="wrap max-w-4xl pt-6">
      <Link to="/account" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link">
        <span aria-hidden="true">←</span> Account
      </Link>
      <h1 className="mt-4 text-title font-bold">Review Applications</h1>
      <p className="mt-2 text-lg text-muted">
        {waiting === 0
          ? "Nobody waits."
          : `${plural(waiting, "application")} ${waiting === 1 ? "waits" : "wait"} for a decision, the oldest first.`}
      </p>
      <nav aria-label="Lists of applications" className="mt-6 flex flex-wrap gap-3">
        {LISTS.map(({ status: one, to, label }) => (
          <Link
            key={one}
            to={to}
            className={`btn ${one === status ? "btn-primary" : "btn-secondary"}`}
            {...(one === status ? { "aria-current": "page" } : {})}
          >
            {label}
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <p className="mt-6 card p-8 text-center">{isFirstPage ? EMPTY[status] : "There are no more."}</p>
      ) : (
        <ApplicationList status={status} applications={shown} />
      )}
      {status === "under_review" && pictures.length > 0 && (
        <section aria-labelledby="pictures-title" className="mt-8">
          <h2 id="pictures-title" className="text-xl font-bold">
            Profile pictures to review
          </h2>
          <ul className="mt-3 divide-y divide-line card px-5">
            {pictures.map(({ id, firstName, lastName }) => (
              <li key={id}>
                <Link
                  to={`/review/${id}#picture-title`}
                  className="inline-flex min-h-11 items-center wrap-anywhere link"
                >
                  {firstName} {lastName}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageLinks
        first={isFirstPage ? null : { to: list.to, label: "First page" }}
        next={next === null ? null : { to: here(next), label: "More" }}
      />
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Applications Unavailable" />;
}
