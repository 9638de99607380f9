import { useWords } from "~/components/words";
import type { DeviceType } from "~/domain/vitals/types";

type Props = { origin: string; patientId: number };

/** How a program sends a reading. The token is the reader's to fill in. */
export function HowTo({ origin, patientId }: Props) {
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
      <Example origin={origin} patientId={patientId} deviceType="body_weight" />
    </section>
  );
}

/** Readings as a program writes them. */
export const EXAMPLES: Record<DeviceType, string> = {
  heart_rate: '"value": 72, "unit": "bpm"',
  blood_pressure: '"value": "120/80", "unit": "mmHg"',
  oxygen_sat: '"value": 98, "unit": "%"',
  temperature: '"value": 36.8, "unit": "°C"',
  body_weight: '"value": 82.4, "unit": "kg"',
};

/**
 * @param deviceType of a kind that the device may send: any other would be refused.
 * @param token where it is shown anyway: then the command works as it is copied.
 */
export function Example({ origin, patientId, deviceType, token }: Props & { deviceType: DeviceType; token?: string }) {
  return (
    <pre
      lang="en"
      dir="ltr"
      className="mt-4 rounded-lg bg-sunken p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    >
      {`${token === undefined ? "" : `TOKEN=${token}\n`}curl ${origin}/api/health-monitoring/${patientId}/readings \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '{"deviceType": "${deviceType}", ${EXAMPLES[deviceType]},
       "timestamp": "2026-03-10T08:20:00Z"}'`}
    </pre>
  );
}
