import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIRST_RESTART, planRestart, type LinkEvent, type RestartState } from "~/domain/room/ice-restart";
import { FIRST_LINK, judgeLink, ROOMY, TOO_THIN, type LinkSample, type LinkState } from "~/domain/room/link-quality";

const run = (samples: LinkSample[], from: LinkState = FIRST_LINK) => samples.reduce(judgeLink, from);
const thin: LinkSample = { available: TOO_THIN - 1, loss: 0, roundTrip: 0.1 };
const between: LinkSample = { available: (TOO_THIN + ROOMY) / 2, loss: 0.1, roundTrip: 0.1 };
const roomy: LinkSample = { available: ROOMY, loss: 0, roundTrip: 0.1 };
const times = (count: number, sample: LinkSample) => Array<LinkSample>(count).fill(sample);

describe("the picture and the line", () => {
  test("goes under 100 kbps, and not for a single sample", () => {
    expect(run([thin]).sendsPicture).toBe(true);
    expect(run([thin, roomy, thin]).sendsPicture).toBe(true);
    expect(run([thin, thin]).sendsPicture).toBe(false);
  });

  test("goes where a fifth is lost, or an answer takes three seconds", () => {
    expect(run(times(2, { available: 2_000_000, loss: 0.25, roundTrip: 0.1 })).sendsPicture).toBe(false);
    expect(run(times(2, { available: null, loss: null, roundTrip: 4 })).sendsPicture).toBe(false);
  });

  test("comes back when there is room for a while, not at the limit", () => {
    const dropped = run([thin, thin]);
    expect(run(times(3, roomy), dropped).sendsPicture).toBe(false);
    expect(run(times(4, roomy), dropped).sendsPicture).toBe(true);
    expect(run(times(100, between), dropped).sendsPicture).toBe(false);
  });

  test("where the browser does not learn of the room it is tried again, ever more seldom if it must go again", () => {
    const silent: LinkSample = { available: 60_000, loss: 0, roundTrip: 0.1 };
    let state = run([thin, thin]);
    const waits: number[] = [];
    for (let round = 0; round < 5; round++) {
      let waited = 0;
      while (!state.sendsPicture) {
        state = judgeLink(state, silent);
        waited += 1;
      }
      waits.push(waited);
      state = run([thin, thin], state);
    }
    expect(waits).toEqual([15, 30, 60, 120, 120]);
  });

  test("a line of which nothing is known keeps its picture", () => {
    expect(run(times(500, { available: null, loss: null, roundTrip: null })).sendsPicture).toBe(true);
  });

  test("whatever the line does, the picture never changes twice within two samples' time of the limit", () => {
    const sample = fc.record({
      available: fc.option(fc.nat(400_000)),
      loss: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      roundTrip: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 200 }), (samples) => {
        let state = FIRST_LINK;
        let changedAt = -Infinity;
        samples.forEach((one, index) => {
          const next = judgeLink(state, one);
          if (next.sendsPicture !== state.sendsPicture) {
            expect(index - changedAt).toBeGreaterThanOrEqual(2);
            changedAt = index;
          }
          state = next;
        });
      }),
    );
  });
});

describe("finding each other again", () => {
  const up: RestartState = { isUp: true, attempts: 0, lastAt: -Infinity };

  test("ICE is restarted within five seconds of going quiet, and at once when it failed or the network changed", () => {
    const quiet = planRestart(up, "disconnected", 1_000);
    expect(quiet.restart).toBe(false);
    expect(quiet.lookIn).toBeLessThanOrEqual(5_000);
    expect(planRestart(quiet.state, "due", 1_000 + quiet.lookIn!).restart).toBe(true);
    expect(planRestart(up, "failed", 1_000).restart).toBe(true);
    expect(planRestart(up, "network", 1_000).restart).toBe(true);
  });

  test("one that comes back by itself is left alone", () => {
    const back = planRestart(planRestart(up, "disconnected", 0).state, "connected", 1_000);
    expect(back).toMatchObject({ restart: false, lookIn: null });
    expect(planRestart(back.state, "due", 3_000).restart).toBe(false);
  });

  test("events of one change are one restart", () => {
    const first = planRestart(up, "network", 10_000);
    expect(planRestart(first.state, "network", 10_200).restart).toBe(false);
    expect(planRestart(first.state, "failed", 10_300).restart).toBe(false);
  });

  test("whatever happens, while it is down somebody looks again within half a minute, and never twice within a second", () => {
    const event = fc.constantFrom<LinkEvent>("connected", "disconnected", "failed", "network");
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fc.nat(20_000)), { maxLength: 60 }), (events) => {
        let state = FIRST_RESTART;
        let now = 0;
        let due: number | null = null;
        let last = -Infinity;
        const happens = (what: LinkEvent) => {
          const plan = planRestart(state, what, now);
          if (plan.restart) {
            expect(now - last).toBeGreaterThanOrEqual(1_000);
            last = now;
          }
          state = plan.state;
          due = plan.lookIn === null ? null : now + plan.lookIn;
          if (!state.isUp) expect(plan.lookIn).not.toBeNull();
          if (plan.lookIn !== null) expect(plan.lookIn).toBeLessThanOrEqual(30_000);
        };
        for (const [what, after] of events) {
          const until = now + after;
          while (due !== null && due <= until) {
            now = due;
            due = null;
            happens("due");
          }
          now = until;
          happens(what);
        }
      }),
    );
  });
});
