import { Form, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { FormOwner } from "~/components/form/saved-draft";
import { SubmitButton } from "~/components/form/submit-button";
import { Day } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { formatCount } from "~/domain/format";
import type { RefusedLine } from "~/domain/vitals/csv-readings";
import type { ImportState } from "~/domain/vitals/import-states";
import { RefusedLines } from "./refused-lines";

/** With script the page looks by itself. */
const EVERY_MS = 1_000;

type Props = {
  state: Exclude<ImportState, "preview">;
  total: number;
  added: number;
  duplicates: number;
  takenBack: number;
  undoable: number;
  refused: RefusedLine[];
  expiresAt: Date;
};

/** How far an import is, or its undoing, and what has come of it. */
export function Outcome({ state, total, added, duplicates, takenBack, undoable, refused, expiresAt }: Props) {
  const isMoving = state === "importing" || state === "undoing";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(revalidate, EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
  return (
    <>
      <section aria-labelledby="progress-title" className="card p-5 sm:p-8">
        {state === "importing" && <Moving done={added + duplicates} total={total} intent="confirm" />}
        {state === "undoing" && <Moving done={added - undoable} total={added} intent="undo" />}
        {state === "done" && <Done added={added} duplicates={duplicates} />}
        {state === "undone" && <Undone added={added} takenBack={takenBack} />}
      </section>
      {state === "done" && added > 0 && <Undo until={expiresAt} />}
      {(state === "importing" || state === "done") && <RefusedLines lines={refused} count={refused.length} />}
    </>
  );
}

function Title({ children }: { children: string }) {
  return (
    <div role="status">
      <h2 id="progress-title" className="text-xl font-bold">
        {children}
      </h2>
    </div>
  );
}

function SeeReadings() {
  const { t } = useWords("dashboard");
  return (
    <p className="mt-4">
      <Link to="/health-dashboard" className="btn btn-primary">
        {t("See My Readings")}
      </Link>
    </p>
  );
}

/** @param intent what goes on with it, where the process that did it is gone. */
function Moving({ done, total, intent }: { done: number; total: number; intent: "confirm" | "undo" }) {
  const { pathname } = useLocation();
  const { t } = useWords("dashboard");
  return (
    <>
      <Title>{t("{done} of {total} readings", { done: formatCount(done), total: formatCount(total) })}</Title>
      <progress max={total} value={done} aria-labelledby="progress-title" className="mt-3 w-full" />
      <p className="mt-3">{t("You can leave this page; it goes on.")}</p>
      <p className="mt-3">
        <a className="inline-flex min-h-11 items-center link" href={pathname}>
          {t("Update now")}
        </a>
      </p>
      <Form method="post" className="mt-3">
        <FormOwner />
        <p className="mb-2 text-muted">
          {t("If the number stays the same, our server was restarted in the meantime:")}
        </p>
        <SubmitButton intent={intent} pendingText={t("Going on...")}>
          {t("Continue")}
        </SubmitButton>
      </Form>
    </>
  );
}

function Done({ added, duplicates }: { added: number; duplicates: number }) {
  const { count } = useWords("dashboard");
  return (
    <>
      <Title>{count("readingAdded", added)}</Title>
      {duplicates > 0 && <p className="mt-2">{count("readingInRecord", duplicates)}</p>}
      <SeeReadings />
    </>
  );
}

function Undone({ added, takenBack }: { added: number; takenBack: number }) {
  const { t, count } = useWords("dashboard");
  return (
    <>
      <Title>{count("readingTakenBack", takenBack)}</Title>
      <p className="mt-2">
        {takenBack < added
          ? t("What another import or you changed since then stays as it is.")
          : t("Your readings are as they were before the import.")}
      </p>
      <SeeReadings />
    </>
  );
}

function Undo({ until }: { until: Date }) {
  const { t, rich } = useWords("dashboard");
  return (
    <section aria-labelledby="undo-title" className="card p-5 sm:p-8">
      <h2 id="undo-title" className="text-xl font-bold">
        {t("Was something wrong with the file?")}
      </h2>
      <p className="mt-2">
        {rich(
          "Until {day} you can undo the import: what it added is removed, and values that it replaced come back. Alerts that it raised stay in your record.",
          { day: <Day at={until} /> },
        )}
      </p>
      <Form method="post" className="mt-4">
        <FormOwner />
        <button type="submit" name="intent" value="undo" className="btn btn-secondary">
          {t("Undo This Import")}
        </button>
      </Form>
    </section>
  );
}
