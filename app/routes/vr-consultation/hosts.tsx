import { Form } from "@remix-run/react";
import type { HostCard } from "db/room-hosts";
import type { FormEvent } from "react";
import { Avatar } from "~/components/avatar";
import { FormOwner } from "~/components/form/saved-draft";
import { usePending } from "~/components/form/submit-button";
import { Age } from "~/components/zoned-time";
import { Paging } from "~/components/paging";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { newRoomId } from "~/domain/room/room";
import type { VrList } from "./queries.server";

/** Cards shown in place of those still loading (VR-05). */
const SKELETON_CARDS = 4;

/** Rooms to go back to, and whom to meet (VR-03). */
export function Hosts({ list: { hosts, page, pages, open }, now }: { list: VrList; now: Date }) {
  const { t } = useWords("rooms");
  return (
    <>
      {open.length > 0 && <OpenRooms open={open} now={now} />}
      <section aria-labelledby="hosts-title" className="mt-12">
        <h2 id="hosts-title" className="text-xl font-bold">
          {t("Specialists you can meet")}
        </h2>
        {hosts.length === 0 ? (
          <div className="mt-4 card p-10 text-center">
            <p className="text-lg font-semibold">{t("No VR-enabled providers available at the moment")}</p>
            <Link to="/book-appointment" className="mt-6 btn btn-primary">
              {t("Book an Appointment")}
            </Link>
          </div>
        ) : (
          <ul className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2">
            {hosts.map((host) => (
              <li key={host.id} className="flex">
                <Card host={host} />
              </li>
            ))}
          </ul>
        )}
        <Paging
          page={page}
          pages={pages}
          to={(number) => `/vr-consultation${number > 1 ? `?page=${number}` : ""}`}
          words={[t("Previous"), t("Next")]}
        />
      </section>
    </>
  );
}

function OpenRooms({ open, now }: { open: VrList["open"]; now: Date }) {
  const { t, rich, translate } = useWords("rooms");
  return (
    <section aria-labelledby="open-title" className="mt-12 card bg-tint p-6 text-on-tint">
      <h2 id="open-title" className="text-xl font-bold">
        {open.length === 1 ? t("You have a room open") : t("You have rooms open")}
      </h2>
      <ul className="mt-3 space-y-3">
        {open.map(({ roomId, specialty, openedAt }) => (
          <li key={roomId} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {rich("{doctor}, opened {age}", {
                doctor: t("Dr. {specialty}", { specialty: translate(specialty) }),
                age: <Age at={openedAt} now={now} />,
              })}
            </span>
            <Link to={`/vr-consultation/${roomId}`} className="btn btn-primary">
              {t("Back to the Room")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The room's id is the client's to make (VR-09), at the moment in which it is asked for; without script the server
 * makes it.
 */
function nameRoom({ currentTarget }: FormEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem("roomId");
  if (field instanceof HTMLInputElement) field.value = newRoomId(new Date());
}

function Card({ host }: { host: HostCard }) {
  const { id, specialty, bio, yearsExperience, isDemo } = host;
  const { t, translate, count } = useWords("rooms");
  const label = t("Dr. {specialty}", { specialty: translate(specialty) });
  const isPending = usePending();
  return (
    <article aria-labelledby={`host-${id}`} className="flex w-full flex-col card p-6" data-vr-provider={id}>
      <div className="flex flex-wrap items-start gap-4">
        <Avatar provider={host} className="size-16 shrink-0" />
        <div className="min-w-0 flex-1 basis-[9rem]">
          <h3 id={`host-${id}`} className="text-lg font-bold wrap-anywhere">
            {label}
          </h3>
          <p className="text-[0.9375rem] text-muted">{count("yearOfExperience", yearsExperience)}</p>
          {isDemo && <p className="mt-2 badge bg-warn-tint text-warn">{t("Demo: no one is on the other end")}</p>}
        </div>
      </div>
      <p lang="en" dir="auto" className="mt-4 line-clamp-3 text-[0.9375rem]">
        {bio}
      </p>
      <Form method="post" onSubmit={nameRoom} className="mt-auto pt-5">
        <FormOwner />
        <input type="hidden" name="provider" value={id} />
        <input type="hidden" name="roomId" defaultValue="" />
        <button type="submit" disabled={isPending} className="btn w-full btn-primary">
          {t("Enter VR Room")}
          <span className="sr-only"> {t("with {label}, number {id}", { label, id })}</span>
        </button>
      </Form>
    </article>
  );
}

/** What stands there while the providers are loading. */
export function HostsSkeleton() {
  const { t } = useWords("rooms");
  return (
    <div className="mt-12">
      <p role="status" className="font-semibold">
        {t("Loading specialists…")}
      </p>
      <ul aria-hidden="true" className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index} data-skeleton-card className="space-y-4 card p-6">
            <div className="flex items-center gap-4">
              <div className="size-16 skeleton rounded-full" />
              <div className="h-5 w-1/2 skeleton" />
            </div>
            <div className="h-16 skeleton" />
            <div className="h-11 skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}
