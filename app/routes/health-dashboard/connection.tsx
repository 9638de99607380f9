import { useHydrated } from "remix-utils/use-hydrated";
import type { LiveVitals, Transport } from "~/client/live/vitals-store";
import { Age } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";

/** What a way means to whoever reads the values; which of the two live ones it is, `data-transport` says. */
const WAYS = {
  websocket: "Values arrive as they are measured",
  sse: "Values arrive as they are measured",
  polling: "Values are asked for every 30 seconds",
  none: "Values are not coming in by themselves",
} as const satisfies Record<Transport, string>;

/** Whether values come by themselves, by which way, and until when they are known to be the newest (DASH-14). */
export function Connection({ live }: { live: LiveVitals }) {
  const hydrated = useHydrated();
  const { t, rich } = useWords("dashboard");
  const isOpen = live.status === "open" && !live.isStale;
  // What was lost stays lost while it is tried again: an attempt may hang for long, and has brought nothing back yet.
  const state = !hydrated
    ? "off"
    : isOpen
      ? "open"
      : live.status === "connecting" && live.error === null
        ? "connecting"
        : "lost";
  const looks = {
    open: "fill-action",
    connecting: "fill-none stroke-warn stroke-2",
    lost: "fill-danger",
    off: "fill-none stroke-field stroke-2",
  } as const;
  const words = {
    open: "Connected to IoT devices",
    connecting: "Connecting…",
    lost: "Connection lost",
    off: "Not connected: this page does not update by itself",
  } as const;
  return (
    <div data-connection={state} data-transport={live.transport}>
      <p role="status" className="flex items-center gap-2 font-semibold">
        <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 shrink-0 ${looks[state]}`}>
          <circle cx="6" cy="6" r="5" />
        </svg>
        {t(words[state])}
      </p>
      <p className="text-sm text-muted">
        {hydrated && <>{t(WAYS[live.transport])}. </>}
        {state === "lost" && live.error && <>{t(live.error)}. </>}
        {rich("Checked {age}", {
          age: <Age key={live.checkedAt} at={new Date(live.checkedAt)} now={new Date(live.checkedAt)} />,
        })}
        {live.hasEnded && (
          <>
            {" "}
            {rich("{link} to go on.", {
              link: (
                <Link to="/sign-in?next=/health-dashboard" className="link">
                  {t("Sign in again")}
                </Link>
              ),
            })}
          </>
        )}
        {live.isStale && <strong className="text-warn"> – {t("the values may be old")}</strong>}
      </p>
    </div>
  );
}
