import { useLocation } from "@remix-run/react";
import { Link } from "~/components/ui/link";
import { useWords } from "./words";

/** Of what only a patient has: the way to sign in and back here, or whose it is. */
export function PatientsOnly({ why, what }: { why: "signed out" | "not a patient"; what: string }) {
  const { pathname } = useLocation();
  const { t } = useWords("dashboard");
  if (why === "not a patient") {
    return (
      <p>
        {what} {t("Your account has no health record of its own.")}
      </p>
    );
  }
  return (
    <>
      <p>
        {what} {t("The sample record has none.")}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={`/sign-in?next=${encodeURIComponent(pathname)}`} className="btn btn-primary">
          {t("Sign In")}
        </Link>
        <Link to="/register" className="btn btn-secondary">
          {t("Create an Account")}
        </Link>
      </p>
    </>
  );
}
