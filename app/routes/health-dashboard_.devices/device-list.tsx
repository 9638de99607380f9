import { Form } from "@remix-run/react";
import type { Device } from "db/vital-devices";
import { ConfirmDisclosure } from "~/components/confirm-disclosure";
import { FormOwner } from "~/components/form/saved-draft";
import { Age } from "~/components/zoned-time";
import { useWords } from "~/components/words";
import { VITAL_KINDS } from "~/domain/vitals/types";

/** What may send, and the way to end it. */
export function DeviceList({ devices, now }: { devices: Device[]; now: Date }) {
  const { t, rich } = useWords("dashboard");
  return (
    <section aria-labelledby="list-title" className="card p-5 sm:p-8">
      <h2 id="list-title" className="text-xl font-bold">
        {t("Your devices")}
      </h2>
      {devices.length === 0 && <p className="mt-2 text-muted">{t("None yet.")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {devices.map(({ id, name, deviceTypes, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="text-[0.9375rem] text-muted">
                {deviceTypes
                  .map((type) => t(VITAL_KINDS[type].label))
                  .reduce((some, more) => t("{some}, {more}", { some, more }))}{" "}
                · {lastUsedAt ? rich("last used {age}", { age: <Age at={lastUsedAt} now={now} /> }) : t("never used")}
              </p>
            </div>
            <ConfirmDisclosure
              label={
                <>
                  {t("Revoke")} <span className="sr-only">{name}</span>
                </>
              }
            >
              <Form method="post">
                <FormOwner />
                <input type="hidden" name="device" value={id} />
                <button type="submit" name="intent" value="revoke" className="btn btn-secondary">
                  {t("Yes, revoke this device")} <span className="sr-only">{name}</span>
                </button>
              </Form>
            </ConfirmDisclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}
