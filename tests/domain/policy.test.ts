import { describe, expect, test } from "vitest";
import { mayReadRecord, type RecordAccess, type Viewer } from "~/domain/policy";

describe("who may read a patient's record", () => {
  const viewers: Record<string, Viewer> = {
    nobody: null,
    owner: { id: 1, role: "patient" },
    otherPatient: { id: 2, role: "patient" },
    provider: { id: 3, role: "provider" },
    admin: { id: 4, role: "admin" },
  };
  const record = (change: Partial<RecordAccess> = {}): RecordAccess => ({ isDemo: false, ownerId: 1, treatedByViewer: false, ...change });
  const decisions = (access: RecordAccess) => Object.fromEntries(Object.entries(viewers).map(([name, viewer]) => [name, mayReadRecord(viewer, access)]));

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
    expect(decisions(record({ treatedByViewer: true }))).toMatchObject({ provider: "allowed", otherPatient: "forbidden", nobody: "unauthenticated" });
  });

  test("a record without a user belongs to nobody", () => {
    expect(decisions(record({ ownerId: null }))).toMatchObject({ nobody: "unauthenticated", owner: "forbidden" });
  });
});
