import { Form, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { FormOwner } from "~/components/form/parked";
import { SubmitButton } from "~/components/form/submit-button";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { formatCount } from "~/domain/format";
import type { RefusedLine } from "~/domain/vitals/csv-readings";
import { RefusedLines } from "./refused-lines";

/** With script the page looks by itself. */
const EVERY_MS = 1_000;

type Props = { state: "importing" | "done"; total: number; added: number; duplicates: number; refused: RefusedLine[] };

/** How far an import is, and what has come of it. */
export function Progress({ state, total, added, duplicates, refused }: Props) {
  const { pathname } = useLocation();
  const { t, count } = useWords("dashboard");
  const { revalidate } = useRevalidator();
  const done = added + duplicates;
  useEffect(() => {
    if (state !== "importing") return;
    const timer = setInterval(revalidate, EVERY_MS);
    return () => clearInterval(timer);
  }, [state, revalidate]);
  return (
    <>
      <section aria-labelledby="progress-title" className="card p-5 sm:p-8">
        <div role="status">
          <h2 id="progress-title" className="text-xl font-bold">
            {state === "done" ? count("readingAdded", added) : t("{done} of {total} readings", { done: formatCount(done), total: formatCount(total) })}
          </h2>
        </div>
        {state === "done" ? (
          <>
            {duplicates > 0 && <p className="mt-2">{count("readingInRecord", duplicates)}</p>}
            {added > 0 && <p className="mt-2 text-muted">{t("Were weights read in the wrong unit? Import the file again and choose the other one: values of the same times are replaced.")}</p>}
            <p className="mt-4">
              <Link to="/health-dashboard" className="btn btn-primary">
                {t("See My Readings")}
              </Link>
            </p>
          </>
        ) : (
          <>
            <progress max={total} value={done} aria-labelledby="progress-title" className="mt-3 w-full" />
            <p className="mt-3">{t("You can leave this page; it goes on.")}</p>
            <p className="mt-3">
              <a className="link inline-flex min-h-11 items-center" href={pathname}>
                {t("Update now")}
              </a>
            </p>
            <Form method="post" className="mt-3">
              <FormOwner />
              <p className="mb-2 text-muted">{t("If the number stays the same, our server was restarted in the meantime:")}</p>
              <SubmitButton intent="confirm" pendingText={t("Going on...")}>
                {t("Continue")}
              </SubmitButton>
            </Form>
          </>
        )}
      </section>
      <RefusedLines lines={refused} count={refused.length} />
    </>
  );
}
