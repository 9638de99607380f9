import { Form } from "@remix-run/react";
import { FirstButton, WhenFields } from "~/components/appointments/when-fields";
import { ErrorSummary } from "~/components/form/error-summary";
import { Honeypot } from "~/components/form/field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFields } from "~/components/form/use-fields";
import { ActionMessage } from "~/components/messages";
import { useWords } from "~/components/words";
import type { DayOffer, OfferedTime } from "~/domain/appointments/offer";
import type { dateLimits } from "~/domain/booking";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ShownAppointment } from "./queries.server";

/** What a post of the page is answered with if it stays: refused, or with the times that were asked for. */
export type Answer = (RejectedForm | { shown: true; result: RejectedForm["result"]; toast: undefined }) & {
  offer?: DayOffer | null;
  nearest?: OfferedTime[];
};

const ORDER = ["preferredDate", "preferredTime"] as const;
type FieldName = (typeof ORDER)[number] | "patientZone";

/** Another time with the same specialist, of those that are free. */
export function MoveForm({
  appointment,
  provider,
  offer,
  limits,
  answer,
}: {
  appointment: ShownAppointment;
  provider: NonNullable<ShownAppointment["provider"]>;
  offer: DayOffer | null;
  limits: ReturnType<typeof dateLimits>;
  answer: Answer | undefined;
}) {
  const { t } = useWords("booking");
  const { fields, formErrors } = useFields<FieldName>("move", answer?.result);
  return (
    <>
      <ActionMessage message={answer?.toast} />
      <ErrorSummary fields={ORDER.map((name) => fields[name])} formErrors={formErrors} result={answer?.result} />
      <Form method="post" action="?" replace id="move" noValidate className="mt-4 space-y-5">
        <FirstButton intent="move" />
        <Honeypot />
        <WhenFields
          fields={fields}
          provider={provider}
          offer={answer?.offer ?? offer}
          nearest={answer?.nearest}
          limits={limits.preferredDate}
          zone={appointment.patientZone}
          typed={answer?.result.initialValue ?? undefined}
          isShown={answer !== undefined && "shown" in answer}
        />
        <SubmitButton intent="move" pendingText={t("Moving…")}>
          {t("Move to this time")}
        </SubmitButton>
      </Form>
    </>
  );
}
