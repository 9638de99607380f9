import { useWords } from "~/components/words";
import type { RoomProvider } from "~/domain/room/board";
import type { Role } from "~/domain/room/room";
import type { RoomPageState } from "~/client/room/room-page-state";
import { isHere, nameOf } from "./room-words";

/** Who is in the room, or is expected (VR-21). */
export function People({ now, self }: { now: RoomPageState; self: Role }) {
  const words = useWords("rooms");
  const { t } = words;
  return (
    <section aria-labelledby="people-title" className="card p-5">
      <h2 id="people-title" className="text-lg font-bold">
        {t("Participants")}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {now.room.participants.map(({ id, role }) => {
          const here = role === self ? now.over === null : isHere(now, role);
          return (
            <li
              key={id}
              data-participant={role}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
            >
              <span>
                <bdi className="font-semibold">{nameOf(words, now, role)}</bdi>
                {role === self && ` ${t("(you)")}`}
                <span className="block text-[0.9375rem] text-muted">{t(role)}</span>
              </span>
              <span className={`badge ${here ? "bg-tint text-on-tint" : "bg-sunken text-muted"}`}>
                {here ? (now.room.isDemo && role === "doctor" ? t("Simulated") : t("In the room")) : t("Not here")}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The specialist, as the licence board knows them (VR-22). */
export function ProviderCard({ provider, name }: { provider: RoomProvider; name: string }) {
  const { t, translate, count } = useWords("rooms");
  const rows = [
    [t("Specialty"), translate(provider.specialty)],
    [t("Experience"), count("year", provider.yearsExperience)],
    [t("License number"), provider.licenseNumber],
  ];
  return (
    <section aria-labelledby="provider-title" className="card p-5" data-provider>
      <h2 id="provider-title" className="text-lg font-bold">
        <bdi>{name}</bdi>
      </h2>
      <dl className="mt-2 grid gap-2">
        {rows.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** For comparing the two ends of the encrypted connection. */
export function Security({ code }: { code: string[] }) {
  const { t } = useWords("rooms");
  return (
    <details className="group card p-5" data-security>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-bold">
        {t("Compare the connection")}
        <span aria-hidden="true" className="text-action group-open:rotate-180">
          ▾
        </span>
      </summary>
      <p className="mt-2 text-[0.9375rem]">
        {t(
          "Read these digits to each other. If both of you have the same, nobody sits between you: voice, picture and chat are encrypted from one browser to the other.",
        )}
      </p>
      <p data-code dir="ltr" className="mt-3 grid grid-cols-4 gap-x-3 gap-y-1 font-mono text-lg tabular-nums">
        {code.map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </p>
    </details>
  );
}
