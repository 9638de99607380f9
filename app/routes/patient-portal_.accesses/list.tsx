import { DateAndTime } from "~/components/zoned-time";
import { ReportProblemLink } from "~/components/report-problem-link";
import { useWords, type Words } from "~/components/words";
import type { AuditAction, AuditOutcome } from "~/domain/audit";
import { EMERGENCY_SUBJECTS } from "~/domain/emergency";
import type { PlainMessageId } from "~/locales/messages";

type Access = {
  id: number;
  at: Date;
  action: AuditAction;
  subject: string;
  outcome: AuditOutcome;
  address: string;
  isEmergency: boolean;
  count: number;
  who: string;
  role: "patient" | "provider" | "admin" | null;
};

const ROLES = { patient: "a patient", provider: "specialist", admin: "administrator" } as const;

/** What was done to a record, or tried; what is done to an account stands in no record. */
const VERBS: Partial<Record<AuditAction, { did: PlainMessageId<"portal">; tried: PlainMessageId<"portal"> }>> = {
  create: { did: "Added to", tried: "Tried to add to" },
  read: { did: "Read", tried: "Tried to read" },
  update: { did: "Changed", tried: "Tried to change" },
  delete: { did: "Removed from", tried: "Tried to remove from" },
  execute: { did: "Used", tried: "Tried to use" },
};

const verbOf = (action: AuditAction, outcome: AuditOutcome) => {
  const verb = VERBS[action];
  return verb ? (outcome === "done" ? verb.did : verb.tried) : action;
};

const OUTCOMES: Record<AuditOutcome, { word: PlainMessageId<"portal">; look: string }> = {
  done: { word: "Done", look: "bg-tint text-on-tint" },
  denied: { word: "Refused", look: "bg-danger-tint text-danger" },
  failed: { word: "Failed", look: "bg-warn-tint text-warn" },
};

/** An IPv4 address that came over an IPv6 socket, as people know it. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, "");

/** Those who have no name there. A name is nobody's to translate. */
const NAMELESS: readonly string[] = [
  "You",
  "A device with a token",
  "Somebody who was not signed in",
  "A deleted account",
] satisfies PlainMessageId<"portal">[];

/** Who, what, when, from where, and how it ended. */
export function AccessList({ accesses }: { accesses: Access[] }) {
  const { t, rich, translate, message, count: counted } = useWords("portal");
  return (
    <ol className="mt-6 space-y-3">
      {accesses.map(({ id, at, action, subject, outcome, address, isEmergency, count, who, role }) => (
        <li key={id} className={`card p-5 ${who === "You" ? "" : "pb-2"}`} data-access={id}>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 className="font-semibold">
              {NAMELESS.includes(who) ? translate(who) : <bdi>{who}</bdi>}
              {role && <span className="font-normal text-muted">{t(", {role}", { role: t(ROLES[role]) })}</span>}
            </h2>
            <span className="flex flex-wrap gap-2">
              {isEmergency && <span className="badge bg-danger-tint text-danger">{t("Emergency access")}</span>}
              <span className={`badge ${OUTCOMES[outcome].look}`}>{t(OUTCOMES[outcome].word)}</span>
            </span>
          </div>
          <p>
            {isEmergency && action === "execute" ? (
              <Subject {...message({ title: subject })} look="inline-block first-letter:uppercase" />
            ) : (
              <>
                {translate(verbOf(action, outcome))}: <Subject {...message({ title: subject })} />
              </>
            )}
            {subject === EMERGENCY_SUBJECTS.opened && (
              <span className="block text-[0.9375rem] text-muted">
                {t(
                  "In an emergency a specialist who does not treat you may read your record for one hour. We look at each time.",
                )}
              </span>
            )}
          </p>
          {count > 1 && <p>{t("Within an hour: {times}", { times: counted("moreTime", count) })}</p>}
          <p className="text-[0.9375rem] text-muted">
            {rich("{moment}, from {address}", {
              moment: <DateAndTime at={at} />,
              address: <bdi className="wrap-anywhere">{plainAddress(address)}</bdi>,
            })}
          </p>
          {who !== "You" && <ReportProblemLink about="access" />}
        </li>
      ))}
    </ol>
  );
}

/** What of the record, or what happened. A subject of years ago may have no translation any more. */
const Subject = ({ title, lang, look }: ReturnType<Words["message"]> & { look?: string }) => (
  <span lang={lang} className={look}>
    {title}
  </span>
);
