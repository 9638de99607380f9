import type { ReactNode } from "react";
import { BackToHome } from "./back-to-home";

/** A screen that is about one thing: a title, a sentence, and a card with the rest. */
export function NarrowScreen({
  title,
  lead,
  children,
  after,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mx-auto mt-4 max-w-xl">
        <h1 className="text-title font-bold">{title}</h1>
        {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
        {children && <div className="mt-6 card p-5 sm:p-8">{children}</div>}
        {after && <div className="mt-6 space-y-2">{after}</div>}
      </div>
    </div>
  );
}
