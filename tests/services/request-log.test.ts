import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loggablePath } from "~/services/http/requests/request-log.server";

describe("the path as it may stand in a log", () => {
  test.each([
    ["/", "/"],
    ["/specialists", "/specialists"],
    ["/specialists.data", "/specialists.data"],
    ["/specialists/17", "/specialists/:id"],
    ["/specialists/17.data", "/specialists/:id"],
    ["/api/providers/17", "/api/providers/:id"],
    ["/api/health-monitoring/1/latest", "/api/health-monitoring/:id/latest"],
    ["/api/auth/register", "/api/auth/register"],
    [
      "/patient-portal/documents/0b8f2c1e-6a53-4a53-9d6d-1f0d6f3c9f11/delete",
      "/patient-portal/documents/:other/delete",
    ],
    ["/patient-portal/record.json", "/patient-portal/record.json"],
  ])("%s is %s", (path, logged) => expect(loggablePath(path)).toBe(logged));

  test.each([
    "/assets/root-DbhmlBfh.css",
    "/Jane",
    "/jane@example.com",
    "/%6A%61ne",
    "/123-45-6789",
    "/jane doe",
    `/${"a".repeat(40)}`,
  ])("%s shows nothing of what was typed", (path) => expect(loggablePath(path)).toMatch(/^\/(assets\/)?:other$/));

  test("a name or an illness that somebody typed into the address is not in it, lower case or not", () => {
    for (const typed of ["jane.doe", "anna-maria", "diabetes", "lupus.data"]) {
      expect(loggablePath(`/${typed}`)).not.toContain(typed);
      expect(loggablePath(`/specialists/${typed}`)).not.toContain(typed);
      expect(loggablePath(`/api/patients/${typed}`)).not.toContain(typed);
    }
  });

  test("has as many segments as the path, and no digit", () => {
    fc.assert(
      fc.property(fc.array(fc.webSegment()), (segments) => {
        const logged = loggablePath(`/${segments.join("/")}`);
        expect(logged.split("/")).toHaveLength(Math.max(segments.length, 1) + 1);
        expect(logged).not.toMatch(/\d/);
      }),
    );
  });
});
