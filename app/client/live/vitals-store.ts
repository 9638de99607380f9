import { MINUTE_MS } from "~/domain/durations";
import { SHOWN_ALERTS, type VitalAlert } from "~/domain/vitals/alarms";
import { isObject } from "~/domain/type-guards";
import { parseLiveMessage, type LiveMessage } from "~/domain/vitals/live";
import type { HealthReading } from "~/domain/vitals/reading";
import { readAlerts, readInsights, readReadings, readSnoozed, UNNUMBERED_ALERT } from "~/domain/vitals/received";
import type { Snoozed } from "~/domain/vitals/snooze";
import type { HealthInsights } from "~/domain/vitals/trends";
import { logUnreadable } from "~/client/unreadable-data";
import { load, RequestError } from "~/client/request";
import { createChannel, type ChannelState, type Lines } from "./channel";
import { isStillAccessible } from "./access-check";

/** LIVE-12, LIVE-13 */
const LATEST_POLL_MS = 30_000;
const TRENDS_POLL_MS = MINUTE_MS;
/** Nothing known to be new for so long: a poll and two heartbeats have failed. */
const STALE_MS = 34_000;
const TICK_MS = 1_000;
/** A page takes no longer than this to arrive: a clock that is further away from the server's is wrong. */
const ARRIVES_MS = 2 * MINUTE_MS;

/** Milliseconds from this device's clock to the server's, which wrote `at` into the page; 0 for one that is right. */
const clockOffset = (at: number, now: number): number => (Math.abs(at - now) > ARRIVES_MS ? at - now : 0);

/** A tick that is so late says that the page was asleep: its device was, or the browser had put it away. */
const ASLEEP_MS = 5_000;

/** What carries the values just now; `none` while nothing does. */
export type Transport = "websocket" | "sse" | "polling" | "none";

/** What a page was rendered with. Null where it could not be read. */
export type LiveStart = {
  latest: HealthReading[] | null;
  insights: HealthInsights | null;
  /** Newest first, at most five. */
  alerts: VitalAlert[];
  snoozed: Snoozed;
  /** The patient's newest event that this takes account of. */
  seq: number;
  /** When the server rendered it, ms since 1970. */
  at: number;
};

export type LiveVitals = {
  /** Of the live connection (LIVE-06). */
  status: "connecting" | "open" | "closed";
  transport: Transport;
  error: "Real-time connection lost" | "WebSocket connection failed" | null;
  latest: HealthReading[] | null;
  insights: HealthInsights | null;
  alerts: VitalAlert[];
  /** Whoever silenced them, wherever. */
  snoozed: Snoozed;
  /** Until when the values are known to be the newest there are, ms since 1970: the last answer or heartbeat. */
  checkedAt: number;
  /** Nothing has been heard for so long that the values may be old. */
  isStale: boolean;
  /** The last attempt to fetch the values failed. */
  fetchFailed: boolean;
  /** The session is over, or the record is not open to its user any more; nothing is fetched until `retry`. */
  hasEnded: boolean;
  /** Starts the channel again and fetches (`Retry Connection`). */
  retry(): void;
  /** Fetches the values now. */
  refetch(): Promise<void>;
};

export type VitalsState = Omit<LiveVitals, "retry" | "refetch">;

/** How a page begins, on the server too: not connected. */
export const initialVitalsState = ({ latest, insights, alerts, snoozed, at }: LiveStart): VitalsState => ({
  status: "closed",
  transport: "none",
  error: null,
  latest,
  insights,
  alerts,
  snoozed,
  checkedAt: at,
  isStale: false,
  fetchFailed: false,
  hasEnded: false,
});

/** Runs work once for all who ask while it runs, after it: a burst of any length is two runs. */
function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => (running = work().finally(() => (running = null)));
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  };
}

const hasNumber = ({ id }: VitalAlert) => id > UNNUMBERED_ALERT;
/** Whether an alert without a number says what the other one does. */
const isRepeated = (alert: VitalAlert, other: VitalAlert) =>
  !hasNumber(alert) &&
  alert.deviceType === other.deviceType &&
  alert.severity === other.severity &&
  alert.message === other.message;

/** Newest first. Numbers count alerts; by time goes one that has none. */
const byNews = (a: VitalAlert, b: VitalAlert) =>
  hasNumber(a) && hasNumber(b) ? b.id - a.id : Date.parse(b.raisedAt) - Date.parse(a.raisedAt);

/** An alert put in its place: newest first, each once, at most five (LIVE-14). */
export const withAlert = (alerts: readonly VitalAlert[], alert: VitalAlert): VitalAlert[] =>
  [alert, ...alerts.filter((other) => other.id !== alert.id && !isRepeated(other, alert))]
    .sort(byNews)
    .slice(0, SHOWN_ALERTS);

/** New readings put in the place of older ones of their type. */
export function withReadings(
  latest: readonly HealthReading[] | null,
  readings: readonly HealthReading[],
): HealthReading[] {
  const byType = new Map((latest ?? []).map((reading) => [reading.deviceType, reading]));
  for (const reading of readings) {
    const held = byType.get(reading.deviceType);
    if (!held || held.timestamp <= reading.timestamp) byType.set(reading.deviceType, reading);
  }
  return [...byType.values()];
}

type Options = {
  patientId: number;
  start: LiveStart;
  page: { protocol: string; host: string };
  lines: Lines;
  on: { change: (state: VitalsState) => void; alert: (alert: VitalAlert, snoozed: Snoozed) => void };
};

/** Keeps a patient's vitals up to date: by the live channel, and by polling whether or not it is there. */
export function createVitalsStore({ patientId, start, page, lines, on }: Options) {
  const base = `/api/health-monitoring/${patientId}`;
  let state = initialVitalsState(start);
  let isStopped = true;
  /** The newest event that the channel told of; null: it has not told anything. */
  let seq: number | null = null;
  /** Alerts up to here have been on the screen. */
  let newestAlert = Math.max(0, ...start.alerts.map(({ id }) => id));
  let timers: ReturnType<typeof setInterval>[] = [];
  let tickedAt = Date.now();
  /** So many alerts without a number were heard: each gets one below all others. */
  let unnumbered = 0;
  // How old a value is must not depend on a phone whose clock somebody has set wrong.
  const offset = clockOffset(start.at, Date.now());
  const serverNow = () => Date.now() + offset;

  const set = (change: Partial<VitalsState>) => {
    if (isStopped) return;
    // Most answers say what is known already; a slow phone need not draw it again.
    const next = { ...state, ...change };
    if (JSON.stringify(next) !== JSON.stringify(state)) on.change((state = next));
  };
  const isStale = () => serverNow() - state.checkedAt > STALE_MS;
  const checked = () => ({ checkedAt: serverNow(), isStale: false });

  const show = (alerts: readonly VitalAlert[]) => {
    const fresh = alerts.filter((alert) => alert.id > newestAlert || !hasNumber(alert)).sort((a, b) => a.id - b.id);
    newestAlert = Math.max(newestAlert, ...fresh.map(({ id }) => id));
    set({ alerts: alerts.reduce(withAlert, state.alerts) });
    if (!isStopped) for (const alert of fresh) on.alert(alert, state.snoozed);
  };

  const ask = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (isStopped) return;
      const status = error instanceof RequestError ? error.status : 0;
      set({ fetchFailed: true });
      if (status === 403 || (status === 401 && !(await isStillAccessible(`${base}/latest`)))) hasEnded();
    }
  };
  const latest = coalesced(() =>
    ask(async () => {
      const readings = readReadings(await load(`${base}/latest`, { background: true }), logUnreadable);
      set(readings ? { latest: readings, fetchFailed: false, ...checked() } : { fetchFailed: true });
    }),
  );
  const alerts = coalesced(() =>
    ask(async () => {
      const answer = await load(`${base}/alerts`, { background: true });
      const { alerts, snoozed } = isObject(answer) ? answer : {};
      set({ snoozed: readSnoozed(snoozed, logUnreadable) });
      show(readAlerts(alerts, new Date(serverNow()), logUnreadable) ?? []);
    }),
  );
  const insights = coalesced(() =>
    ask(async () => set({ insights: readInsights(await load(`${base}/trends`, { background: true }), logUnreadable) })),
  );

  const heard = ({ type, seq: number, data }: LiveMessage) => {
    const isNumbered = number >= 0;
    const isKnown = isNumbered && seq !== null && number <= seq;
    const isBeat = type === "vitals_response" && isNumbered && Object.keys(data).length === 0;
    if (isBeat && (seq === null || isKnown)) {
      seq ??= number;
      return set(checked());
    }
    // Told on two ways while one followed the other.
    if (type === "vitals_update" && isKnown) return;
    if (isNumbered) seq = number;
    set({ ...checked(), ...(data.readings?.length ? { latest: withReadings(state.latest, data.readings) } : {}) });
    const told = data.alert ?? data.acknowledged;
    if (told) show([hasNumber(told) ? told : { ...told, id: UNNUMBERED_ALERT - ++unnumbered }]);
    void latest();
    // Events tell every alert themselves, but not which one it ends; where some may have been missed, or something else
    // has changed, ask too.
    if (type === "vitals_response" || data.alert || data.changed || !isNumbered) void alerts();
  };

  const channel = createChannel({
    source: {
      socket: `/ws?patientId=${patientId}`,
      stream: `${base}/stream`,
      events: ["vitals_response", "vitals_update"],
    },
    page,
    lines,
    after: () => seq,
    isStillOpen: () => isStillAccessible(`${base}/latest`),
    on: {
      state({ status, transport, error, isDown }: ChannelState) {
        set({ status, error, transport: transport === "none" && isDown && !state.hasEnded ? "polling" : transport });
      },
      text(text) {
        const message = parseLiveMessage(text, new Date(serverNow()), logUnreadable);
        if (message) heard(message);
      },
      ended: () => hasEnded(),
    },
  });

  /** The session is over, or the record is not open any more: nothing is asked until somebody wants it. */
  const hasEnded = () => {
    if (state.hasEnded) return;
    timers.forEach(clearInterval);
    channel.stop();
    set({ hasEnded: true, fetchFailed: true, isStale: true, transport: "none" });
  };

  const everything = async () => void (await Promise.all([latest(), alerts()]));

  /** The page is there again, or the network: connect and catch up without waiting. */
  const wake = () => {
    if (isStopped || state.hasEnded) return;
    channel.wake();
    void everything();
  };
  const tick = () => {
    const slept = Date.now() - tickedAt > ASLEEP_MS;
    tickedAt = Date.now();
    if (state.isStale !== isStale()) set({ isStale: isStale() });
    if (slept) wake();
  };

  const begin = () => {
    isStopped = false;
    timers.forEach(clearInterval);
    set({ hasEnded: false });
    timers = [
      setInterval(() => void everything(), LATEST_POLL_MS),
      setInterval(() => void insights(), TRENDS_POLL_MS),
      setInterval(tick, TICK_MS),
    ];
    tickedAt = Date.now();
    channel.start();
  };

  return {
    begin,
    wake,
    /** Starts the channel again and fetches. */
    retry() {
      begin();
      void everything();
      void insights();
    },
    refetch: everything,
    /** What the page was rendered with again: it may know an alert before the channel tells it. */
    renew(start: LiveStart) {
      if (start.at <= state.checkedAt) return;
      set({ latest: start.latest, insights: start.insights, snoozed: start.snoozed, ...checked() });
      show(start.alerts);
    },
    stop() {
      timers.forEach(clearInterval);
      isStopped = true;
      channel.stop();
    },
  };
}
