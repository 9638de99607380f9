import { useBrand } from "~/components/use-brand";
import type { Specialty } from "~/domain/providers/constants";

/** What a specialist cannot change by themselves, and whom to call for it. */
export function FixedFacts({
  name,
  specialty,
  licenseNumber,
}: {
  name: string;
  specialty: Specialty;
  licenseNumber: string;
}) {
  const { phoneHref, supportPhone } = useBrand();
  const facts = [
    { term: "Name", text: name },
    { term: "Specialty", text: specialty },
    { term: "License number", text: licenseNumber },
  ];
  return (
    <section aria-labelledby="fixed-title" className="mt-6 max-w-3xl card p-5 sm:p-8">
      <h2 id="fixed-title" className="text-xl font-bold">
        What we have checked
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(({ term, text }) => (
          <div key={term} className="min-w-0">
            <dt className="text-[0.9375rem] text-muted">{term}</dt>
            <dd className="font-medium wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-muted">
        “Verified” stands for these three, so they cannot be changed here. Has one of them changed? Call{" "}
        <a className="link" href={phoneHref}>
          {supportPhone}
        </a>{" "}
        with the new certificate at hand, and a person checks it with you.
      </p>
    </section>
  );
}
