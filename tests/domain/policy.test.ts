import { describe, expect, test } from "vitest";
import {
  emergencyOf,
  mayMonitor,
  mayReadRecord,
  maySimulate,
  mayWriteRecord,
  type RecordAccess,
  type Viewer,
} from "~/domain/policy";

describe("who may read a patient's record", () => {
  const viewers: Record<string, Viewer> = {
    nobody: null,
    owner: { id: 1, role: "patient" },
    otherPatient: { id: 2, role: "patient" },
    provider: { id: 3, role: "provider" },
    admin: { id: 4, role: "admin" },
  };
  const record = (change: Partial<RecordAccess> = {}): RecordAccess => ({
    isDemo: false,
    ownerId: 1,
    treatedByViewer: false,
    emergencyUntil: null,
    ...change,
  });
  const decisions = (access: RecordAccess) =>
    Object.fromEntries(Object.entries(viewers).map(([name, viewer]) => [name, mayReadRecord(viewer, access)]));

  test("the demo record everyone", () => {
    expect(new Set(Object.values(decisions(record({ isDemo: true, ownerId: null }))))).toEqual(new Set(["allowed"]));
  });

  test("any other its patient and an administrator", () => {
    expect(decisions(record())).toEqual({
      nobody: "unauthenticated",
      owner: "allowed",
      otherPatient: "forbidden",
      provider: "forbidden",
      admin: "allowed",
    });
  });

  test("a provider with a consultation with the patient, but nobody else who has one", () => {
    expect(decisions(record({ treatedByViewer: true }))).toMatchObject({
      provider: "allowed",
      otherPatient: "forbidden",
      nobody: "unauthenticated",
    });
  });

  test("a provider with emergency access, who may read it and nothing else", () => {
    const until = new Date("2026-03-10T13:00:00Z");
    const opened = record({ emergencyUntil: until });
    expect(decisions(opened)).toMatchObject({
      provider: "allowed",
      otherPatient: "forbidden",
      nobody: "unauthenticated",
    });
    for (const may of [mayWriteRecord, mayMonitor, maySimulate])
      expect(may(viewers.provider!, opened)).toBe("forbidden");
  });

  test("emergency access is what a read rests on only where nothing else opens the record", () => {
    const [at, until] = [new Date("2026-03-10T12:00:00Z"), new Date("2026-03-10T13:00:00Z")];
    const rests = (change: Partial<RecordAccess>) =>
      Object.keys(viewers).filter(
        (name) => "emergency" in emergencyOf(viewers[name]!, record({ emergencyUntil: until, ...change }), at),
      );
    expect(rests({})).toEqual(["provider"]);
    expect(emergencyOf(viewers.provider!, record({ emergencyUntil: until }), at)).toEqual({ emergency: { at, until } });
    expect([rests({ treatedByViewer: true }), rests({ isDemo: true }), rests({ emergencyUntil: null })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("a record without a user belongs to nobody", () => {
    expect(decisions(record({ ownerId: null }))).toMatchObject({ nobody: "unauthenticated", owner: "forbidden" });
  });
});
