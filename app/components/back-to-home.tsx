import { Link } from "@remix-run/react";

/** The way back that every inner screen has (APP-20). */
export function BackToHome() {
  return (
    <Link to="/" prefetch="intent" className="link -ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium">
      <span aria-hidden="true">←</span> Back to Home
    </Link>
  );
}
