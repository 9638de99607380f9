import { useRouteLoaderData } from "@remix-run/react";
import { prefetchProps } from "~/components/prefetch";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";

/**
 * Within the menu's dialog nothing is fetched ahead: Remix puts `<link>` elements beside what has the focus and takes
 * them away as it leaves, which Radix takes for the loss of what had it, and the next press of Tab would come to the
 * panel instead.
 */
const press = (onChoose: Props["onChoose"]) => (onChoose ? { onClick: onChoose } : prefetchProps);

type Props = { className: string; onChoose?: (() => void) | undefined };

/**
 * As what the visitor is signed in, if at all; `unknown` where they have a session that cannot be looked up right now.
 */
export function useRole() {
  const data = useRouteLoaderData("root") as { role?: "patient" | "provider" | "admin" | "unknown" | null } | undefined;
  return data?.role ?? null;
}

/** The way in, or to one's account once in; neither for somebody unknown, whom it might tell to be signed out. */
export function AccountLink({ className, onChoose }: Props) {
  const role = useRole();
  const { t } = useWords();
  if (role === "unknown") return null;
  return (
    <Link to={role ? "/account" : "/sign-in"} {...press(onChoose)} className={className}>
      {role ? t("Account") : t("Sign In")}
    </Link>
  );
}

/** The way to the desk, for a specialist; nothing for anybody else. */
export function DeskLink({ className, onChoose }: Props) {
  const { t } = useWords();
  return useRole() === "provider" ? (
    <Link to="/desk" {...press(onChoose)} className={className}>
      {t("Desk")}
    </Link>
  ) : null;
}
