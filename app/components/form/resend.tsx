import { useActionData } from "@remix-run/react";
import { LocalTime } from "~/components/local-time";
import { FORM_OWNER } from "~/domain/saved-draft";
import { isSecretField, type SentForm } from "~/domain/rejected-form";
import { useWords } from "~/components/words";
import { isRejectedForm } from "./form-errors";

/** What the page that was refused here had sent, and why it was not done; `null` where there is no such form. */
export function useSentForm(): { sent: SentForm; why: string | undefined } | null {
  const answer = useActionData<unknown>();
  if (!isRejectedForm(answer) || !answer.sent?.length) return null;
  return { sent: answer.sent, why: answer.result.error?.[""]?.[0] };
}

/**
 * A form on a page that could not draw it: what was typed, to read and to copy,
 * and the same form once more behind one button. A plain form, so that the
 * browser takes it to the address it was sent to before.
 */
export function Resend({ sent }: { sent: SentForm }) {
  const { t, translate } = useWords();
  const typed = sent.filter(([name, value]) => value.trim() !== "" && !NOT_TYPED.has(name));
  return (
    <form method="post" className="mt-3">
      <p>
        {typed.length > 0
          ? t("What you entered is not lost: it stands below, and can be sent again from here.")
          : t("It can be sent again from here.")}
      </p>
      {sent.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {typed.length > 0 && (
        <>
          <h2 className="mt-6 text-xl font-bold">{t("What you entered")}</h2>
          <dl className="mt-3 divide-y divide-line border-y border-line">
            {typed.map(([name, value], index) => (
              <div key={index} className="py-2">
                <dt className="font-semibold">{translate(inWords(name))}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{shown(value, t("Yes"))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {sent.some(([name]) => isSecretField(name)) && (
        <p className="mt-3 text-muted">{t("Passwords and codes are not kept: you are asked for them again.")}</p>
      )}
      <button type="submit" className="mt-6 btn w-full btn-primary sm:w-auto">
        {t("Try again")}
      </button>
    </form>
  );
}

/** What forms say to the server and not to people. */
const NOT_TYPED = new Set([
  "website",
  FORM_OWNER,
  "intent",
  "version",
  "seen",
  "submittedAt",
  "session",
  "next",
  "patientZone",
  "browserZone",
  "username",
  "show",
]);

/** A field's name as words: its label stands on the page that cannot be had. */
const inWords = (name: string) => {
  // The unit is of the field's default; whoever typed another one reads it in the value.
  const words = name
    .replace(/_/g, " ")
    .replace(/Cm$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function shown(value: string, yes: string) {
  if (value === "on") return yes;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? <LocalTime iso={value} /> : value;
}
