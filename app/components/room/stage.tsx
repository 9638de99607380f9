import type { ReactNode } from "react";
import { useWords } from "~/components/words";
import type { Tier } from "~/domain/room/tiers";
import { otherRole, type Role } from "~/domain/room/room";
import type { RoomPageState } from "~/client/room/room-page-state";
import { RoomIcon } from "./icons";
import { Picture } from "./media-elements";
import { isHere, nameOf, tierName, type RoomWords } from "./room-words";

type Props = {
  now: RoomPageState;
  self: Role;
  tier: Tier;
  /** Whether the browser makes calls. */ canCall: boolean;
  room3d: ReactNode;
};

/** What is seen of the room, in the tier that was chosen. */
export function Stage({ now, self, tier, canCall, room3d }: Props) {
  const { own, other, peer } = now;
  const words = useWords("rooms");
  const { t } = words;
  const name = nameOf(words, now, otherRole(self));
  const theirs = peer?.tracks;
  const shared = own.screen.track ?? (other.screen ? theirs?.screen : null) ?? null;
  const face = other.camera && !other.pictureHeld ? (theirs?.camera ?? null) : null;
  if (tier === "text") return <Words now={now} self={self} canCall={canCall} />;
  const sharedBy = own.screen.track ? t("Your shared screen") : t("The screen that {name} shares", { name });
  return (
    <div>
      {tier === "3d" ? (
        room3d
      ) : (
        <Frame>
          {shared ? (
            <Picture track={shared} label={sharedBy} fit="contain" />
          ) : face ? (
            <Picture track={face} label={t("Picture of {name}", { name })} />
          ) : (
            <Nobody now={now} self={self} />
          )}
          {!shared && face && (
            <Caption>
              <bdi>{name}</bdi>
            </Caption>
          )}
          {shared && <Caption>{sharedBy}</Caption>}
        </Frame>
      )}
      <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {own.camera.track && (
          <Tile caption={t("You")}>
            <Picture track={own.camera.track} label={t("Your camera's picture")} mirrored />
          </Tile>
        )}
        {face && (shared || tier === "3d") && (
          <Tile caption={name}>
            <Picture track={face} label={t("Picture of {name}", { name })} />
          </Tile>
        )}
      </ul>
    </div>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="relative flex min-h-60 items-center justify-center overflow-hidden rounded-card bg-[#10201f] text-white sm:aspect-video">
    {children}
  </div>
);

const Caption = ({ children }: { children: ReactNode }) => (
  <p className="absolute start-2 bottom-2 rounded-lg bg-[#10201f]/80 px-2 py-1 text-sm text-white">{children}</p>
);

const Tile = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <li className="relative aspect-video w-36 overflow-hidden rounded-xl bg-[#10201f] sm:w-52">
    {children}
    <Caption>{caption}</Caption>
  </li>
);

/** What stands in the place of a picture. */
function Nobody({ now, self }: { now: RoomPageState; self: Role }) {
  const words = useWords("rooms");
  const name = nameOf(words, now, otherRole(self));
  return (
    <div className="grid justify-items-center gap-3 p-5 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-white/10 sm:size-20">
        <RoomIcon name="person" className="size-10" />
      </span>
      <p className="sm:text-lg">{presence(words, now, self, name)}</p>
    </div>
  );
}

function presence({ t }: RoomWords, now: RoomPageState, self: Role, name: string): string {
  const { other, peer } = now;
  if (!isHere(now, otherRole(self)) && peer?.stage !== "connected")
    return now.hasStarted ? t("{name} is not here just now", { name }) : t("Waiting for {name} to join", { name });
  if (now.room.isDemo) return t("{name} is simulated: there is no picture and no voice", { name });
  if (peer?.stage !== "connected")
    return t("{name} is here; the two browsers are looking for a way to each other", { name });
  if (other.camera && other.pictureHeld) return t("{name}’s line is too slow for a picture just now", { name });
  return other.microphone
    ? t("{name} has no camera on", { name })
    : t("{name} has camera and microphone off", { name });
}

/** Voice and words alone, or words where the browser makes no calls: next to nothing goes over the line. */
function Words({ now, self, canCall }: Pick<Props, "now" | "self" | "canCall">) {
  const words = useWords("rooms");
  const { t } = words;
  const name = nameOf(words, now, otherRole(self));
  return (
    <div className="card p-5">
      <h2 className="text-lg font-bold">{t(tierName("text", canCall))}</h2>
      <p className="mt-1">{presence(words, now, self, name)}.</p>
      {canCall && (
        <ul className="mt-3 grid gap-1 text-muted">
          <li>{now.own.microphone.status === "on" ? t("Your microphone is on.") : t("Your microphone is off.")}</li>
          <li>
            {now.other.microphone
              ? t("{name}’s microphone is on.", { name })
              : t("{name}’s microphone is off.", { name })}
          </li>
          <li>{t("Pictures are not shown here. Choose Video to see them.")}</li>
        </ul>
      )}
    </div>
  );
}
