import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { findPatient, findVisit, patientOfVisit } from "db/records";
import { useHydrated } from "remix-utils/use-hydrated";
import { AttendingName } from "~/components/consultation";
import type { TitleHandle } from "~/components/document-title";
import { askedZone, Moment, VisitorZone, ZoneForm } from "~/components/moment";
import { PrescriptionFacts } from "~/components/prescription";
import { ScreenError } from "~/components/screen-error";
import { TellUs } from "~/components/tell-us";
import { useBrand } from "~/components/use-brand";
import { appContext } from "~/context";
import { consultationKind } from "~/domain/consultations";
import { ApiError } from "~/domain/errors";
import { formatDate } from "~/domain/moments";
import { documentHeaders, NOT_KEPT } from "~/services/http/document-headers";
import { idParam } from "~/services/http/endpoint.server";
import { requireRecord } from "~/services/http/record-guard.server";
import { withScreenRefusals } from "~/services/http/screen-refusal.server";

export const handle: TitleHandle = { title: "After-visit summary" };

/** The summary of one completed consultation, to keep and to print. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return withScreenRefusals(request, async () => {
    const app = appContext(context);
    const id = idParam(params.id);
    const patientId = id === null ? null : await patientOfVisit(app.db, id);
    if (id === null || patientId === null) throw new ApiError("not_found", "There is no such visit");
    const record = await requireRecord(request, patientId, app, "visit summary");
    const [patient, visit] = await Promise.all([findPatient(app.db, record), findVisit(app.db, record, id)]);
    if (!patient || !visit) throw new ApiError("not_found", "There is no such visit");
    const { firstName, lastName, dateOfBirth, medicalRecordNumber } = patient;
    return data(
      { visit, patient: { name: `${firstName} ${lastName}`, dateOfBirth, medicalRecordNumber }, isSample: record.isDemo },
      NOT_KEPT,
    );
  });
}

export const headers = documentHeaders;

export default function AfterVisitSummary() {
  const { visit, patient, isSample } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const zone = askedZone(params);
  return (
    <VisitorZone asked={zone}>
      <div className="wrap max-w-4xl pt-6">
        <Link
          to={`/patient-portal?tab=appointments${zone ? `&tz=${encodeURIComponent(zone)}` : ""}`}
          className="link no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium"
        >
          <span aria-hidden="true">←</span> Appointments
        </Link>
        <article aria-labelledby="visit-title" className="mt-4">
          <header className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 id="visit-title" className="text-title font-bold">
                After-visit summary
              </h1>
              <p className="mt-1 text-lg">
                <Moment at={visit.scheduledAt} />
              </p>
            </div>
            <PrintButton />
          </header>
          {isSample && <p className="mt-4 rounded-xl bg-warn-tint p-4 text-warn">This is a sample, of a person who does not exist.</p>}
          <Facts visit={visit} patient={patient} />
          <Reasons symptoms={visit.symptoms} />
          <Part title="Assessment: what we found" text={visit.diagnosis} />
          <Part title="Plan: what comes next" text={visit.treatment} />
          <section className="mt-8">
            <h2 className="text-xl font-bold">Prescribed at this visit</h2>
            {visit.prescriptions.length === 0 ? (
              <p className="mt-2">None recorded</p>
            ) : (
              <ul className="mt-3 space-y-4">
                {visit.prescriptions.map((prescription) => (
                  <li key={prescription.id} className="card p-5">
                    <h3 className="font-bold">{prescription.medicationName}</h3>
                    <PrescriptionFacts prescription={prescription} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <WhomToCall />
          <p className="mt-4">
            <TellUs about="visit" />
          </p>
        </article>
        <ZoneForm />
      </div>
    </VisitorZone>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Facts({ visit, patient }: Pick<Loaded, "visit" | "patient">) {
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">Patient</dt>
        <dd className="font-semibold">
          {patient.name}
          {patient.dateOfBirth && <span className="block font-normal">Born {formatDate(patient.dateOfBirth)}</span>}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">Medical record number</dt>
        <dd className="font-semibold">{patient.medicalRecordNumber}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">With</dt>
        <dd className="font-semibold">
          <AttendingName attending={visit.attending} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">Kind of visit</dt>
        <dd className="font-semibold">{consultationKind(visit.type)} consultation</dd>
      </div>
    </dl>
  );
}

function Reasons({ symptoms }: { symptoms: string[] }) {
  if (symptoms.length === 0) return <Part title="Why you came" text="" />;
  return (
    <section className="keep-together mt-8">
      <h2 className="text-xl font-bold">Why you came</h2>
      <ul className="mt-2 list-disc pl-5 text-lg marker:text-action">
        {symptoms.map((symptom, index) => (
          <li key={`${index} ${symptom}`}>{symptom}</li>
        ))}
      </ul>
    </section>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className="keep-together mt-8">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-2 max-w-prose text-lg whitespace-pre-line">{text || "None recorded"}</p>
    </section>
  );
}

/** Numbers in words, so that they are on the paper too. */
function WhomToCall() {
  const brand = useBrand();
  return (
    <section className="card keep-together mt-10 p-6">
      <h2 className="text-xl font-bold">Whom to call</h2>
      <p className="mt-2">
        Questions, side effects, or no better after what was agreed: call{" "}
        <a className="link font-semibold" href={brand.phoneHref}>
          {brand.supportPhone}
        </a>{" "}
        or write to{" "}
        <a className="link wrap-anywhere" href={`mailto:${brand.supportEmail}`}>
          {brand.supportEmail}
        </a>
        .
      </p>
      <p className="mt-2 font-semibold text-danger">
        Chest pain, trouble breathing, signs of a stroke, or anything that may threaten your life: call{" "}
        <a className="underline underline-offset-4" href="tel:911">
          911
        </a>{" "}
        now.
      </p>
    </section>
  );
}

/** Without script the browser's own menu prints the same page. */
function PrintButton() {
  return useHydrated() ? (
    <button type="button" onClick={() => window.print()} className="btn btn-secondary no-print">
      Print
    </button>
  ) : null;
}

export function ErrorBoundary() {
  return <ScreenError title="Summary Unavailable" />;
}
