import { DateAndTime, withZone } from "~/components/zoned-time";
import { ReportProblemLink } from "~/components/report-problem-link";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import {
  consultationKind,
  CONSULTATION_STATUS_WORDS,
  type Consultation,
  type ConsultationStatus,
} from "~/domain/consultations";
import { LANGUAGES } from "~/domain/language";

const STYLES: Record<ConsultationStatus, { look: string; icon: string }> = {
  completed: { look: "bg-sunken text-ink", icon: "M3 8.5 6.5 12 13 4.5" },
  scheduled: { look: "bg-tint text-on-tint", icon: "M8 4v4.5l3 1.8M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0" },
  "in-progress": { look: "bg-action text-on-action", icon: "M5 3.5v9l7.5-4.5z" },
  cancelled: { look: "bg-danger-tint text-danger", icon: "m4 4 8 8m0-8-8 8" },
};

/** The state of a consultation (DATA-32): never by colour alone. */
export function StatusBadge({ status }: { status: ConsultationStatus }) {
  const { t } = useWords<"portal" | "dashboard">();
  const { look, icon } = STYLES[status];
  return (
    <span data-status={status} className={`badge ${look}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 fill-none stroke-current stroke-2">
        <path d={icon} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {t(CONSULTATION_STATUS_WORDS[status])}
    </span>
  );
}

/** How a consultation is held (DATA-31). */
export function KindBadge({ type }: { type: string }) {
  const { t, rich } = useWords<"portal" | "dashboard">();
  return (
    <span className="badge border border-line text-muted">
      {/* One box: the badge sets its boxes apart. */}
      <span>
        {rich("{kind} {consultation}", {
          kind: t(consultationKind(type)),
          consultation: <span className="sr-only">{t("consultation")}</span>,
        })}
      </span>
    </span>
  );
}

export type Attending = { id: number; name: string; specialty: string; isListed: boolean };

/** With whom, or by whom: linked as long as the specialist has a public profile. */
export function AttendingName({ attending }: { attending: Attending | null }) {
  const { t, rich, translate, language } = useWords<"portal" | "dashboard">();
  if (!attending) return <>{t("a specialist who has left our network")}</>;
  const name = <bdi lang="en">{attending.name}</bdi>;
  // A name in Latin letters comes first, and must not turn the order round.
  return (
    <span dir={LANGUAGES[language].direction}>
      {rich("{name}, {specialty}", {
        name: attending.isListed ? (
          <Link to={`/specialists/${attending.id}`} className="link">
            {name}
          </Link>
        ) : (
          name
        ),
        specialty: translate(attending.specialty),
      })}
    </span>
  );
}

type Head = Pick<Consultation, "type" | "status" | "scheduledAt"> & { attending: Attending | null };

/** The head of a consultation's card: its state and kind, when it is (as a third-level heading), and with whom. */
export function ConsultationHead({
  consultation: { type, status, scheduledAt, attending },
  titleClass = "",
}: {
  consultation: Head;
  titleClass?: string;
}) {
  const { rich } = useWords<"portal" | "dashboard">();
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={status} />
        <KindBadge type={type} />
      </div>
      <h3 className={`mt-2 font-semibold ${titleClass}`}>
        <DateAndTime at={scheduledAt} />
      </h3>
      <p>{rich("With {specialist}", { specialist: <AttendingName attending={attending} /> })}</p>
    </>
  );
}

/** What a consultation was about and what came of it; nothing where nothing is recorded. */
export function ConsultationFacts({
  consultation: { symptoms, diagnosis, treatment },
}: {
  consultation: Pick<Consultation, "symptoms" | "diagnosis" | "treatment">;
}) {
  const { t } = useWords<"portal" | "dashboard">();
  const details = [
    { term: t("Symptoms"), text: symptoms.join(", ") },
    { term: t("Diagnosis"), text: diagnosis },
    { term: t("Treatment"), text: treatment },
  ].filter(({ text }) => text !== "");
  if (details.length === 0) return null;
  return (
    <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-3 border-t border-line pt-4 md:grid-cols-[7rem_minmax(0,1fr)]">
      {details.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="font-semibold max-md:-mb-3">{term}</dt>
          <dd lang="en" dir="auto" className="max-w-prose whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A consultation of a patient's own record, with the way to its summary. */
export function ConsultationCard({
  consultation,
  zone,
}: {
  consultation: Consultation & { attending: Attending | null };
  zone: string | null;
}) {
  const { t } = useWords<"portal" | "dashboard">();
  const { id, status } = consultation;
  return (
    <li className="card p-6 pb-3" data-appointment={id}>
      <ConsultationHead consultation={consultation} titleClass="text-lg" />
      <ConsultationFacts consultation={consultation} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        {status === "completed" && (
          <Link
            to={withZone(`/patient-portal/visits/${id}`, zone)}
            className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium link"
          >
            {t("After-visit summary")}
            <span className="sr-only"> {t("of visit {id}", { id })}</span>
          </Link>
        )}
        <ReportProblemLink about="appointment" />
      </p>
    </li>
  );
}
