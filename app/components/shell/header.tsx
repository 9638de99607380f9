import { prefetchProps } from "~/components/prefetch";
import { Logo } from "~/components/logo";
import { Link, NavLink } from "~/components/ui/link";
import { useBrand } from "~/components/use-brand";
import { useWords } from "~/components/words";
import { AccountLink, DeskLink, useRole } from "./account-link";
import { Menu } from "./menu";
import { NAVIGATION } from "./navigation";

/** The site's header: brand, navigation, and the door for specialists. */
export function Header() {
  const brand = useBrand();
  const role = useRole();
  const { t } = useWords();
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap flex min-h-18 max-w-[84rem] items-center gap-2 py-2">
        <Link to="/" className="flex min-h-11 min-w-0 items-center gap-3 rounded-lg">
          <Logo className="size-10 shrink-0" />
          <span className="min-w-0 leading-tight wrap-anywhere xl:whitespace-nowrap">
            <span className="block text-[min(1.125rem,8vw)] font-bold tracking-tight">{brand.name}</span>
            <span className="block text-xs text-muted">{t("Weight Loss Specialists Platform")}</span>
          </span>
        </Link>
        <nav aria-label={t("Main")} className="ms-auto hidden xl:block">
          <ul className="flex items-center">
            {NAVIGATION.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  {...prefetchProps}
                  className="flex min-h-11 items-center rounded-lg px-1.5 text-[0.9375rem] font-medium whitespace-nowrap hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-on-tint 2xl:px-2"
                >
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountLink className="hidden min-h-11 shrink-0 items-center rounded-lg px-2 text-[0.9375rem] font-semibold text-action underline-offset-4 hover:underline xl:inline-flex" />
        {/* There is room for one: a specialist has joined already. */}
        {role === "provider" ? (
          <DeskLink className="btn hidden shrink-0 btn-primary xl:inline-flex" />
        ) : (
          <Link to="/specialist-signup" {...prefetchProps} className="btn hidden shrink-0 btn-primary xl:inline-flex">
            {t("Join as Specialist")}
          </Link>
        )}
        <Menu />
      </div>
      {role === "unknown" && (
        <p className="border-t border-line bg-tint py-2 text-on-tint">
          <span className="wrap block">
            {t("We cannot see right now whether you are signed in. This passes by itself, usually within a minute.")}
          </span>
        </p>
      )}
    </header>
  );
}
