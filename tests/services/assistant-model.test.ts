import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createModel, ModelFault, type FaultKind, type Model } from "~/services/assistant/model.server";
import { startOpenAi, type Behaviour, type OpenAiServer } from "../support/openai-server";

const schema = z.object({ urgency: z.enum(["routine", "urgent"]) });
const GOOD: Behaviour = { do: "answer", content: '{"urgency":"urgent"}' };
const PROMPT = [{ role: "user" as const, content: "Good day" }];
const KEY = "sk-test-of-nobody";

let server: OpenAiServer;
let model: Model;
let now: number;
beforeAll(async () => void (server = await startOpenAi()));
afterAll(() => server.close());
beforeEach(async () => {
  now = Date.parse("2026-11-21T12:00:00Z");
  server.asked.length = 0;
  // On a busy machine a good answer takes its time, too.
  model = await modelThatWaits(15_000);
});

/** @param milliseconds to wait for an answer, and for each piece of it. */
const modelThatWaits = (milliseconds: number, pauseMs = 5, ending?: AbortSignal) =>
  createModel({ apiKey: KEY, baseUrl: server.url, model: "test-model" }, () => new Date(now), {
    patience: { tryMs: milliseconds, silenceMs: milliseconds, allMs: 5 * milliseconds, pauseMs },
    ending,
  });

/** Gives a server up soon that does not answer or go on, where that is what the test is about. */
const expectSilence = async (behaviour: Behaviour) => {
  if (behaviour.do === "silence" || behaviour.do === "stall") model = await modelThatWaits(1_000);
};

const never = () => new AbortController().signal;
const object = (signal = never()) => model.object("reply", schema, PROMPT, signal);
async function text(signal = never(), onPiece = (_: string) => {}) {
  let all = "";
  for await (const piece of model.text(PROMPT, signal)) {
    all += piece;
    onPiece(piece);
  }
  return all;
}
async function faultOf(answer: Promise<unknown>): Promise<FaultKind> {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ModelFault);
  // Neither what was asked nor what was answered, nor the key.
  expect((error as Error).message).toMatch(/^The model gave no answer: [a-z]+$/);
  return (error as ModelFault).kind;
}

describe.each([
  ["an object", object],
  ["a text", text],
] as const)("%s", (_, ask) => {
  const good: Behaviour = ask === (object as unknown) ? GOOD : { do: "answer", content: "Eat slowly, and sleep." };
  const result = ask === (object as unknown) ? { urgency: "urgent" } : "Eat slowly, and sleep.";

  test("is what the server answers, asked for with the key", async () => {
    server.behave(good);
    expect(await ask()).toEqual(result);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({ authorization: `Bearer ${KEY}`, messages: PROMPT });
  });

  test.each<[string, Behaviour]>([
    ["a 500", { do: "status", status: 500 }],
    ["a 429 that asks for no time at all", { do: "status", status: 429, headers: { "Retry-After": "0" } }],
    ["silence", { do: "silence" }],
    ["malformed JSON", { do: "malformed" }],
  ])("comes at the second try after %s", async (_name, first) => {
    await expectSilence(first);
    server.behave(first, good);
    expect(await ask()).toEqual(result);
    expect(server.asked).toHaveLength(2);
  });

  test.each<[string, Behaviour, FaultKind, number]>([
    ["401", { do: "status", status: 401 }, "rejected", 1],
    ["429 with Retry-After", { do: "status", status: 429, headers: { "Retry-After": "60" } }, "limited", 1],
    ["500", { do: "status", status: 500 }, "unavailable", 2],
    ["no answer", { do: "silence" }, "timeout", 2],
    ["malformed JSON", { do: "malformed" }, "nonsense", 2],
    ["a refusal", { do: "refuse" }, "refused", 1],
    ["a call of a tool that it was never given", { do: "tools" }, "nonsense", 2],
  ])("%s is a fault of its kind, with one retry where it may help", async (_name, behaviour, kind, tries) => {
    await expectSilence(behaviour);
    server.behave(behaviour);
    expect(await faultOf(ask())).toBe(kind);
    expect(server.asked).toHaveLength(tries);
  });

  test("given up is not asked for again, and counts against nobody", async () => {
    server.behave({ do: "silence" });
    for (let round = 0; round < 4; round++) {
      const controller = new AbortController();
      const givenUp = expect(ask(controller.signal)).rejects.toThrow("gone");
      await expect.poll(() => server.asked.length).toBe(round + 1);
      controller.abort(new Error("gone"));
      await givenUp;
    }
    expect(server.asked).toHaveLength(4);
    server.behave(good);
    expect(await ask()).toEqual(result);
  });

  test("given up before the second try, on trial even, counts against nobody", async () => {
    model = await modelThatWaits(15_000, 1_500);
    server.behave({ do: "status", status: 401 });
    await faultOf(ask());
    now += 5 * 60_000;
    server.behave({ do: "status", status: 500 });
    const controller = new AbortController();
    const given = expect(ask(controller.signal)).rejects.toThrow("gone");
    await expect.poll(() => server.asked).toHaveLength(2);
    // The answer comes at once, and then the pause.
    await sleep(100);
    controller.abort(new Error("gone"));
    await given;
    server.behave(good);
    expect(await ask()).toEqual(result);
  });

  test("given up with the process, under way or between two tries, is a fault like another, and nothing is asked any more", async () => {
    for (const behaviour of [{ do: "silence" }, { do: "status", status: 500 }] as const) {
      const process = new AbortController();
      model = await modelThatWaits(15_000, 300, process.signal);
      server.behave(behaviour);
      server.asked.length = 0;
      const kind = faultOf(ask());
      await expect.poll(() => server.asked).toHaveLength(1);
      await sleep(50);
      const from = performance.now();
      process.abort();
      expect(await kind).toBe("ending");
      expect(performance.now() - from).toBeLessThan(5_000);
      server.behave(good);
      expect(await faultOf(ask())).toBe("ending");
      expect(server.asked).toHaveLength(1);
    }
  });

  test("after three failures nothing is asked for half a minute, then one on trial", async () => {
    server.behave({ do: "status", status: 500 });
    for (let round = 0; round < 3; round++) await faultOf(ask());
    const asked = server.asked.length;
    expect(await faultOf(ask())).toBe("closed");
    now += 29_000;
    expect(await faultOf(ask())).toBe("closed");
    expect(server.asked).toHaveLength(asked);
    now += 1_000;
    expect(await faultOf(ask())).toBe("unavailable");
    expect(await faultOf(ask())).toBe("closed");
    now += 30_000;
    server.behave(good);
    expect(await ask()).toEqual(result);
    expect(await ask()).toEqual(result);
  });

  test("a server that asks for a minute gets it", async () => {
    server.behave({ do: "status", status: 429, headers: { "Retry-After": "60" } });
    await faultOf(ask());
    server.behave(good);
    now += 59_000;
    expect(await faultOf(ask())).toBe("closed");
    now += 1_000;
    expect(await ask()).toEqual(result);
  });
});

test("an object of another shape is nonsense", async () => {
  server.behave({ do: "answer", content: '{"urgency":"whenever"}' });
  expect(await faultOf(object())).toBe("nonsense");
  expect(server.asked[0]!.body).toContain('"json_schema"');
});

test.each<[string, Behaviour, FaultKind]>([
  ["is cut", { do: "cut", content: "First of all" }, "cut"],
  ["stops moving", { do: "stall", content: "First of all" }, "timeout"],
])("a text that %s after it began is not begun again", async (_name, behaviour, kind) => {
  await expectSilence(behaviour);
  server.behave(behaviour);
  let shown = "";
  const kindOf = await faultOf(text(never(), (piece) => void (shown += piece)));
  expect(["cut", "unavailable", "nonsense", kind]).toContain(kindOf);
  if (kind === "timeout") expect(kindOf).toBe("timeout");
  expect(shown).toBe("First of all");
  expect(server.asked).toHaveLength(1);
});

test("whoever stops listening ends the server's work", async () => {
  server.behave({ do: "answer", content: "one two three four five six seven eight nine ten", everyMs: 30 });
  const before = server.abandoned();
  for await (const piece of model.text(PROMPT, never())) if (piece) break;
  await expect.poll(() => server.abandoned()).toBe(before + 1);
});
