import { useWords } from "~/components/words";

type Props = { origin: string; patientId: number; example: string };

/** How a program sends a reading. The token is the reader's to fill in. */
export function HowTo(props: Props) {
  const { t } = useWords("dashboard");
  return (
    <section aria-labelledby="how-title" className="card p-5 sm:p-8">
      <h2 id="how-title" className="text-xl font-bold">
        {t("How a device sends")}
      </h2>
      <p className="mt-2">
        {t(
          "With its token, one reading or up to 1,000 in a list, as JSON or as FHIR. The same reading twice is kept once, so what was not answered can be sent again.",
        )}
      </p>
      <Example {...props} />
    </section>
  );
}

/**
 * @param example a reading's fields in JSON (`exampleOf`), of a type that the device may send: any other would be
 * refused.
 * @param token where it is shown anyway: then the command works as it is copied.
 */
export function Example({ origin, patientId, example, token }: Props & { token?: string }) {
  return (
    <pre
      lang="en"
      dir="ltr"
      className="mt-4 rounded-lg bg-sunken p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    >
      {`${token === undefined ? "" : `TOKEN=${token}\n`}curl ${origin}/api/health-monitoring/${patientId}/readings \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{${example},
       "timestamp": "2026-03-10T08:20:00Z"}'`}
    </pre>
  );
}
