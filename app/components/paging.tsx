import { Link } from "~/components/ui/link";
import { Arrow } from "./arrow";
import { useWords } from "./words";

/** The way to the neighbouring pages of a list; nothing where there is one page only. */
export function Paging({
  page,
  pages,
  to,
  words: [back, on],
}: {
  page: number;
  pages: number;
  to: (page: number) => string;
  words: [back: string, on: string];
}) {
  const { t } = useWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("Pages")} className="mt-8 flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <Link rel="prev" to={to(Math.min(page - 1, pages))} className="btn btn-secondary">
          <Arrow to="back" /> {back}
        </Link>
      ) : (
        <span />
      )}
      {page < pages && (
        <Link rel="next" to={to(page + 1)} className="btn btn-secondary">
          {on} <Arrow to="on" />
        </Link>
      )}
    </nav>
  );
}

/** Nobody turns ten thousand entries over; a larger number was typed by a program. */
const MAX_PAGE = 500;

/**
 * The page that an address asks for, the first where it says none that could be meant.
 * @param name of the parameter, where a screen has several lists.
 */
export function askedPage(params: URLSearchParams, name = "page"): number {
  const page = Number(params.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}
