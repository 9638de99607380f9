import { Link, useRouteLoaderData } from "@remix-run/react";
import { AHEAD } from "~/components/ahead";
import { useWords } from "~/components/words";

type Props = { className: string; onChoose?: (() => void) | undefined };

/** As what the visitor is signed in, if at all. */
export function useRole() {
  const data = useRouteLoaderData("root") as { role?: "patient" | "provider" | "admin" | null } | undefined;
  return data?.role ?? null;
}

/** The way in, or to one's account once in. */
export function AccountLink({ className, onChoose }: Props) {
  const role = useRole();
  const { t } = useWords();
  return (
    <Link to={role ? "/account" : "/sign-in"} {...AHEAD} {...(onChoose ? { onClick: onChoose } : {})} className={className}>
      {role ? t("Account") : t("Sign In")}
    </Link>
  );
}

/** The way to the desk, for a specialist; nothing for anybody else. */
export function DeskLink({ className, onChoose }: Props) {
  const { t } = useWords();
  return useRole() === "provider" ? (
    <Link to="/desk" {...AHEAD} {...(onChoose ? { onClick: onChoose } : {})} className={className}>
      {t("Desk")}
    </Link>
  ) : null;
}
