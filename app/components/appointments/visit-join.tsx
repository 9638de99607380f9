import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { FormOwner } from "~/components/form/saved-draft";
import { useWords } from "~/components/words";
import type { VisitAccess } from "~/domain/appointments/visit";

/** Timers take no more: some 24 days. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * The way into a visit: a button while its room can be joined, before that a word on when. With script a page that is
 * left open gets the button by itself.
 * @param to the visit's own page, whose action opens the room
 * @param now the server's clock
 * @param children what a screen reader hears of which visit it is, where a page has several
 */
export function VisitJoin({
  to,
  access,
  now,
  className = "btn btn-primary",
  children,
}: {
  to: string;
  access: VisitAccess;
  now: Date;
  className?: string;
  children?: React.ReactNode;
}) {
  const { t } = useWords<"booking" | "portal">();
  const { revalidate } = useRevalidator();
  const wait = access.state === "early" ? access.opensAt.getTime() - now.getTime() : null;
  useEffect(() => {
    if (wait === null || wait > MAX_WAIT_MS) return;
    const timer = setTimeout(revalidate, wait + 500);
    return () => clearTimeout(timer);
  }, [wait, revalidate]);

  if (access.state === "early")
    return <p className="text-muted">{t("You can join from 15 minutes before it begins.")}</p>;
  if (access.state !== "open") return null;
  return (
    <Form method="post" action={to}>
      <FormOwner />
      <button type="submit" name="intent" value="join" className={className}>
        {t("Join the visit")}
        {children}
      </button>
    </Form>
  );
}
