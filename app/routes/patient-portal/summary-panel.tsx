import { TellUs } from "~/components/tell-us";
import type { PortalRecord } from "./queries.server";

/** The Health Summary tab: history, allergies, medications (PORT-10) and insurance (PORT-11). */
export function SummaryPanel({ record }: { record: PortalRecord }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Entries id="history" title="Medical history" about="medical history" entries={record.medicalHistory} />
      <Entries id="allergies" title="Allergies" about="allergies" entries={record.allergies} />
      <Entries id="current-medications" title="Current medications" about="medications" entries={record.medications} />
      <section aria-labelledby="insurance-title" className="card flex flex-col p-6 pb-3">
        <h2 id="insurance-title" className="text-xl font-bold">
          Insurance
        </h2>
        <p className="mt-3 mb-2 flex flex-wrap items-center gap-3">
          {record.insuranceProvider ? (
            <>
              {record.insuranceProvider} <span className="badge bg-tint text-on-tint">Active</span>
            </>
          ) : (
            <span className="text-muted">None recorded</span>
          )}
        </p>
        <p className="mt-auto">
          <TellUs about="insurance" />
        </p>
      </section>
    </div>
  );
}

function Entries({ id, title, about, entries }: { id: string; title: string; about: string; entries: string[] }) {
  return (
    <section aria-labelledby={`${id}-title`} className="card flex flex-col p-6 pb-3">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {entries.length > 0 ? (
        <ul className="mt-3 mb-2 list-disc space-y-1 pl-5 marker:text-action">
          {entries.map((entry, index) => (
            <li key={`${index} ${entry}`}>{entry}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 mb-2 text-muted">None recorded</p>
      )}
      <p className="mt-auto">
        <TellUs about={about} />
      </p>
    </section>
  );
}
