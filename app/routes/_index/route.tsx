import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { latestReadings } from "db/vitals";
import { DeferredPart } from "~/components/deferred-data";
import { ScreenError } from "~/components/screen-error";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import { toHealthReading, type HealthReading } from "~/domain/vitals/reading";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { isUnavailable, UNAVAILABLE_RETRY_SECONDS } from "~/services/http/responses/unavailable.server";
import { deferData } from "~/services/http/responses/deferred-data.server";
import { AiFeatures, Closing, Hero, Telemedicine, Testimonials } from "./sections";
import { LiveDashboard, VitalsSkeleton } from "./live-dashboard";

export const handle: TranslatedHandle<"home"> = { namespace: "home" };

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "Weight care with real specialists: AI meal planning, virtual consultations and progress tracking, at your pace.",
  );

export async function loader({ context }: LoaderFunctionArgs) {
  const { db, isDataRequest, log } = appContext(context);
  const readings: Promise<HealthReading[] | null> = latestReadings(db, DEMO_PATIENT_ID).then(
    (found) => found.map(toHealthReading),
    (error: unknown) => {
      if (!isUnavailable(error)) throw error;
      log.error(error);
      return null;
    },
  );
  // A page waits, so that it is whole; a navigation within the app shows skeletons meanwhile.
  if (isDataRequest) return { readings: deferData(readings, { log }) };
  const found = await readings;
  if (found) return { readings: found };
  // The rest of the page does not need the records: it is shown, with the truth about its state.
  return data({ readings: found }, { status: 503, headers: { "Retry-After": String(UNAVAILABLE_RETRY_SECONDS) } });
}

/** Within the app the screen is there at once, with skeletons for as long as the network takes. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => ({
  // Not there is what the screen can say; it is no reason to take the page away.
  readings: serverLoader<typeof loader>().then(
    ({ readings }) => readings,
    () => null,
  ),
});

export const headers = documentHeaders;

export default function Home() {
  const { readings } = useLoaderData<typeof loader>();
  const { t } = useWords("home");
  return (
    <>
      <Hero />
      <AiFeatures />
      <section aria-labelledby="live-title" className="bg-sunken py-16">
        <div className="wrap">
          <h2 id="live-title" className="text-title font-bold">
            {t("Your health, live")}
          </h2>
          <p className="mt-2 max-w-2xl text-lg text-muted">
            {t(
              "Connect a cuff, a scale or a watch and see what your care team sees. These values come from our sample patient, a record that everyone may look at.",
            )}
          </p>
          <DeferredPart of={readings} skeleton={<VitalsSkeleton />}>
            {(found) => <LiveDashboard readings={found} />}
          </DeferredPart>
        </div>
      </section>
      <Telemedicine />
      <Testimonials />
      <Closing />
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Home Unavailable" />;
}
