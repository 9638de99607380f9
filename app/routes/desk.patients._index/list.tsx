import type { ReactNode } from "react";
import { Age, Day, DateAndTime } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { VitalVerdict } from "~/components/vitals";
import { formatDate } from "~/domain/moments";
import type { LimitsByType } from "~/domain/vitals/health-alerts";
import { formatValue, type StoredReading } from "~/domain/vitals/reading";
import { VITAL_KINDS } from "~/domain/vitals/types";

type Listed = {
  id: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  medicalRecordNumber: string;
  isDemo: boolean;
  last: Date | null;
  next: Date | null;
  readings: StoredReading[];
  own: LimitsByType;
};

/** Patients in care, each a link to the record, with what was measured last. */
export function PatientList({ patients, now }: { patients: Listed[]; now: Date }) {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
      {patients.map(
        ({ id, firstName, lastName, dateOfBirth, medicalRecordNumber, isDemo, last, next, readings, own }) => (
          <li key={id} className="card p-5" data-patient={id}>
            <h2 className="text-lg font-semibold wrap-anywhere">
              <Link to={`/desk/patients/${id}`} className="inline-block py-1 link">
                {lastName}, {firstName}
              </Link>{" "}
              {isDemo && <span className="badge bg-warn-tint text-warn">Sample</span>}
            </h2>
            <p className="text-[0.9375rem] text-muted">
              {dateOfBirth && `Born ${formatDate(dateOfBirth)} · `}
              {medicalRecordNumber}
            </p>
            <dl className="mt-3 space-y-1">
              <Consultation term="Last consultation">{last ? <Day at={last} /> : "None yet"}</Consultation>
              <Consultation term="Next consultation">
                {next ? <DateAndTime at={next} /> : "Nothing agreed"}
              </Consultation>
            </dl>
            <LatestVitals readings={readings} own={own} now={now} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Beside its term, or below it where there is too little room. */
function Consultation({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-[8.75rem] text-muted">{term}</dt>
      <dd className="min-w-0 flex-1 basis-[5rem]">{children}</dd>
    </div>
  );
}

function LatestVitals({ readings, own, now }: { readings: StoredReading[]; own: LimitsByType; now: Date }) {
  if (readings.length === 0) return <p className="mt-3 border-t border-line pt-3 text-muted">No readings yet</p>;
  return (
    <dl className="mt-3 space-y-1 border-t border-line pt-3">
      {readings.map((reading) => {
        const { label, unit } = VITAL_KINDS[reading.deviceType];
        return (
          <div key={reading.id} className="flex flex-wrap items-baseline gap-x-3" data-reading={reading.deviceType}>
            <dt className="w-[9rem] text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {formatValue(reading)} <span className="font-normal text-muted">{unit}</span>
            </dd>
            <VitalVerdict reading={reading} own={own} hidesNormal />
            <dd className="ml-auto text-sm text-muted">
              <Age at={reading.measuredAt} now={now} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
