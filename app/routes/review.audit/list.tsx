import { LocalTime } from "~/components/local-time";
import { FROM_DEVICE, type AuditAction, type AuditOutcome } from "~/domain/audit";

type Entry = {
  id: number;
  at: Date;
  actor: { id: number; role: "patient" | "provider" | "admin"; name: string } | null;
  patientId: number | null;
  accountId: number | null;
  action: AuditAction;
  subject: string;
  outcome: AuditOutcome;
  address: string;
  isEmergency: boolean;
  count: number;
};

const ROLES = { patient: "patient", provider: "specialist", admin: "administrator" } as const;

const OUTCOMES: Record<AuditOutcome, string> = {
  done: "bg-tint text-on-tint",
  denied: "bg-danger-tint text-danger",
  failed: "bg-warn-tint text-warn",
};

/** Entries in the log's own words: they are compared with it. */
export function EntryList({ entries }: { entries: Entry[] }) {
  return (
    <ol className="mt-6 space-y-3">
      {entries.map(({ id, at, actor, patientId, accountId, action, subject, outcome, address, isEmergency, count }) => (
        <li key={id} className="card p-5" data-entry={id}>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 className="font-semibold wrap-anywhere">
              {actor ? actor.name : subject === FROM_DEVICE ? "A device with a token" : "Nobody signed in"}
              {actor && (
                <span className="font-normal text-muted">
                  , {ROLES[actor.role]}, user {actor.id}
                </span>
              )}
            </h2>
            <span className="flex flex-wrap gap-2">
              {isEmergency && <span className="badge bg-danger-tint text-danger">emergency</span>}
              <span className={`badge ${OUTCOMES[outcome]}`}>{outcome}</span>
            </span>
          </div>
          <p>
            {action}: {subject}
            {patientId !== null && ` of patient ${patientId}`}
            {accountId !== null && ` for user ${accountId}`}
            {count > 1 && `, ${count} more times within an hour`}
          </p>
          <p className="text-[0.9375rem] text-muted">
            <LocalTime iso={at.toISOString()} />, from <span className="wrap-anywhere">{address}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
