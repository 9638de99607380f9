import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visitAccess } from "~/domain/appointments/visit";
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPE_VALUES } from "~/domain/booking";
import { mayJoinVisit } from "~/domain/policy";

const AT = Date.parse("2026-03-10T15:00:00Z");
const MINUTE = 60_000;
const visit = { status: "accepted", appointmentType: "video-consultation" } as const;
const times = { startsAt: new Date(AT), endsAt: new Date(AT + 30 * MINUTE) };
const stateAt = (minutes: number) => visitAccess({ ...visit, ...times }, new Date(AT + minutes * MINUTE)).state;

describe("a visit", () => {
  test.each([
    [-60 * 24, "early"],
    [-15.01, "early"],
    [-15, "open"],
    [0, "open"],
    [29.99, "open"],
    [30, "over"],
    [60 * 24, "over"],
  ])("%d minutes from its beginning is %s", (minutes, state) => {
    expect(stateAt(minutes)).toBe(state);
  });

  test("has a room only when it is agreed, has a time, and is not in person", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...APPOINTMENT_STATUSES),
        fc.constantFrom(...APPOINTMENT_TYPE_VALUES),
        fc.boolean(),
        fc.integer({ min: -100, max: 100 }),
        (status, appointmentType, hasTime, minutes) => {
          const { state } = visitAccess(
            { status, appointmentType, ...(hasTime ? times : { startsAt: null, endsAt: null }) },
            new Date(AT + minutes * MINUTE),
          );
          expect(state !== "none").toBe(status === "accepted" && appointmentType !== "in-person" && hasTime);
        },
      ),
    );
  });

  test("of an account is that account's alone; without one it is whoever's who has the link", () => {
    const patient = { id: 7, role: "patient" } as const;
    expect(mayJoinVisit(patient, { userId: 7 })).toBe("allowed");
    expect(mayJoinVisit(patient, { userId: 8 })).toBe("forbidden");
    expect(mayJoinVisit({ id: 9, role: "admin" }, { userId: 8 })).toBe("forbidden");
    expect(mayJoinVisit(null, { userId: 7 })).toBe("unauthenticated");
    expect(mayJoinVisit(null, { userId: null })).toBe("allowed");
    expect(mayJoinVisit(patient, { userId: null })).toBe("allowed");
  });
});
