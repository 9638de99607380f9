import { Link } from "@remix-run/react";
import { BackToHome } from "./back-to-home";
import { useBrand } from "./use-brand";

/** A screen that is being built: says so, and what a visitor can do today instead. */
export function NotYetOpen({ title, text }: { title: string; text: string }) {
  const brand = useBrand();
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="card mt-6 max-w-2xl p-8">
        <p className="badge bg-warn-tint text-warn">Opening soon</p>
        <h1 className="mt-4 text-title font-bold">{title}</h1>
        <p className="mt-3 text-lg">{text}</p>
        <p className="mt-3 text-muted">
          Until then a person can help: send a request, or call{" "}
          <a className="link" href={brand.phoneHref}>
            {brand.supportPhone}
          </a>
          .
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/book-appointment" prefetch="intent" className="btn btn-primary">
            Book an Appointment
          </Link>
          <Link to="/specialists" prefetch="intent" className="btn btn-secondary">
            Find Specialists
          </Link>
        </div>
      </div>
    </div>
  );
}
