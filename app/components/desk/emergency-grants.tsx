import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { FormOwner } from "~/components/form/saved-draft";
import { usePending } from "~/components/form/submit-button";
import { TimeOfDay } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { EMERGENCY_PATH } from "~/domain/emergency";

type Grant = {
  id: number;
  patientId: number;
  firstName: string;
  lastName: string;
  medicalRecordNumber: string;
  expiresAt: Date;
  reason: string;
};

/** Whose records a specialist may read for the moment, and the way to end each; nothing where there is none. */
export function EmergencyGrants({ grants, now }: { grants: Grant[]; now: Date }) {
  if (grants.length === 0) return null;
  return (
    <section aria-labelledby="emergencies-title" className="mt-8">
      <h2 id="emergencies-title" className="text-xl font-bold">
        Open by emergency access
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {grants.map(({ patientId, firstName, lastName, medicalRecordNumber, ...grant }) => (
          <li key={grant.id} className="rounded-xl border-2 border-danger bg-surface p-5" data-grant={grant.id}>
            <h3 className="text-lg font-semibold wrap-anywhere">
              <Link to={`/desk/patients/${patientId}`} className="inline-block py-1 link">
                {lastName}, {firstName}
              </Link>
            </h3>
            <p className="text-[0.9375rem] wrap-anywhere text-muted">{medicalRecordNumber}</p>
            <GrantFacts {...grant} now={now} name={`${firstName} ${lastName}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Over a record that is open by emergency access alone: until when, why, and the way to end it. */
export const EmergencyBanner = ({ grant: { firstName, lastName, ...grant }, now }: { grant: Grant; now: Date }) => (
  <section
    aria-labelledby="emergency-title"
    className="mt-4 rounded-xl border-2 border-danger bg-danger-tint p-5"
    data-emergency
  >
    <h2 id="emergency-title" className="text-lg font-bold text-danger">
      Emergency access
    </h2>
    <GrantFacts {...grant} now={now} name={`${firstName} ${lastName}`} />
  </section>
);

function GrantFacts({
  id,
  expiresAt,
  reason,
  now,
  name,
}: Pick<Grant, "id" | "expiresAt" | "reason"> & { now: Date; name: string }) {
  useAskAgainAt(expiresAt, now);
  const isPending = usePending("end");
  return (
    <>
      <p className="mt-1 font-semibold">
        Open to you, to read, until <TimeOfDay at={expiresAt} />
      </p>
      <p className="mt-1 text-[0.9375rem]">Your reason, which administrators read:</p>
      <blockquote className="mt-1 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">{reason}</blockquote>
      <Form method="post" action={EMERGENCY_PATH} className="no-print mt-4">
        <FormOwner />
        <input type="hidden" name="grant" value={id} />
        <button
          type="submit"
          name="intent"
          value="end"
          disabled={isPending}
          className="btn w-full btn-secondary sm:w-auto"
        >
          End access now<span className="sr-only"> to the record of {name}</span>
        </button>
      </Form>
    </>
  );
}

/**
 * With script the page is asked for again once the hour is over, so that a record does not stay on a screen that nobody
 * looks at.
 * @param now the server's, whose clock is right.
 */
function useAskAgainAt(at: Date, now: Date) {
  const { revalidate } = useRevalidator();
  const [over, asOf] = [at.getTime(), now.getTime()];
  useEffect(() => {
    // A second later: the server has to find it over.
    const timer = setTimeout(() => void revalidate(), over - asOf + 1_000);
    return () => clearTimeout(timer);
  }, [over, asOf, revalidate]);
}
