import type { ReactNode } from "react";

/** A page of text: one column as wide as one reads with ease. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className="mt-8 max-w-3xl space-y-10">{children}</div>
);

/** A part of such a page, with a heading to link to. */
export function ProseSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a part says point by point; what is nothing is left out. */
export function Points({ points }: { points: ReactNode[] }) {
  return (
    <ul className="list-disc space-y-2 ps-5 marker:text-action">
      {points.filter(Boolean).map((point, at) => (
        <li key={at}>{point}</li>
      ))}
    </ul>
  );
}
