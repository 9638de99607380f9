import type { ReactNode } from "react";

/**
 * A table that may be wider than the page, with large text or on a small
 * screen: it is scrolled by itself, and not the page, by keyboard too.
 * @param label what is in it, for the region's name
 */
export function TableScroll({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard, too
    <div role="region" aria-label={label} tabIndex={0} className={`overflow-x-auto ${className}`}>
      {children}
    </div>
  );
}
