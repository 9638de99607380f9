import { Form } from "@remix-run/react";
import { FormOwner } from "~/components/form/saved-draft";
import { usePending } from "~/components/form/submit-button";
import { LocalTime } from "~/components/local-time";
import { Link } from "~/components/ui/link";

type Listed = {
  id: number;
  userId: number;
  specialist: string;
  patientId: number;
  patient: string;
  medicalRecordNumber: string;
  reason: string;
  grantedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  reviewedAt: Date | null;
  reviewer: string | null;
};

/** Grants, each with its reason and the way to say that it was looked at. */
export const GrantList = ({ grants, now }: { grants: Listed[]; now: Date }) => (
  <ol className="mt-6 space-y-4">
    {grants.map((grant) => (
      <li key={grant.id} className="card p-5" data-grant={grant.id}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg font-semibold wrap-anywhere">
            {grant.specialist}
            <span className="text-[0.9375rem] font-normal text-muted">, specialist, user {grant.userId}</span>
          </h2>
          <Standing {...grant} now={now} />
        </div>
        <p className="wrap-anywhere">
          Read the record of <span className="font-semibold">{grant.patient}</span>, {grant.medicalRecordNumber}
        </p>
        <blockquote className="mt-3 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
          {grant.reason}
        </blockquote>
        <p className="mt-3 text-[0.9375rem] text-muted">
          Opened <LocalTime iso={grant.grantedAt.toISOString()} />
          <br />
          {grant.endedAt ? "Ended by the specialist " : grant.expiresAt > now ? "Open until " : "Over since "}
          <LocalTime iso={(grant.endedAt ?? grant.expiresAt).toISOString()} />
        </p>
        <p>
          <Link
            to={`/review/audit?${new URLSearchParams({ user: String(grant.userId), patient: String(grant.patientId), emergency: "on" }).toString()}`}
            className="inline-flex min-h-11 items-center link"
          >
            What was read<span className="sr-only"> by {grant.specialist}</span>
          </Link>
        </p>
        {grant.reviewedAt ? (
          <p className="mt-2 border-t border-line pt-3 text-[0.9375rem]">
            Reviewed by {grant.reviewer ?? "a deleted account"}, <LocalTime iso={grant.reviewedAt.toISOString()} />
          </p>
        ) : (
          <ReviewForm {...grant} />
        )}
      </li>
    ))}
  </ol>
);

function Standing({ expiresAt, endedAt, reviewedAt, now }: Listed & { now: Date }) {
  if (endedAt === null && expiresAt > now) return <span className="badge bg-danger-tint text-danger">Open now</span>;
  return reviewedAt ? (
    <span className="badge bg-tint text-on-tint">Reviewed</span>
  ) : (
    <span className="badge bg-warn-tint text-warn">To be reviewed</span>
  );
}

function ReviewForm({ id, specialist }: Pick<Listed, "id" | "specialist">) {
  const isPending = usePending();
  return (
    <Form method="post" className="mt-2 border-t border-line pt-4">
      <FormOwner />
      <input type="hidden" name="grant" value={id} />
      <button type="submit" disabled={isPending} className="btn w-full btn-primary sm:w-auto">
        Reviewed<span className="sr-only">: the access of {specialist}</span>
      </button>
    </Form>
  );
}
