import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { formatTimer } from "~/domain/room/room";
import type { RoomPageState } from "~/client/room/room-page-state";

type Props = { now: RoomPageState; supportPhone: string; supportPhoneHref: string; onTakeBack: () => void };

/** The room is not on this page any more, and everything of it has been let go. */
export function RoomClosed({ now: { over, room }, supportPhone, supportPhoneHref, onTakeBack }: Props) {
  const { t, rich } = useWords("rooms");
  const took = room.startedAt && room.endedAt ? Date.parse(room.endedAt) - Date.parse(room.startedAt) : 0;
  return (
    <section aria-live="polite" className="mt-6 card p-6" data-over={over}>
      {over === "taken" && (
        <>
          <h2 className="text-xl font-bold">{t("You are in this room in another window")}</h2>
          <p className="mt-2">
            {t(
              "This window has let go of camera, microphone and connection. You can go on here instead; the other window then lets go.",
            )}
          </p>
          <button type="button" onClick={onTakeBack} className="mt-4 btn btn-primary">
            {t("Use this window")}
          </button>
        </>
      )}
      {over === "ended" && (
        <>
          <h2 className="text-xl font-bold">{t("The consultation has ended")}</h2>
          <p className="mt-2">
            {took > 0 ? `${t("It took {time} (minutes and seconds).", { time: formatTimer(took) })} ` : ""}
            {t("Camera, microphone and connection have been let go, and the chat is deleted.")}
          </p>
        </>
      )}
      {over === "closed" && (
        <>
          <h2 className="text-xl font-bold">{t("This room is closed to this browser")}</h2>
          <p className="mt-2">
            {rich(
              "You are in this room in another browser, your session is over, or somebody has signed out here. Load this page again to come back, or call {number}.",
              {
                number: (
                  <a href={supportPhoneHref} className="link">
                    {supportPhone}
                  </a>
                ),
              },
            )}
          </p>
        </>
      )}
      {over !== "taken" && (
        <p className="mt-4">
          <Link to="/vr-consultation" className="btn btn-secondary">
            {t("Back to VR consultations")}
          </Link>
        </p>
      )}
    </section>
  );
}
