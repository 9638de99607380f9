import { LocalTime } from "~/components/local-time";
import { Link } from "~/components/ui/link";
import { plural } from "~/domain/format";
import type { ReviewStatus, Specialty } from "~/domain/providers/constants";

type Listed = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  specialty: Specialty;
  licenseNumber: string;
  yearsExperience: number;
  location: string;
  submittedAt: Date;
  reviewedAt: Date | null;
  /** In words. */
  waited: string;
};

/** Applications, each a link to all of it. */
export function ApplicationList({ status, applications }: { status: ReviewStatus; applications: Listed[] }) {
  return (
    <ol className="mt-6 space-y-3">
      {applications.map(
        ({
          id,
          firstName,
          lastName,
          email,
          specialty,
          licenseNumber,
          yearsExperience,
          location,
          submittedAt,
          reviewedAt,
          waited,
        }) => (
          <li key={id} className="card p-5" data-application={id}>
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h2 className="text-lg font-semibold wrap-anywhere">
                <Link to={`/review/${id}`} className="inline-block py-1 link">
                  {firstName} {lastName}
                </Link>
              </h2>
              {status === "under_review" && <span className="badge bg-warn-tint text-warn">Waiting {waited}</span>}
            </div>
            <p className="wrap-anywhere">
              {specialty} · License {licenseNumber} · {plural(yearsExperience, "year")} · {location}
            </p>
            <p className="text-[0.9375rem] wrap-anywhere text-muted">
              {email} · submitted <LocalTime iso={submittedAt.toISOString()} />
              {status !== "under_review" && reviewedAt && (
                <>
                  {" "}
                  · decided <LocalTime iso={reviewedAt.toISOString()} />
                </>
              )}
            </p>
          </li>
        ),
      )}
    </ol>
  );
}
