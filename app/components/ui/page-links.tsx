import { Link } from "./link";

type Leads = { to: string; label: string };

/**
 * The ways to a list's first page and on to its next.
 * @param first null on the first page.
 * @param next null on the last.
 */
export const PageLinks = ({ first, next }: { first: Leads | null; next: Leads | null }) => (
  <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-4">
    {first ? (
      <Link to={first.to} className="btn btn-secondary">
        <span aria-hidden="true">←</span> {first.label}
      </Link>
    ) : (
      <span />
    )}
    {next && (
      <Link rel="next" to={next.to} className="btn btn-secondary">
        {next.label} <span aria-hidden="true">→</span>
      </Link>
    )}
  </nav>
);
