import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findProviderPage } from "db/providers";
import type { ReactNode } from "react";
import { prefetchProps } from "~/components/prefetch";
import { Arrow } from "~/components/arrow";
import { Avatar } from "~/components/avatar";
import type { TitleHandle } from "~/components/document-title";
import { askedZone } from "~/components/zoned-time";
import { Rating, VerifiedBadge } from "~/components/provider-badges";
import { ScreenError } from "~/components/screen-error";
import { SpokenLanguage } from "~/components/spoken-language";
import { Link } from "~/components/ui/link";
import { describedBy, translateIn, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { formatDollars } from "~/domain/format";
import { initialsOf, providerLabel, type PublicProvider } from "~/domain/providers/provider";
import type { Specialty } from "~/domain/providers/constants";
import { comingWeek } from "~/domain/providers/week";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { idParam } from "~/services/http/responses/endpoint.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { isLight } from "~/services/pages/light-pages.server";
import { structuredProfile } from "~/services/pages/structured-data.server";
import { WeekTable } from "./week-table";

type Data = { provider: { id: number; specialty: Specialty; location: string } };

export const handle: TitleHandle<Data> & TranslatedHandle<"directory"> = {
  title: ({ provider }, { say, translate }) => `${say(providerLabel(provider.id))}, ${translate(provider.specialty)}`,
  namespace: "directory",
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? [
        ...describedBy(matches, "{specialty} in {location}. Experience, languages, price and weekly hours.", {
          specialty: translateIn(matches, data.provider.specialty),
          location: data.provider.location,
        }),
        // Data to a browser, which runs none of it; Remix escapes it.
        ...(data.structured ? [{ "script:ld+json": data.structured }] : []),
      ]
    : [];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { db, clock, config, isDataRequest } = app;
  const id = idParam(params.id);
  const provider = id === null ? null : await respondUnavailable(() => findProviderPage(db, id));
  if (!provider) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  const { firstName, lastName, userId: _userId, licenseNumber: _license, availability, ...shown } = provider;
  return {
    provider: { ...shown, name: `${firstName} ${lastName}`, initials: initialsOf(firstName, lastName) },
    week: comingWeek(availability, provider.timeZone, clock()),
    visitorZone: askedZone(new URL(request.url).searchParams),
    // Search engines read whole pages, and none that spare bytes.
    structured: isDataRequest || (await isLight(request, app)) ? null : structuredProfile(provider, config),
  };
}

export const headers = documentHeaders;

export default function Profile() {
  const { provider, week, visitorZone } = useLoaderData<typeof loader>();
  const { t } = useWords("directory");
  return (
    <div className="wrap pt-6">
      <Link
        to="/specialists"
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link"
      >
        <Arrow to="back" /> {t("All specialists")}
      </Link>
      <article aria-labelledby="profile-title" className="mt-4">
        <header className="flex flex-wrap items-center gap-6">
          <Avatar provider={provider} className="size-24 shrink-0" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <h1 id="profile-title" className="text-title font-bold">
                {t("Dr. Specialist {id}", { id: provider.id })}
              </h1>
              <VerifiedBadge isVerified={provider.isVerified} />
            </div>
            <p className="text-lg wrap-anywhere">
              <bdi lang="en">{provider.name}</bdi> · {t(provider.specialty)}
            </p>
            <Rating rating={provider.rating} totalReviews={provider.totalReviews} />
          </div>
        </header>
        {/* On a phone, price and booking come before the long text. */}
        <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Booking provider={provider} />
          <div className="min-w-0">
            <h2 className="text-xl font-bold">{t("About")}</h2>
            <p lang="en" dir="auto" className="mt-2 max-w-prose text-lg whitespace-pre-line">
              {provider.bio}
            </p>
            <div className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-2">
              <Facts title={t("Certifications")}>
                {provider.certifications.map((value) => (
                  <li key={value}>
                    <bdi lang="en">{value}</bdi>
                  </li>
                ))}
              </Facts>
              <Facts title={t("Languages")}>
                {provider.languages.map((name) => (
                  <li key={name}>
                    <SpokenLanguage name={name} />
                  </li>
                ))}
              </Facts>
            </div>
            <WeekTable week={week} zone={provider.timeZone} askedZone={visitorZone} />
          </div>
        </div>
      </article>
    </div>
  );
}

type BookingFacts = Pick<
  PublicProvider,
  "id" | "hourlyRate" | "yearsExperience" | "location" | "isVrEnabled" | "isVerified"
>;

function Booking({ provider }: { provider: BookingFacts }) {
  const { t, count } = useWords("directory");
  return (
    <aside aria-label={t("Booking")} className="h-fit card p-6 lg:order-last">
      <p className="text-2xl font-bold">
        <bdi>{formatDollars(provider.hourlyRate)}</bdi>{" "}
        <span className="text-base font-normal text-muted">{t("per hour")}</span>
      </p>
      <ul className="mt-4 space-y-2">
        <li>{count("yearOfExperience", provider.yearsExperience)}</li>
        <li>
          <bdi lang="en">{provider.location}</bdi>
        </li>
        {provider.isVrEnabled && <li className="font-medium text-action">{t("VR Consultations Available")}</li>}
      </ul>
      <Link
        to={`/book-appointment?specialist=${provider.id}`}
        {...prefetchProps}
        className="mt-6 btn w-full btn-primary"
      >
        {t("Book Consultation")}
      </Link>
      {!provider.isVerified && (
        <p className="mt-4 text-[0.9375rem] text-muted">
          {t(
            "We are still checking this specialist’s license. You can ask for an appointment; we confirm it once that is done.",
          )}
        </p>
      )}
    </aside>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-2 space-y-1">{children}</ul>
    </section>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Profile Unavailable" />;
}
