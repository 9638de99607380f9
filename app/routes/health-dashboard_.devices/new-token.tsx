import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { Example } from "./how-to";

/** The token of a device that was just added: shown this one time. */
export function NewToken({
  token,
  example,
  origin,
  patientId,
}: {
  token: string;
  example: string;
  origin: string;
  patientId: number;
}) {
  const hydrated = useHydrated();
  const { t } = useWords("dashboard");
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  return (
    <section aria-labelledby="token-title" className="card p-5 sm:p-8">
      <h2 id="token-title" className="text-xl font-bold">
        {t("Its token")}
      </h2>
      <p className="mt-2">
        {t(
          "Enter it in the device or the program now. It is shown this one time and kept nowhere; whoever has it can add readings to your record, and can read nothing.",
        )}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <code data-token dir="ltr" className="rounded-lg bg-sunken p-3 font-mono wrap-anywhere select-all">
          {token}
        </code>
        {/* Only over HTTPS, and on this machine, browsers let a page use the clipboard. */}
        {hydrated && "clipboard" in navigator && (
          <button type="button" onClick={() => void copy()} className="btn btn-secondary">
            {t("Copy")}
          </button>
        )}
      </p>
      <p role="status" className="text-muted">
        {copied === "yes" && t("Copied.")}
        {copied === "no" && t("The browser did not allow it. Select the token and copy it.")}
      </p>
      <Example origin={origin} patientId={patientId} example={example} token={token} />
      <p className="mt-6">
        <Link to="/health-dashboard/devices" className="btn btn-primary">
          {t("I Have Entered It")}
        </Link>
      </p>
    </section>
  );
}
