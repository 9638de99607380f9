import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { createLog } from "~/services/log.server";

const CANARY = "canary.person@example.com";

/** The log's lines as they would be written, and as text. */
function recorded(level = "trace") {
  let text = "";
  const log = createLog(level, { write: (line: string) => void (text += line) });
  return {
    log,
    text: () => text,
    lines: () =>
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

test("a request is one line of JSON with its time in UTC and nothing about the machine or the visitor", () => {
  const { log, lines } = recorded();
  log.request({ id: "r1", method: "GET", route: "/specialists/:id", status: 200, milliseconds: 3.5 });
  const [line] = lines();
  expect(line).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
    id: "r1",
    method: "GET",
    route: "/specialists/:id",
    status: 200,
    milliseconds: 3.5,
    msg: "request",
  });
});

test("an event has a name and figures", () => {
  const { log, lines } = recorded();
  log.event("record access denied", { patientId: 7, userId: 9 });
  log.event("stopping");
  expect(lines()).toMatchObject([{ msg: "record access denied", patientId: 7, userId: 9 }, { msg: "stopping" }]);
});

describe("an error", () => {
  /** As drivers throw them: a row in the message, in `detail` and in `parameters`. */
  const driverError = () =>
    Object.assign(new Error(`duplicate key: Key (email)=(${CANARY}) already exists`), {
      name: "PostgresError",
      code: "23505",
      detail: `Key (lower(email))=(${CANARY}) already exists.`,
      constraint_name: "users_email_key",
      table_name: "users",
      parameters: [CANARY],
      query: `insert into users values ('${CANARY}')`,
    });

  test("is logged by class, code, constraint, table and frames", () => {
    const { log, lines } = recorded();
    log.error(driverError(), { id: "r1" });
    const [line] = lines();
    expect(line).toMatchObject({
      level: 50,
      id: "r1",
      error: { type: "PostgresError", code: "23505", constraint: "users_email_key", table: "users" },
    });
    expect((line!.error as { frames: string[] }).frames[0]).toMatch(/^at .*log\.test\.ts/);
  });

  test("never says its message, nor what hangs on it, nor those of its causes", () => {
    const { log, text } = recorded();
    log.error(driverError());
    log.error(new Error(CANARY, { cause: new TypeError(CANARY, { cause: driverError() }) }));
    log.error(new DrizzleQueryError(`insert into users values ($1)`, [CANARY], driverError()));
    log.error(new AggregateError([driverError()], CANARY));
    log.error(CANARY);
    log.error({ message: CANARY });
    log.error(null);
    expect(text()).not.toContain(CANARY);
    expect(text()).not.toContain("insert into");
  });

  test("keeps the chain of causes", () => {
    const { log, lines } = recorded();
    log.error(new Error("a", { cause: new TypeError("b", { cause: driverError() }) }));
    expect(lines()[0]!.error).toMatchObject({
      type: "Error",
      cause: { type: "TypeError", cause: { type: "PostgresError", code: "23505" } },
    });
  });

  test("does not take a line of its message for a stack frame", () => {
    const { log, text } = recorded();
    // A driver quotes what was sent: a bio of several lines, one of which starts like a frame.
    log.error(new Error(`Failed query: insert\nparams: I see patients\n    at ${CANARY}'s office`));
    log.error(new Error(`Failed query\n\tat ${CANARY}`, { cause: new Error(`\n at ${CANARY}`) }));
    expect(text()).not.toContain(CANARY);
  });
});

test("what is below the level is not written", () => {
  const { log, text } = recorded("error");
  log.request({ id: "r1", method: "GET", route: "/", status: 200, milliseconds: 1 });
  log.event("quiet");
  expect(text()).toBe("");
});
