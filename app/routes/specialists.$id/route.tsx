import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { findProviderPage } from "db/providers";
import { Avatar } from "~/components/avatar";
import type { TitleHandle } from "~/components/document-title";
import { askedZone } from "~/components/moment";
import { Rating, VerifiedBadge } from "~/components/provider-badges";
import { ScreenError } from "~/components/screen-error";
import { appContext } from "~/context";
import { formatDollars, plural } from "~/domain/format";
import { initialsOf, providerLabel, type PublicProvider } from "~/domain/providers/provider";
import { comingWeek } from "~/domain/providers/week";
import { documentHeaders } from "~/services/http/document-headers";
import { idParam } from "~/services/http/endpoint.server";
import { duringOutage503 } from "~/services/http/outage.server";
import { WeekTable } from "./week-table";

type Data = { provider: { id: number; specialty: string; location: string } };

export const handle: TitleHandle<Data> = {
  title: ({ provider }) => `${providerLabel(provider.id)}, ${provider.specialty}`,
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [{ name: "description", content: `${data.provider.specialty} in ${data.provider.location}. Experience, languages, price and weekly hours.` }]
    : [];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, clock } = appContext(context);
  const id = idParam(params.id);
  const provider = id === null ? null : await duringOutage503(() => findProviderPage(db, id));
  if (!provider) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  const { firstName, lastName, userId: _userId, licenseNumber: _license, availability, ...shown } = provider;
  return {
    provider: { ...shown, name: `${firstName} ${lastName}`, initials: initialsOf(firstName, lastName) },
    week: comingWeek(availability, provider.timeZone, clock()),
    visitorZone: askedZone(new URL(request.url).searchParams),
  };
}

export const headers = documentHeaders;

export default function Profile() {
  const { provider, week, visitorZone } = useLoaderData<typeof loader>();
  const label = providerLabel(provider.id);
  return (
    <div className="wrap pt-6">
      <Link to="/specialists" className="link -ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium">
        <span aria-hidden="true">←</span> All specialists
      </Link>
      <article aria-labelledby="profile-title" className="mt-4">
        <header className="flex flex-wrap items-center gap-6">
          <Avatar provider={provider} className="size-24 shrink-0" />
          <div>
            <div className="flex flex-wrap items-center gap-3">
              <h1 id="profile-title" className="text-title font-bold">
                {label}
              </h1>
              <VerifiedBadge isVerified={provider.isVerified} />
            </div>
            <p className="text-lg">
              {provider.name} · {provider.specialty}
            </p>
            <Rating rating={provider.rating} totalReviews={provider.totalReviews} />
          </div>
        </header>
        {/* On a phone, price and booking come before the long text. */}
        <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Booking provider={provider} />
          <div className="min-w-0">
            <h2 className="text-xl font-bold">About</h2>
            <p className="mt-2 max-w-prose text-lg whitespace-pre-line">{provider.bio}</p>
            <div className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-2">
              <Facts title="Certifications" values={provider.certifications} />
              <Facts title="Languages" values={provider.languages} />
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
  return (
    <aside aria-label="Booking" className="card h-fit p-6 lg:order-last">
      <p className="text-2xl font-bold">
        {formatDollars(provider.hourlyRate)} <span className="text-base font-normal text-muted">per hour</span>
      </p>
      <ul className="mt-4 space-y-2">
        <li>{plural(provider.yearsExperience, "year")} of experience</li>
        <li>{provider.location}</li>
        {provider.isVrEnabled && <li className="font-medium text-action">VR Consultations Available</li>}
      </ul>
      <Link to={`/book-appointment?specialist=${provider.id}`} prefetch="intent" className="btn btn-primary mt-6 w-full">
        Book Consultation
      </Link>
      {!provider.isVerified && (
        <p className="mt-4 text-[0.9375rem] text-muted">
          We are still checking this specialist’s license. You can ask for an appointment; we confirm it once that is done.
        </p>
      )}
    </aside>
  );
}

function Facts({ title, values }: { title: string; values: string[] }) {
  return (
    <section>
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-2 space-y-1">
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Profile Unavailable" />;
}
