import type { ReactNode } from "react";
import { TextAreaField } from "~/components/form/field";
import { VersionField } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import type { Field } from "~/components/form/use-fields";
import { Link } from "~/components/ui/link";
import { NOTE_LIMIT } from "~/domain/appointments/answer";
import type { Step } from "~/domain/appointments/lifecycle";
import { zoneCity } from "~/domain/time-words";
import type { RejectedForm } from "~/domain/rejected-form";
import { TimeField, type FreeDay } from "./time-field";

type Props = {
  id: number;
  steps: Step[];
  /** The shape that is being answered: an older one is refused. */
  seen: number;
  answer: RejectedForm | undefined;
  timeZone: string;
  patientZone: string;
  days: FreeDay[];
  /** The day that the times begin with, if another one than today. */
  from: string | null;
  later: string;
  isAgreed: boolean;
};

/** What can be answered: accept, propose another time, decline; of an agreed appointment, move or cancel it. */
export function AnswerForms({ id, steps, seen, answer, timeZone, patientZone, days, from, later, isAgreed }: Props) {
  const shape = (field: Field) => (
    <VersionField field={field} name="seen" now={String(seen)} isRefused={answer !== undefined} />
  );
  const intent = answer?.result.initialValue?.intent;
  // What is refused without saying which one it was stands over the first.
  const answerTo = (one: string, isFirst = false) =>
    intent === one || (isFirst && intent !== "propose" && intent !== "decline") ? answer : undefined;
  const hasTimes = days.some(({ times }) => times.length > 0);
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {steps.includes("accept") && (
        <Part
          id="accept"
          title="Accept"
          text="The appointment is agreed at the requested time, and the patient is told by email."
        >
          <SmallForm
            id="accept"
            order={["seen"]}
            answer={answerTo("accept", true)}
            intent="accept"
            button="Accept"
            pending="Accepting..."
          >
            {(fields) => shape(fields.seen)}
          </SmallForm>
        </Part>
      )}
      {steps.includes("move") && (
        <Part
          id="propose"
          title={isAgreed ? "Move" : "Propose another time"}
          text={
            isAgreed
              ? "The old time is given up at once, and the new one is held until the patient has answered."
              : "It is held for the patient, who is asked by email."
          }
        >
          {hasTimes ? (
            <SmallForm
              id="propose"
              order={["startsAt", "note", "seen"]}
              answer={answerTo("propose", !steps.includes("accept"))}
              intent="propose"
              button="Propose"
              pending="Proposing..."
            >
              {(fields) => (
                <>
                  {shape(fields.seen)}
                  <TimeField field={fields.startsAt} days={days} timeZone={timeZone} patientZone={patientZone} />
                  <TextAreaField
                    field={fields.note}
                    label="Note to the patient"
                    hint="The patient will see this exactly as written."
                    optional
                    rows={3}
                    maxLength={NOTE_LIMIT}
                  />
                </>
              )}
            </SmallForm>
          ) : (
            <p>None of your hours in these two weeks is free.</p>
          )}
          <p className="mt-4 flex flex-wrap gap-x-6">
            {from && (
              <Link to={`/desk/requests/${id}#propose`} className="inline-flex min-h-11 items-center link">
                Times from today
              </Link>
            )}
            <Link to={`/desk/requests/${id}?from=${later}#propose`} className="inline-flex min-h-11 items-center link">
              Later times
            </Link>
          </p>
          <p className="text-[0.9375rem] text-muted">Times are on your clock in {zoneCity(timeZone)}.</p>
        </Part>
      )}
      {steps.includes("decline") && (
        <Part id="decline" title="Decline" text="The time is free again, and the patient is told by email.">
          <SmallForm
            id="decline"
            order={["reason", "seen"]}
            answer={answerTo("decline")}
            intent="decline"
            button="Decline"
            pending="Declining..."
          >
            {(fields) => (
              <>
                {shape(fields.seen)}
                <TextAreaField
                  field={fields.reason}
                  label="Reason"
                  hint="The patient reads it word for word. 10 to 1,000 characters."
                  rows={3}
                  maxLength={NOTE_LIMIT}
                />
              </>
            )}
          </SmallForm>
        </Part>
      )}
      {steps.includes("cancel") && (
        <Part
          id="cancel"
          title="Cancel"
          text="The appointment will not take place, and the patient is told by email. You are asked once more."
        >
          <Link to={`/desk/requests/${id}/cancel`} className="btn btn-secondary">
            Cancel the Appointment
          </Link>
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`min-w-0 card p-5 sm:p-8 ${id === "propose" ? "lg:row-span-2" : ""}`}
    >
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{text}</p>
      {children}
    </section>
  );
}
