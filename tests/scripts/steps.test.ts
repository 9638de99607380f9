import { describe, expect, test } from "vitest";
import { oneLine, reasonOf, seconds, step, StepFailure } from "../../app/services/steps.mjs";

/** Keeps what is written to it. */
function recorder(terminal?: { columns: number }) {
  const written: string[] = [];
  return {
    written,
    write: (text: string) => written.push(text),
    isTTY: terminal !== undefined,
    columns: terminal?.columns,
  };
}
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("a step", () => {
  test("in a log is one line at its end, with its time", async () => {
    const output = recorder();
    expect(await step("Packages", () => Promise.resolve(42), { output })).toBe(42);
    expect(output.written).toEqual(["Packages     ready   0.0 s\n"]);
  });

  test("in a log gets a line now and then while it lasts, with how far it is", async () => {
    const output = recorder();
    const work = async (report: (text: string) => void) => {
      report("\u001b[32m431 of 890\u001b[0m\nmore");
      await wait(60);
    };
    await step("Packages", work, { output, every: 25 });
    expect(output.written[0]).toBe("Packages     431 of 890   0 s\n");
    expect(output.written.at(-1)).toMatch(/^Packages {5}ready {3}0\.\d s\n$/);
  });

  test("on a terminal is redrawn in place, never wider than the terminal", async () => {
    const output = recorder({ columns: 20 });
    await step("Build", (report) => (report("x".repeat(100)), wait(40)), { output, every: 10, done: () => "done" });
    const [drawn = ""] = output.written;
    expect(drawn.startsWith("\r\u001b[2KBuild")).toBe(true);
    expect(drawn.length - "\r\u001b[2K".length).toBe(19);
    expect(output.written.filter((text) => text.endsWith("\n"))).toHaveLength(1);
    expect(output.written.at(-1)).toMatch(/^\r\u001b\[2KBuild {8}done {3}0\.\d s\n$/); // eslint-disable-line no-control-regex -- the sequences of a terminal
  });

  test("asks for its progress where the work cannot report", async () => {
    const output = recorder();
    await step("Build", () => wait(30), { output, every: 10, progress: () => "half" });
    expect(output.written[0]).toBe("Build        half   0 s\n");
  });

  test("that fails shows the reason in one line, the details below, and fails", async () => {
    const output = recorder();
    const failure = new StepFailure("npm ci: exit code 1", "npm error one\nnpm error two\n");
    await expect(step("Packages", () => Promise.reject(failure), { output })).rejects.toBe(failure);
    expect(output.written.join("")).toMatch(
      /^Packages {5}failed: npm ci: exit code 1 {3}0\.\d s\n\nnpm error one\nnpm error two\n\n$/,
    );
  });

  test("fails as well when the work throws at once", async () => {
    const output = recorder();
    const work = () => {
      throw new Error("no");
    };
    await expect(step("Build", work, { output })).rejects.toThrow("no");
  });
});

test("a reason is one line, whatever was thrown", () => {
  expect(reasonOf(new Error("\n  first\nsecond"))).toBe("first");
  expect(reasonOf(new AggregateError([new Error("connect ECONNREFUSED")]))).toBe("connect ECONNREFUSED");
  expect(reasonOf("text")).toBe("text");
  expect(reasonOf(undefined)).toBe("undefined");
  expect(oneLine("")).toBe("");
});

test("times are in seconds, from a minute on in minutes", () => {
  expect([41_234, 59_940, 59_960, 125_000].map(seconds)).toEqual(["41.2 s", "59.9 s", "1 min 0 s", "2 min 5 s"]);
});
