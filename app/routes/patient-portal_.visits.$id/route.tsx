import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { findPatient, findVisit, patientOfVisit } from "db/records";
import { useHydrated } from "remix-utils/use-hydrated";
import { Arrow } from "~/components/arrow";
import { AttendingName } from "~/components/consultation";
import type { TitleHandle } from "~/components/document-title";
import { askedZone, DateAndTime, VisitorZone, ZoneForm } from "~/components/zoned-time";
import { PrescriptionFacts } from "~/components/prescription";
import { ScreenError } from "~/components/screen-error";
import { ReportProblemLink } from "~/components/report-problem-link";
import { Link } from "~/components/ui/link";
import { useBrand } from "~/components/use-brand";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { consultationKind } from "~/domain/consultations";
import { ApiError } from "~/domain/errors";
import { formatDate } from "~/domain/moments";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { idParam } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { requireUser } from "~/services/sessions/session.server";

export const handle: TitleHandle & TranslatedHandle<"portal"> = { title: "After-visit summary", namespace: "portal" };

/** The summary of one completed consultation, to keep and to print. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return withErrorScreens(request, async () => {
    const app = appContext(context);
    const id = idParam(params.id);
    const patientId = id === null ? null : await patientOfVisit(app.db, id);
    if (id === null || patientId === null) {
      // Without a session an unknown visit looks like anybody's.
      await requireUser(request, app);
      throw new ApiError("not_found", "There is no such visit");
    }
    const record = await requireRecord(request, patientId, app, "visit summary");
    const [patient, visit] = await Promise.all([findPatient(app.db, record), findVisit(app.db, record, id)]);
    if (!patient || !visit) throw new ApiError("not_found", "There is no such visit");
    const { firstName, lastName, dateOfBirth, medicalRecordNumber } = patient;
    return data(
      {
        visit,
        patient: { name: `${firstName} ${lastName}`, dateOfBirth, medicalRecordNumber },
        isSample: record.isDemo,
      },
      NO_STORE,
    );
  });
}

export const headers = documentHeaders;

export default function AfterVisitSummary() {
  const { t } = useWords("portal");
  const { visit, patient, isSample } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const zone = askedZone(params);
  return (
    <VisitorZone asked={zone}>
      <div className="wrap max-w-4xl pt-6">
        <Link
          to={`/patient-portal?tab=appointments${zone ? `&tz=${encodeURIComponent(zone)}` : ""}`}
          className="no-print -ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link"
        >
          <Arrow to="back" /> {t("Appointments")}
        </Link>
        <article aria-labelledby="visit-title" className="mt-4">
          <header className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 id="visit-title" className="text-title font-bold">
                {t("After-visit summary")}
              </h1>
              <p className="mt-1 text-lg">
                <DateAndTime at={visit.scheduledAt} />
              </p>
            </div>
            <PrintButton />
          </header>
          {isSample && (
            <p className="mt-4 rounded-xl bg-warn-tint p-4 text-warn">
              {t("This is a sample, of a person who does not exist.")}
            </p>
          )}
          <Facts visit={visit} patient={patient} />
          <Reasons symptoms={visit.symptoms} />
          <Part title={t("Assessment: what we found")} text={visit.diagnosis} />
          <Part title={t("Plan: what comes next")} text={visit.treatment} />
          <section className="mt-8">
            <h2 className="text-xl font-bold">{t("Prescribed at this visit")}</h2>
            {visit.prescriptions.length === 0 ? (
              <p className="mt-2">{t("None recorded")}</p>
            ) : (
              <ul className="mt-3 space-y-4">
                {visit.prescriptions.map((prescription) => (
                  <li key={prescription.id} className="card p-5">
                    <h3 className="font-bold">
                      <bdi lang="en">{prescription.medicationName}</bdi>
                    </h3>
                    <PrescriptionFacts prescription={prescription} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <WhomToCall />
          <p className="no-print mt-4">
            <ReportProblemLink about="visit" />
          </p>
        </article>
        <ZoneForm />
      </div>
    </VisitorZone>
  );
}

const KINDS = { VR: "VR consultation", Video: "Video consultation" } as const;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Facts({ visit, patient }: Pick<Loaded, "visit" | "patient">) {
  const { t, language } = useWords("portal");
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">{t("Patient")}</dt>
        <dd className="font-semibold">
          <bdi>{patient.name}</bdi>
          {patient.dateOfBirth && (
            <span className="block font-normal">
              {t("Born {date}", { date: formatDate(patient.dateOfBirth, language) })}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("Medical record number")}</dt>
        <dd className="font-semibold">
          <bdi>{patient.medicalRecordNumber}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("With")}</dt>
        <dd className="font-semibold">
          <AttendingName attending={visit.attending} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("Kind of visit")}</dt>
        <dd className="font-semibold">{t(KINDS[consultationKind(visit.type)])}</dd>
      </div>
    </dl>
  );
}

function Reasons({ symptoms }: { symptoms: string[] }) {
  const { t } = useWords("portal");
  if (symptoms.length === 0) return <Part title={t("Why you came")} text="" />;
  return (
    <section className="keep-together mt-8">
      <h2 className="text-xl font-bold">{t("Why you came")}</h2>
      <ul className="mt-2 list-disc ps-5 text-lg marker:text-action">
        {symptoms.map((symptom, index) => (
          <li key={`${index} ${symptom}`}>
            <bdi lang="en">{symptom}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  const { t } = useWords("portal");
  return (
    <section className="keep-together mt-8">
      <h2 className="text-xl font-bold">{title}</h2>
      <p {...(text ? { lang: "en", dir: "auto" } : {})} className="mt-2 max-w-prose text-lg whitespace-pre-line">
        {text || t("None recorded")}
      </p>
    </section>
  );
}

/** Numbers in words, so that they are on the paper too. */
function WhomToCall() {
  const brand = useBrand();
  const { t, rich } = useWords("portal");
  return (
    <section className="keep-together mt-10 card p-6">
      <h2 className="text-xl font-bold">{t("Whom to call")}</h2>
      <p className="mt-2">
        {rich("Questions, side effects, or no better after what was agreed: call {number} or write to {address}.", {
          number: (
            <a className="font-semibold link" href={brand.phoneHref}>
              <bdi>{brand.supportPhone}</bdi>
            </a>
          ),
          address: (
            <a className="wrap-anywhere link" href={`mailto:${brand.supportEmail}`}>
              <bdi>{brand.supportEmail}</bdi>
            </a>
          ),
        })}
      </p>
      <p className="mt-2 font-semibold text-danger">
        {rich(
          "Chest pain, trouble breathing, signs of a stroke, or anything that may threaten your life: call {number} now.",
          {
            number: (
              <a className="underline underline-offset-4" href="tel:911">
                911
              </a>
            ),
          },
        )}
      </p>
    </section>
  );
}

/** Without script the browser's own menu prints the same page. */
function PrintButton() {
  const { t } = useWords("portal");
  return useHydrated() ? (
    <button type="button" onClick={() => window.print()} className="no-print btn btn-secondary">
      {t("Print")}
    </button>
  ) : null;
}

export function ErrorBoundary() {
  return <ScreenError title="Summary Unavailable" />;
}
