import type { ReactNode } from "react";
import { TableScroll } from "~/components/table-scroll";
import { useWords } from "~/components/words";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";
import type { PlainMessageId } from "~/locales/messages";
import type { PrivacyFacts } from "./facts.server";

const UNITS = [
  ["year", 365 * DAY_MS],
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
] as const;

/** Says a span of time in its largest whole unit. */
export function useSpan() {
  const { count } = useWords("privacy");
  return (milliseconds: number) => {
    const [unit, length] =
      UNITS.find(([, size]) => milliseconds % size === 0 && (size !== DAY_MS || milliseconds > DAY_MS)) ?? UNITS[3];
    return count(unit, milliseconds / length);
  };
}

/**
 * Two columns, which fit on a phone unless its letters are large.
 * @param of the id of the heading that they stand under
 */
function Facts({ of, head, rows }: { of: string; head: [string, string]; rows: [what: ReactNode, howLong: string][] }) {
  return (
    <TableScroll label={head[0]}>
      <table aria-labelledby={of} className="w-full border-collapse text-start text-[0.9375rem]">
        <thead>
          <tr className="border-b-2 border-line">
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pe-4 text-start font-semibold last:w-2/5 last:pe-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, howLong], at) => (
            <tr key={at} className="border-b border-line align-top">
              <th scope="row" className="py-2 pe-4 text-start font-medium wrap-anywhere">
                {what}
              </th>
              <td className="py-2">{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** A new cookie without a line here fails the type check. */
const PURPOSES: Record<PrivacyFacts["cookies"][number]["cookie"], PlainMessageId<"privacy">> = {
  session: "Keeps you signed in",
  secondStep: "Remembers that your password was right, until you enter the code",
  signupDraft: "Finds a specialist’s unfinished application again",
  chat: "Finds your conversations with the assistant again, without an account",
  room: "Your seat in a consultation room",
  known: "Tells that you signed in here before, so that a stranger’s wrong passwords do not keep you out",
  parked: "Finds again what you had typed when your session ended",
  flash: "Shows one message on the next page",
  display: "Remembers whether you chose the light version",
  language: "Remembers the language that you chose",
};

export function CookieTable({ of, cookies }: Pick<PrivacyFacts, "cookies"> & { of: string }) {
  const { t } = useWords("privacy");
  const span = useSpan();
  return (
    <Facts
      of={of}
      head={[t("What it is for"), t("How long")]}
      rows={cookies.map(({ cookie, name, seconds }) => [
        <>
          <span className="block font-mono text-sm text-muted">
            <bdi>{name}</bdi>
          </span>{" "}
          {t(PURPOSES[cookie])}
        </>,
        seconds === null ? t("Until the browser is closed") : span(seconds * 1000),
      ])}
    />
  );
}

export function KeptTable({ of, lives }: Pick<PrivacyFacts, "lives"> & { of: string }) {
  const { t } = useWords("privacy");
  const span = useSpan();
  const rows: [what: ReactNode, howLong: string][] = [
    [
      t(
        "Your account: name, email address, phone, language and time zone, and your password in a form that nobody can read",
      ),
      t("As long as the account"),
    ],
    [t("Your record: details, readings, alerts, consultations and prescriptions"), t("As long as the account")],
    [t("Your documents"), t("Until you delete them")],
    [t("Appointment requests, with what you entered in the form"), t("No end is set")],
    [
      t("Conversations with the assistant"),
      t("The newest 100 until you delete them; without an account {time} from the last message", {
        time: span(lives.anonymous),
      }),
    ],
    [
      t("Who met when in a consultation room"),
      t("{time} after it ended, of visitors {visitors}", { time: span(lives.rooms), visitors: span(lives.guestRooms) }),
    ],
    [
      t("What was written there by way of our server, and what the two browsers needed to find each other"),
      t("Until the room ends"),
    ],
    [
      t("Where you were signed in: the names of browser and system, and when"),
      t("{time} after it ended", { time: span(lives.sessions) }),
    ],
    [t("An account whose address nobody confirms"), span(lives.unconfirmed)],
    [
      t("A request for an appointment that nobody confirms, or without a specialist"),
      t("{time} after it, or after the day that was asked for", { time: span(lives.unconfirmed) }),
    ],
    [t("Emails that we sent"), span(lives.mails)],
    [
      t("Links in our emails"),
      t("To confirm your address {verify}, for a new password {reset}", {
        verify: span(lives.verifyLink),
        reset: span(lives.resetLink),
      }),
    ],
    [t("What stood in a form when your session ended"), span(lives.parked)],
    [t("A file of readings that waits for your yes"), span(lives.imported)],
    [t("What an import changed, so that you can undo it"), span(lives.undoable)],
    [
      t("What you said the columns of a file are, of the 20 kinds of file that you used last"),
      t("As long as the account"),
    ],
    [t("News for the live display"), span(lives.liveEvents)],
    [t("Made-up readings that you asked for"), span(lives.simulated)],
    [t("A specialist’s unfinished application"), span(lives.draft)],
    [
      t("Your network address, to hold off floods of requests"),
      t("In working memory, {time} at the most", { time: span(lives.floods) }),
    ],
    [
      t("The log of accesses: who opened which part of your record, when, and from which network address"),
      t("It is not deleted"),
    ],
    [t("Emergency access to your record: who, when and why"), t("It is not deleted")],
  ];
  return <Facts of={of} head={[t("What is kept"), t("How long")]} rows={rows} />;
}
