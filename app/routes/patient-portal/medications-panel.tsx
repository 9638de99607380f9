import { Form } from "@remix-run/react";
import { PrescriptionList } from "~/components/prescription";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import type { PanelOf, PortalRecord } from "./queries.server";

/** The Medications tab: the prescriptions, newest first (PORT-13). */
export function MedicationsPanel({
  record,
  panel: { prescriptions },
}: {
  record: PortalRecord;
  panel: PanelOf<"medications">;
}) {
  const { t } = useWords("portal");
  return (
    <section aria-labelledby="medications-title">
      <h2 id="medications-title" className="text-xl font-bold">
        {t("Prescriptions")}
      </h2>
      <PrescriptionList prescriptions={prescriptions} />
      <InteractionCheck record={record} />
    </section>
  );
}

/**
 * The way to the interaction check. What the record says to be taken now goes
 * along in the body of a post: an address would put it in histories and logs.
 */
function InteractionCheck({ record: { medications, allergies } }: { record: PortalRecord }) {
  const { t } = useWords("portal");
  return (
    <section aria-labelledby="check-title" className="no-print mt-6 card p-6">
      <h3 id="check-title" className="text-lg font-bold">
        {t("Check for interactions")}
      </h3>
      <p className="mt-1 max-w-prose text-muted">
        {t(
          "Check your medicines against each other, together with what you buy without a prescription. Nothing of it is stored.",
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {medications.length > 0 && (
          <Form method="post" action={CHECK}>
            <input type="hidden" name="medications" value={medications.join("\n")} />
            <input type="hidden" name="allergies" value={allergies.join("\n")} />
            <button type="submit" className="btn btn-primary">
              {t("Check My Medicines")}
            </button>
          </Form>
        )}
        <Link to={CHECK} className="btn btn-secondary">
          {t("Check other medicines")}
        </Link>
      </div>
    </section>
  );
}

const CHECK = "/ai-consultation/interactions";
