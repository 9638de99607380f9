import type { Request, Response } from "express";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyHints, SILENCE_MS } from "~/services/http/responses/early-hints.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LINK = "</assets/a.css>; rel=preload; as=style";

function asking(
  request: { method?: string; httpVersionMinor?: number; headers?: object } = {},
  styles = ["/assets/a.css"],
) {
  const response = Object.assign(new EventEmitter(), {
    headersSent: false,
    destroyed: false,
    writeEarlyHints: vi.fn(),
  });
  const page = { method: "GET", httpVersionMinor: 1, headers: { "sec-fetch-dest": "document" }, ...request };
  earlyHints(styles)(page as unknown as Request, response as unknown as Response, () => {});
  return response;
}

test("the style sheet is named once a page has been silent for a while, and once only", () => {
  const response = asking();
  vi.advanceTimersByTime(SILENCE_MS - 1);
  expect(response.writeEarlyHints).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(response.writeEarlyHints.mock.calls).toEqual([[{ link: [LINK] }]]);
});

test("nothing is named after an answer has begun, nor to who has gone", () => {
  const [begun, answered, gone] = [asking(), asking(), asking()];
  begun.headersSent = true;
  answered.emit("close");
  gone.destroyed = true;
  vi.advanceTimersByTime(60_000);
  for (const { writeEarlyHints } of [begun, answered, gone]) expect(writeEarlyHints).not.toHaveBeenCalled();
});

test.each([
  ["a form", { method: "POST" }],
  ["a script's own request", { headers: { "sec-fetch-dest": "empty" } }],
  ["a program that does not say what it is for", { headers: {} }],
  ["HTTP/1.0, which knows no answer before the answer", { httpVersionMinor: 0 }],
])("nothing is named to %s", (_, request) => {
  const response = asking(request);
  vi.advanceTimersByTime(60_000);
  expect(response.writeEarlyHints).not.toHaveBeenCalled();
});

test("a build without a style sheet names none", () => {
  const response = asking({}, []);
  vi.advanceTimersByTime(60_000);
  expect(response.writeEarlyHints).not.toHaveBeenCalled();
});
