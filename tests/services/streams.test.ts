import type { Request, Response } from "express";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limitBodyTime } from "~/services/http/requests/body-timeout.server";
import { trackDrain } from "~/services/http/responses/backpressure.server";

describe("the time that a body may take", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function arriving(path: string) {
    const request = Object.assign(new EventEmitter(), { path, complete: false, destroy: vi.fn() });
    const response = new EventEmitter();
    limitBodyTime(request as unknown as Request, response as unknown as Response, () => {});
    return { request, response };
  }

  test("is a minute", () => {
    const { request } = arriving("/book-appointment");
    vi.advanceTimersByTime(59_000);
    expect(request.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(request.destroy).toHaveBeenCalledOnce();
  });

  test("ends with the body, or with the answer", () => {
    const [sent, answered, whole] = [arriving("/a"), arriving("/b"), arriving("/c")];
    sent.request.emit("end");
    answered.response.emit("close");
    // Nobody reads the body of a page that is only asked for, so nothing says that it has ended.
    whole.request.complete = true;
    vi.advanceTimersByTime(600_000);
    for (const { request } of [sent, answered, whole]) expect(request.destroy).not.toHaveBeenCalled();
  });

  test("is longer for documents, which are megabytes", () => {
    const { request } = arriving("/patient-portal/documents");
    vi.advanceTimersByTime(120_000);
    expect(request.destroy).not.toHaveBeenCalled();
  });
});

describe("what was sent so far", () => {
  /** A response whose client takes in nothing until told. */
  function answering() {
    const response = Object.assign(new EventEmitter(), {
      locals: {} as { drained: () => Promise<void> },
      takes: true,
      write: (): boolean => response.takes,
    });
    trackDrain({} as Request, response as unknown as Response, () => {});
    let isFree = false;
    const ask = () => {
      isFree = false;
      void response.locals.drained().then(() => void (isFree = true));
      return Promise.resolve();
    };
    return { response, ask, isFree: () => isFree };
  }

  test("is waited for while the client takes nothing in", async () => {
    const { response, ask, isFree } = answering();
    await ask();
    expect(isFree()).toBe(true);
    response.takes = false;
    response.write();
    await ask();
    expect(isFree()).toBe(false);
    response.emit("drain");
    await Promise.resolve();
    expect(isFree()).toBe(true);
  });

  test("is not waited for once the client has gone", async () => {
    const { response, ask, isFree } = answering();
    response.takes = false;
    response.write();
    await ask();
    response.emit("close");
    await Promise.resolve();
    expect(isFree()).toBe(true);
    response.write();
    await ask();
    expect(isFree()).toBe(true);
  });
});
