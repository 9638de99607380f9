import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import {
  initialVitalsState,
  createVitalsStore,
  withAlert,
  withReadings,
  type VitalsState,
} from "~/client/live/vitals-store";
import type { LiveStart } from "~/client/live/vitals-store";
import { asMessage, message } from "~/domain/message";
import type { VitalAlert } from "~/domain/vitals/alarms";
import type { Snoozed } from "~/domain/vitals/snooze";
import { parseLiveMessage } from "~/domain/vitals/live";
import type { HealthReading } from "~/domain/vitals/reading";
import { proves } from "../../support/clauses";
import { playLines, response, update } from "../support/live";

const reading = (value: string, timestamp = "2026-03-10T08:00:00.000Z", deviceType = "heart_rate"): HealthReading => ({
  id: 1,
  deviceType,
  value,
  unit: "bpm",
  timestamp,
});
const alert = (id: number, change: Partial<VitalAlert> = {}): VitalAlert => ({
  id,
  deviceType: "heart_rate",
  kind: "out_of_range",
  severity: "critical",
  title: "Heart rate very high",
  message: "Call for help.",
  value: "190 bpm",
  text: {
    title: message("Heart rate very high"),
    advice: asMessage("Call for help."),
    amount: message("{amount} bpm", { amount: "190" }),
  },
  measuredAt: "2026-03-10T08:00:00.000Z",
  raisedAt: "2026-03-10T08:00:00.000Z",
  clearedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  ...change,
});

type Answer = { status: number; body: unknown };
let answers: Record<string, Answer>;
let asked: { path: string; headers: Record<string, string> }[];
/** How often an address was asked. */
const count = (path: string) => asked.filter((call) => call.path.endsWith(path)).length;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = {
    latest: { status: 200, body: [reading("72")] },
    alerts: { status: 200, body: { alerts: [], snoozed: {} } },
    trends: { status: 200, body: { trends: [], recommendations: [], riskLevel: "low" } },
  };
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, headers });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const answer = answers[path.split("/").at(-1)!]!;
    if (answer.status === 0) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function kept(change: Partial<LiveStart> = {}) {
  const played = playLines();
  const start: LiveStart = {
    latest: [reading("70")],
    insights: null,
    alerts: [],
    snoozed: {},
    seq: 3,
    at: Date.now(),
    ...change,
  };
  const states: VitalsState[] = [initialVitalsState(start)];
  const alerts: VitalAlert[] = [];
  const told: { id: number; snoozed: Snoozed }[] = [];
  const vitals = createVitalsStore({
    patientId: 7,
    start,
    page: { protocol: "http:", host: "care.example" },
    lines: played.lines,
    on: {
      change: (state) => states.push(state),
      alert: (alert, snoozed) => {
        alerts.push(alert);
        told.push({ id: alert.id, snoozed });
      },
    },
  });
  vitals.begin();
  return { ...played, vitals, states, alerts, told, state: () => states.at(-1)! };
}
function connected(change: Partial<LiveStart> = {}) {
  const live = kept(change);
  live.socket().greets();
  return live;
}

describe("what the live channel tells", () => {
  test("each kind of message has the latest vitals fetched", proves("LIVE-04"), async () => {
    const live = connected();
    for (const [index, message] of [response(3), update(4), response(4, { readings: [reading("80")] })].entries()) {
      live.socket().tells(message);
      await vi.advanceTimersByTimeAsync(100);
      expect(count("/latest")).toBe(index + 1);
    }
    expect(live.state().latest).toEqual([reading("72")]);
    // By the page itself: no activity of its user.
    for (const { headers } of asked) expect(headers).toHaveProperty("X-Background", "1");
  });

  test("a burst of a hundred is fetched for twice", proves("LIVE-04"), async () => {
    const live = connected();
    for (let seq = 1; seq <= 100; seq++) live.socket().tells(update(seq));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count("/latest")).toBe(2);
    expect(count("/alerts")).toBe(0);
  });

  test("readings that came along are shown before the answer", () => {
    const live = connected();
    live.socket().tells(update(4, { readings: [reading("80", "2026-03-10T09:00:00.000Z")] }));
    expect(live.state().latest![0]!.value).toBe("80");
  });

  test("a heartbeat fetches nothing, and the values are known to be new", async () => {
    const live = connected();
    live.socket().tells(response(3));
    await vi.advanceTimersByTimeAsync(100);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(14_000);
    live.socket().tells(response(3, {}));
    expect(live.state().checkedAt).toBe(Date.now());
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(before);
    // One that knows more than was heard here is none.
    live.socket().tells(response(9, {}));
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.length).toBeGreaterThan(before);
  });

  test("what was heard already, on whichever way, is not heard again", async () => {
    const live = connected();
    live.socket().tells(update(4, { alert: alert(1) }));
    live.socket().tells(update(4, { alert: alert(2) }));
    live.socket().tells(update(3, { alert: alert(3) }));
    expect(live.alerts.map(({ id }) => id)).toEqual([1]);
  });

  test(
    "a message that cannot be read is logged without what it said, and nothing else happens",
    proves("LIVE-05"),
    async () => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const live = connected();
      const before = live.states.length;
      for (const text of ["{", "null", "[]", '"x"', '{"type":"vitals_update"}', '{"type":"other","seq":1,"data":{}}'])
        live.socket().tells(text);
      await vi.advanceTimersByTimeAsync(100);
      expect(new Set(warn.mock.calls.flat())).toEqual(new Set(["Part of what arrived could not be read: message"]));
      expect([live.states.length, asked.length]).toEqual([before, 0]);
    },
  );

  test("a message without a number is always news", proves("LIVE-03", "LIVE-04"), async () => {
    expect(parseLiveMessage('{"type":"vitals_update","data":{}}')).toEqual({
      type: "vitals_update",
      seq: -1,
      data: {},
    });
    const live = connected();
    for (let round = 1; round <= 2; round++) {
      live.socket().tells({ type: "vitals_response", data: {} });
      await vi.advanceTimersByTimeAsync(100);
      expect(count("/latest")).toBe(round);
    }
  });
});

describe("what a later version or a fault may send", () => {
  const KNOWN = alert(4);
  let warn: MockInstance;
  beforeEach(() => void (warn = vi.spyOn(console, "warn").mockImplementation(() => {})));

  test(
    "an alert of the three documented fields is told and listed",
    proves("LIVE-03", "LIVE-14", "DATA-27"),
    async () => {
      const live = connected({ alerts: [KNOWN] });
      const documented = { deviceType: "blood_pressure", message: "Call 911.", severity: "critical" };
      live.socket().tells(update(4, { alert: documented }));
      expect(live.alerts).toMatchObject([{ ...documented, title: "Blood pressure", value: "", acknowledgedAt: null }]);
      expect(live.state().alerts).toMatchObject([documented, { id: KNOWN.id }]);
      expect(Date.parse(live.state().alerts[0]!.measuredAt)).toBe(Date.now());
      // Told again it is told, and stands there once.
      live.socket().tells(update(5, { alert: documented }));
      expect(live.alerts).toHaveLength(2);
      expect(live.state().alerts).toHaveLength(2);
      // As a record of ours it takes the place of the one without a number.
      const stored = alert(6, { ...documented, severity: "critical", deviceType: "blood_pressure" });
      live.socket().tells(update(6, { alert: stored }));
      expect(live.state().alerts.map(({ id }) => id)).toEqual([6, KNOWN.id]);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test("an alert of a kind and a device of tomorrow is shown as it says", () => {
    const live = connected();
    const { title: _, ...untitled } = alert(5, {
      deviceType: "glucose_meter" as "heart_rate",
      kind: "trend" as "no_data",
    });
    live.socket().tells(update(4, { alert: untitled }));
    expect(live.alerts).toMatchObject([{ id: 5, title: "glucose meter", message: "Call for help." }]);
  });

  test.each<[string, object]>([
    ["without a message", { ...alert(5), message: undefined }],
    ["of an unknown severity", { ...alert(5), severity: "catastrophic" }],
    ["that is a text", "alert" as unknown as object],
    ["that is null", null as unknown as object],
  ])("an alert %s is left out, the rest of the message counts, and the server is asked", async (_, sent) => {
    const live = connected({ alerts: [KNOWN] });
    live.socket().tells(update(4, { alert: sent, readings: [reading("80", "2026-03-10T09:00:00.000Z")] }));
    live.socket().tells(update(5, { acknowledged: sent }));
    expect(live.state()).toMatchObject({ alerts: [{ id: 4 }], latest: [{ value: "80" }] });
    expect(live.alerts).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(count("/alerts")).toBeGreaterThan(0);
    expect(new Set(warn.mock.calls.flat())).toEqual(new Set(["Part of what arrived could not be read: alert"]));
  });

  test("a time that is none is no time of an alert", () => {
    const live = connected();
    live.socket().tells(update(4, { alert: alert(5, { measuredAt: "yesterday", acknowledgedAt: "soon" }) }));
    const [shown] = live.state().alerts;
    expect(shown).toMatchObject({ id: 5, measuredAt: alert(5).raisedAt, acknowledgedAt: null });
  });

  test.each<[string, unknown]>([
    ["without a time", { ...reading("99"), timestamp: undefined }],
    ["of a time that is none", { ...reading("99"), timestamp: "now" }],
    ["without a value", { ...reading("99"), value: undefined }],
    ["that is null", null],
  ])("a reading %s is left out, wherever it comes from", async (_, sent) => {
    const live = connected();
    live.socket().tells(update(4, { readings: [sent, reading("80", "2026-03-10T09:00:00.000Z")] }));
    expect(live.state().latest).toMatchObject([{ value: "80" }]);
    answers.latest!.body = [sent, reading("81", "2026-03-10T09:01:00.000Z")];
    await vi.advanceTimersByTimeAsync(31_000);
    expect(live.state()).toMatchObject({ latest: [{ value: "81" }], fetchFailed: false });
    expect(new Set(warn.mock.calls.flat())).toEqual(new Set(["Part of what arrived could not be read: readings"]));
  });

  test("answers of another shape leave what is shown, and say that it could not be fetched", async () => {
    const live = connected({ alerts: [KNOWN] });
    answers.latest!.body = { readings: [] };
    answers.alerts!.body = { alerts: "none", snoozed: { critical: "for ever", warning: "2026-03-10T09:00:00.000Z" } };
    answers.trends!.body = { trends: "stable" };
    await vi.advanceTimersByTimeAsync(61_000);
    expect(live.state()).toMatchObject({
      latest: [{ value: "70" }],
      fetchFailed: true,
      alerts: [{ id: 4 }],
      snoozed: { warning: "2026-03-10T09:00:00.000Z" },
      insights: null,
    });
    expect(live.state().snoozed).not.toHaveProperty("critical");
    for (const body of [null, "x", [], 7]) {
      answers.latest!.body = answers.alerts!.body = answers.trends!.body = body;
      await vi.advanceTimersByTimeAsync(61_000);
    }
    expect(live.state().alerts).toMatchObject([{ id: 4 }]);
  });
});

describe("alerts", () => {
  test("at most five are kept, newest first, each once", proves("LIVE-14"), () => {
    const list = [3, 1, 7, 5, 2, 6, 4, 7, 4].map((id) => alert(id)).reduce<VitalAlert[]>(withAlert, []);
    expect(list.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
    expect(
      withAlert(list, alert(6, { acknowledgedAt: "2026-03-10T09:00:00.000Z" })).map(
        ({ acknowledgedAt }) => acknowledgedAt,
      ),
    ).toEqual([null, "2026-03-10T09:00:00.000Z", null, null, null]);
  });

  test("a new one is told once, whether it comes as an event or is found after an interruption", async () => {
    const live = connected({ alerts: [alert(4)] });
    live.socket().tells(update(4, { alert: alert(5) }));
    live.socket().tells(update(5, { acknowledged: alert(4, { acknowledgedBy: "Patient" }) }));
    answers.alerts!.body = { alerts: [alert(7), alert(6), alert(5), alert(4)], snoozed: {} };
    live.socket().tells(response(9));
    await vi.advanceTimersByTimeAsync(100);
    live.socket().tells(update(10, { changed: true }));
    await vi.advanceTimersByTimeAsync(100);
    expect(live.alerts.map(({ id }) => id)).toEqual([5, 6, 7]);
    expect(live.state().alerts.map(({ id }) => id)).toEqual([7, 6, 5, 4]);
  });

  test("a second critical one of the same vital is told, and the first one is over at once", async () => {
    const live = connected();
    live.socket().tells(update(4, { alert: alert(5, { value: "185/123 mmHg" }) }));
    const second = alert(6, { value: "190/125 mmHg" });
    answers.alerts!.body = { alerts: [second, alert(5, { clearedAt: second.raisedAt })], snoozed: {} };
    live.socket().tells(update(5, { alert: second }));
    await vi.advanceTimersByTimeAsync(100);
    expect(live.alerts.map(({ value }) => value)).toEqual(["185/123 mmHg", "190/125 mmHg"]);
    expect(live.state().alerts.map(({ id, clearedAt }) => [id, clearedAt === null])).toEqual([
      [6, true],
      [5, false],
    ]);
  });

  test("a silence that begins or ends in another tab is one here, and holds for what is told next", async () => {
    const live = connected();
    const until = "2026-03-10T09:00:00.000Z";
    answers.alerts!.body = { alerts: [alert(5)], snoozed: { critical: until } };
    live.socket().tells(update(4, { changed: true }));
    await vi.advanceTimersByTimeAsync(100);
    expect(live.state().snoozed).toEqual({ critical: until });
    expect(live.told).toEqual([{ id: 5, snoozed: { critical: until } }]);
    answers.alerts!.body = { alerts: [alert(5)], snoozed: {} };
    live.socket().tells(update(5, { changed: true }));
    await vi.advanceTimersByTimeAsync(100);
    expect(live.state().snoozed).toEqual({});
  });
});

describe("polling", () => {
  test("after a sleep that no event tells of, it says that the values may be old and asks at once", async () => {
    const live = connected();
    await vi.advanceTimersByTimeAsync(1_500);
    asked = [];
    // Timers stand still, the clock does not.
    vi.setSystemTime(Date.now() + 20 * 60_000);
    answers.alerts!.body = { alerts: [alert(5)], snoozed: {} };
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.states.some(({ isStale }) => isStale)).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(live.state()).toMatchObject({ isStale: false, latest: [reading("72")], alerts: [{ id: 5 }] });
    expect([count("/latest"), count("/alerts"), live.alerts.length]).toEqual([1, 1, 1]);
  });

  test(
    "the latest vitals every 30 s, the trends every 60 s, whatever the channel does",
    proves("LIVE-12", "LIVE-13"),
    async () => {
      for (const begin of [kept, connected]) {
        const live = begin();
        asked = [];
        await vi.advanceTimersByTimeAsync(29_900);
        const [early] = [count("/latest")];
        await vi.advanceTimersByTimeAsync(200);
        expect(count("/latest")).toBe(early + 1);
        expect(count("/trends")).toBe(0);
        await vi.advanceTimersByTimeAsync(30_000);
        expect([count("/latest"), count("/trends")]).toEqual([early + 2, 1]);
        live.vitals.stop();
      }
    },
  );

  test("where neither WebSocket nor stream gets through, it says that it polls; and that it does not, when that fails", async () => {
    const began = Date.now();
    const live = kept();
    for (let attempt = 0; attempt <= 3; attempt++) {
      live.socket().ends();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    live.stream().isRefused();
    expect(live.state()).toMatchObject({ status: "closed", transport: "polling", isStale: false, fetchFailed: false });
    answers.latest = { status: 0, body: null };
    await vi.advanceTimersByTimeAsync(began + 31_000 - Date.now());
    expect(live.state()).toMatchObject({ fetchFailed: true, isStale: false });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(live.state().isStale).toBe(true);
    answers.latest = { status: 200, body: [reading("75")] };
    await vi.advanceTimersByTimeAsync(31_000);
    expect(live.state()).toMatchObject({ isStale: false, fetchFailed: false, latest: [reading("75")] });
  });

  test.each([401, 403])("a %s ends it, and it says so; who wants it back gets it back", async (status) => {
    const live = kept();
    answers.latest = { status, body: {} };
    // The cookie of a new session may be on its way.
    await vi.advanceTimersByTimeAsync(34_000);
    expect(live.state()).toMatchObject({ hasEnded: true, status: "closed", transport: "none", isStale: true });
    const before = [asked.length, live.sockets.length];
    await vi.advanceTimersByTimeAsync(300_000);
    live.vitals.wake();
    expect([asked.length, live.sockets.length]).toEqual(before);
    answers.latest = { status: 200, body: [reading("75")] };
    live.vitals.retry();
    await vi.advanceTimersByTimeAsync(100);
    expect(live.state()).toMatchObject({ hasEnded: false, fetchFailed: false, isStale: false, status: "connecting" });
  });

  test("retrying starts the channel anew and fetches everything", proves("LIVE-10"), async () => {
    const live = connected();
    live.socket().ends();
    expect(live.state()).toMatchObject({ status: "closed", error: "Real-time connection lost" });
    live.vitals.retry();
    expect(live.sockets).toHaveLength(2);
    expect(live.state()).toMatchObject({ status: "connecting", error: null });
    await vi.advanceTimersByTimeAsync(100);
    expect([count("/latest"), count("/alerts"), count("/trends")]).toEqual([1, 1, 1]);
  });

  test("left, it does nothing more", async () => {
    const live = connected();
    live.socket().tells(update(4));
    live.vitals.stop();
    const before = live.states.length;
    await vi.advanceTimersByTimeAsync(300_000);
    expect([live.states.length, count("/latest"), live.sockets.length]).toEqual([before, 1, 1]);
  });
});

test("a reading that is older than the one shown changes nothing", () => {
  const shown = [reading("72", "2026-03-10T09:00:00.000Z")];
  expect(withReadings(shown, [reading("60", "2026-03-10T08:00:00.000Z")])).toEqual(shown);
  expect(withReadings(null, [reading("60")])).toEqual([reading("60")]);
});

test("an alert that the page itself brings first is told, once, and stands in the list once", async () => {
  const { vitals, alerts, state, socket } = connected({ alerts: [alert(1)] });
  await vi.advanceTimersByTimeAsync(1_000);
  vitals.renew({
    latest: [reading("190")],
    insights: null,
    alerts: [alert(2), alert(1)],
    snoozed: {},
    seq: 4,
    at: Date.now() + 1,
  });
  expect(alerts.map(({ id }) => id)).toEqual([2]);
  socket().tells(update(4, { alert: alert(2) }));
  expect(alerts.map(({ id }) => id)).toEqual([2]);
  expect(state().alerts.map(({ id }) => id)).toEqual([2, 1]);
  expect(state().latest![0]!.value).toBe("190");
});

test("how old values are goes by the server's clock where the device's is wrong, and a page that took its time is none", async () => {
  for (const [off, expected] of [
    [-3 * 3_600_000, -3 * 3_600_000],
    [40 * 60_000, 40 * 60_000],
    [-60_000, 0],
    [0, 0],
  ] as const) {
    const { vitals, state } = kept({ at: Date.now() + off });
    await vi.advanceTimersByTimeAsync(30_100);
    expect([off, Math.abs(state().checkedAt - Date.now() - expected) < 1_000, state().isStale]).toEqual([
      off,
      true,
      false,
    ]);
    vitals.stop();
  }
});
