import { Link, NavLink } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { AccountLink, DeskLink } from "./account-link";
import { NAVIGATION } from "./navigation";

/** What the slide-out panel holds, the same with and without script. */
export function MenuEntries({ onChoose }: { onChoose?: () => void }) {
  const { t } = useWords();
  return (
    <>
      <nav aria-label={t("Main")}>
        <ul className="grid gap-1">
          {NAVIGATION.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                {...(onChoose ? { onClick: onChoose } : {})}
                className="flex min-h-12 items-center rounded-lg px-3 text-lg font-medium hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-on-tint"
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Link
        to="/specialist-signup"
        {...(onChoose ? { onClick: onChoose } : {})}
        className="mt-6 btn w-full btn-primary"
      >
        {t("Join as Specialist")}
      </Link>
      <DeskLink onChoose={onChoose} className="mt-3 btn w-full btn-secondary" />
      <AccountLink onChoose={onChoose} className="mt-3 btn w-full btn-secondary" />
    </>
  );
}
