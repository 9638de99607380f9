import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";

/** Chooses how far back charts go: each choice is an address. */
export function RangeLinks<Name extends string>({
  label,
  ranges,
  current,
  to,
}: {
  label: string;
  ranges: readonly { value: Name; label: string }[];
  current: Name;
  to: (value: Name) => string;
}) {
  const { translate } = useWords();
  return (
    <nav aria-label={label} className="no-print">
      <ul className="tab-list">
        {ranges.map(({ value, label: name }) => (
          <li key={value} className="flex">
            <Link
              to={to(value)}
              preventScrollReset
              className="tab px-3!"
              {...(value === current ? { "aria-current": "page" as const } : {})}
            >
              {translate(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
