import { Form } from "@remix-run/react";
import { DateAndTime } from "~/components/zoned-time";
import { Say, useWords } from "~/components/words";
import type { Message } from "~/domain/message";

type Session = { id: number; device: Message; since: string; seen: string; isThis: boolean };

/** Where somebody is signed in, and the way out of each. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const { t, rich } = useWords("account");
  return (
    <section aria-labelledby="sessions-title" className="card p-5 sm:p-8">
      <h2 id="sessions-title" className="text-xl font-bold">
        {t("Where you are signed in")}
      </h2>
      <p className="mt-2 text-muted">
        {t("A session ends after 15 minutes without activity, and after 12 hours in any case.")}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map(({ id, device, since, seen, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                <Say message={device} /> {isThis && <span className="badge bg-tint text-on-tint">{t("This one")}</span>}
              </p>
              <p className="text-[0.9375rem] text-muted">
                {rich("Since {since}, last used {seen}", {
                  since: <DateAndTime at={new Date(since)} />,
                  seen: <DateAndTime at={new Date(seen)} />,
                })}
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <button type="submit" name="intent" value="end-session" className="btn btn-secondary">
                  {t("Sign Out")}{" "}
                  <span className="sr-only">
                    <Say message={device} />
                  </span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="mt-4">
          <button type="submit" name="intent" value="end-others" className="btn btn-secondary">
            {t("Sign Out Everywhere Else")}
          </button>
        </Form>
      )}
    </section>
  );
}
