import { Link, useLocation } from "@remix-run/react";

/** Of what only a patient has: the way to sign in and back here, or whose it is. */
export function OwnerOnly({ why, what }: { why: "signed out" | "not a patient"; what: string }) {
  const { pathname } = useLocation();
  if (why === "not a patient") return <p>{what} Your account has no health record of its own.</p>;
  return (
    <>
      <p>{what} The sample record has none.</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={`/sign-in?next=${encodeURIComponent(pathname)}`} className="btn btn-primary">
          Sign In
        </Link>
        <Link to="/register" className="btn btn-secondary">
          Create an Account
        </Link>
      </p>
    </>
  );
}
