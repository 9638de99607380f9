import { CheckboxField, TextField } from "~/components/form/field";
import { SmallForm } from "~/components/form/small-form";
import { Say, useWords } from "~/components/words";
import { readFormError } from "~/domain/form-error";
import { DEVICE_FIELDS, DEVICE_NAME_LIMIT } from "~/domain/vitals/devices";
import { DEVICE_TYPES, VITAL_KINDS } from "~/domain/vitals/types";
import type { RejectedForm } from "~/domain/rejected-form";

/** A name, and what the device may send: no more than it measures. @param formId sent twice, it adds one device. */
export function AddDevice({ formId, answer }: { formId: string; answer: RejectedForm | undefined }) {
  const { t } = useWords("dashboard");
  return (
    <section aria-labelledby="add-title" className="card p-5 sm:p-8">
      <h2 id="add-title" className="mb-4 text-xl font-bold">
        {t("Add a device")}
      </h2>
      <SmallForm
        id="add"
        intent="add"
        order={DEVICE_FIELDS}
        answer={answer}
        button={t("Add Device")}
        pending={t("Adding...")}
      >
        {(fields) => {
          const first = fields[DEVICE_TYPES[0]];
          return (
            <>
              <input type="hidden" name="form" value={formId} />
              <TextField
                field={fields.name}
                label={t("Name")}
                hint={t("How you will know it again, like Bathroom scale")}
                maxLength={DEVICE_NAME_LIMIT}
              />
              <fieldset className="min-w-0">
                <legend className="font-semibold">{t("What it measures")}</legend>
                {first.errors && (
                  <p id={first.errorId} className="mt-1 font-semibold text-danger">
                    <span className="sr-only">{t("Error: ")}</span>
                    <Say message={readFormError(first.errors[0]!)} />
                  </p>
                )}
                <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
                  {DEVICE_TYPES.map((type) => (
                    <CheckboxField key={type} field={fields[type]} label={t(VITAL_KINDS[type].label)} />
                  ))}
                </div>
              </fieldset>
            </>
          );
        }}
      </SmallForm>
    </section>
  );
}
