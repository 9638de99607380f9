import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShownAppointment } from "./queries.server";

/** When, with whom, what kind; and what the specialist says about it. */
export function Facts({ appointment: { when, provider, type, reference, note } }: { appointment: ShownAppointment }) {
  return (
    <dl className="space-y-3">
      <Fact term="When">
        <strong>{when}</strong>
      </Fact>
      {provider && (
        <Fact term="With">
          {provider.isListed ? (
            <Link to={`/specialists/${provider.id}`} className="link inline-block py-1">
              {provider.label}
            </Link>
          ) : (
            provider.label
          )}
        </Fact>
      )}
      <Fact term="What">{type}</Fact>
      <Fact term="Reference">
        <span className="font-mono">{reference}</span>
      </Fact>
      {note && (
        <Fact term="Your specialist writes">
          <span className="wrap-anywhere whitespace-pre-line">{note}</span>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.9375rem] text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);
