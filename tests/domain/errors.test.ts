import { expect, test } from "vitest";
import { ApiError, ERROR_STATUS, fieldErrors, type ErrorCode } from "~/domain/errors";

test("messages are kept by field, nested ones by their path", () => {
  const issues = [
    { path: ["email"], message: "one" },
    { path: ["email"], message: "two" },
    { path: ["availability", "monday", "start"], message: "three" },
    { path: ["certifications", 0], message: "four" },
    { path: [], message: "five" },
  ];
  expect(fieldErrors(issues)).toEqual({
    email: ["one", "two"],
    "availability.monday.start": ["three"],
    "certifications.0": ["four"],
    "": ["five"],
  });
});

test("each code has its status", () => {
  const statuses = Object.keys(ERROR_STATUS).map((code) => new ApiError(code as ErrorCode, "x").status);
  expect(statuses).toEqual([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]);
});
