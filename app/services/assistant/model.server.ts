import { setTimeout as sleep } from "node:timers/promises";
import type OpenAI from "openai";
import { z } from "zod";
import type { Clock } from "~/domain/clock";
import type { OpenAiSettings } from "~/services/config.server";
import { createCircuitBreaker } from "./circuit-breaker.server";
import { MINUTE_MS } from "~/domain/durations";

/** What the model is told, in order. The texts of others are fenced in by whoever makes the prompt. */
export type Prompt = { role: "system" | "user" | "assistant"; content: string }[];

/**
 * Why there is no answer: `closed` the breaker is open; `ending` the process ends; `rejected` it does not
 * take the request (a wrong key, a wrong model); `limited` too many requests;
 * `unavailable` a server's fault or none there; `timeout`; `nonsense` an answer
 * that is not what was asked for; `cut` it broke off; `refused` the model would not;
 * `unsuitable` it serves what the person must not eat.
 */
export const FAULT_KINDS = [
  "closed",
  "ending",
  "rejected",
  "limited",
  "unavailable",
  "timeout",
  "nonsense",
  "cut",
  "refused",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number] | "unsuitable";

/** The model gave no usable answer. The message names only the kind: answers quote what they were sent. */
export class ModelFault extends Error {
  override name = "ModelFault";
  readonly code: string;
  constructor(
    readonly kind: FaultKind,
    /** For how long it has asked to be left alone. */
    readonly retryAfterMs?: number,
  ) {
    super(`The model gave no answer: ${kind}`);
    this.code = kind.toUpperCase();
  }
}

/** A third party's language model, without tools: text in, text out. */
export type Model = {
  /**
   * An object of the schema's shape.
   * @throws {ModelFault}; the signal's reason when `signal` is aborted.
   */
  object<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    prompt: Prompt,
    signal: AbortSignal,
  ): Promise<z.output<Schema>>;
  /**
   * A text as it is written. A fault after the first piece is thrown out of the iteration.
   * @throws {ModelFault}; the signal's reason when `signal` is aborted.
   */
  text(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, void>;
};

type Patience = {
  /** For one try to answer, or with a stream to begin to. */
  tryMs: number;
  /** Between two pieces of a stream. */
  silenceMs: number;
  /** For all tries, and for the whole of a stream. */
  allMs: number;
  /** Before the second try, unless the server says for how long. */
  pauseMs: number;
};

const PATIENCE: Patience = { tryMs: 12_000, silenceMs: 8_000, allMs: 45_000, pauseMs: 300 };
/** A server that wants more than this is not waited for within one request. */
const LONGEST_PAUSE_MS = 2_000;
/** With a key or a model that is wrong, trying again soon is no use. */
const REJECTED_PAUSE_MS = 5 * MINUTE_MS;
/** Tokens of an answer at the most. */
const MAX_TOKENS = 1_200;

/** Worth a second try: it may have been a moment's. */
const PASSING = new Set<FaultKind>(["limited", "unavailable", "timeout", "nonsense", "cut"]);

type Options = {
  patience?: Patience;
  /** Aborted when the process ends: what is asked then is given up, and nothing is asked any more. */
  ending?: AbortSignal;
  /** Told what an answer has cost, where the server says so: of a text few do, and they are not asked to. */
  onTokens?: (tokens: { input: number; output: number }) => void;
};

/** The model behind any server that speaks OpenAI's chat completions. */
export async function createModel(
  settings: OpenAiSettings,
  clock: Clock,
  { patience = PATIENCE, ending = new AbortController().signal, onTokens = () => {} }: Options = {},
): Promise<Model> {
  // Not loaded at all where no key is set.
  const sdk = await import("openai");
  const client = new sdk.OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // Retries are ours, within one budget of time; the SDK's own log prints what it could not read.
    maxRetries: 0,
    logLevel: "off",
  });
  const breaker = createCircuitBreaker(clock);
  const base = { model: settings.model, max_completion_tokens: MAX_TOKENS };

  // Derived from a signal that lasts as long as the process, each try's would stay in memory as long.
  const inFlight = new Set<AbortController>();
  ending.addEventListener("abort", () => {
    for (const own of inFlight) own.abort();
  });

  /** One try, ended by its time, by the whole's, by whoever asked, or with the process. */
  const limited = (all: AbortSignal, signal: AbortSignal) => {
    const own = new AbortController();
    inFlight.add(own);
    let timer: NodeJS.Timeout | undefined;
    const within = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => own.abort(), ms);
    };
    within(patience.tryMs);
    return {
      signal: AbortSignal.any([all, signal, own.signal]),
      within,
      over: () => (clearTimeout(timer), void inFlight.delete(own)),
    };
  };

  /** Turns whatever was thrown into a fault; a cancellation stays what it is. */
  const faultOf = (error: unknown, signal: AbortSignal): unknown => {
    if (signal.aborted) return signal.reason;
    if (ending.aborted) return new ModelFault("ending");
    if (error instanceof ModelFault) return error;
    if (
      error instanceof sdk.APIUserAbortError ||
      error instanceof sdk.APIConnectionTimeoutError ||
      (error as Error).name === "AbortError"
    )
      return new ModelFault("timeout");
    if (error instanceof sdk.APIError && typeof error.status === "number") {
      const pause = retryAfter(error.headers as Headers | undefined, clock);
      if (error.status === 429) return new ModelFault("limited", pause);
      return new ModelFault(
        error.status >= 500 || error.status === 408 || error.status === 409 ? "unavailable" : "rejected",
        pause,
      );
    }
    if (error instanceof SyntaxError) return new ModelFault("nonsense");
    return new ModelFault("unavailable");
  };

  /** Tells the breaker of what is about to be thrown. */
  const noted = (fault: unknown): unknown => {
    if (!(fault instanceof ModelFault)) breaker.abandoned();
    // It works; it merely did not want to.
    else if (fault.kind === "refused") breaker.succeeded();
    else breaker.failed(fault.kind === "rejected" ? REJECTED_PAUSE_MS : fault.retryAfterMs);
    return fault;
  };

  /** @returns how long to wait before another try, or `null` for no other. */
  const pauseBefore = (fault: unknown, tries: number): number | null => {
    if (tries > 1 || !(fault instanceof ModelFault) || !PASSING.has(fault.kind)) return null;
    const pause = fault.retryAfterMs ?? patience.pauseMs;
    return pause <= LONGEST_PAUSE_MS ? pause : null;
  };

  /** Waits until another try may help. @throws what the caller is to be told, where none will. */
  const beforeNext = async (
    error: unknown,
    { tries, all, signal }: { tries: number; all: AbortSignal; signal: AbortSignal },
  ) => {
    const fault = faultOf(error, signal);
    const pause = pauseBefore(fault, tries);
    if (pause === null || all.aborted) throw noted(fault);
    await sleep(pause, undefined, { signal }).catch(() => {
      throw noted(signal.reason);
    });
    if (ending.aborted) throw noted(new ModelFault("ending"));
  };

  const noteTokens = (usage: OpenAI.CompletionUsage | null | undefined) => {
    const [input, output] = [usage?.prompt_tokens, usage?.completion_tokens].map((count) =>
      Number.isSafeInteger(count) && count! > 0 ? count! : 0,
    );
    if (usage) onTokens({ input: input!, output: output! });
  };

  const admit = () => {
    if (ending.aborted) throw new ModelFault("ending");
    if (!breaker.admits()) throw new ModelFault("closed");
  };

  return {
    async object(name, schema, prompt, signal) {
      admit();
      const all = AbortSignal.timeout(patience.allMs);
      const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
      for (let tries = 1; ; tries++) {
        const turn = limited(all, signal);
        try {
          const answer = await client.chat.completions.create(
            {
              ...base,
              messages: prompt,
              response_format: { type: "json_schema", json_schema: { name, schema: json as Record<string, unknown> } },
            },
            { signal: turn.signal },
          );
          noteTokens(answer?.usage);
          const value = read(schema, answer);
          breaker.succeeded();
          return value;
        } catch (error) {
          await beforeNext(error, { tries, all, signal });
        } finally {
          turn.over();
        }
      }
    },

    async *text(prompt, signal) {
      admit();
      const all = AbortSignal.timeout(patience.allMs);
      for (let tries = 1; ; tries++) {
        const turn = limited(all, signal);
        let begun = false;
        let settled = false;
        try {
          const stream = await client.chat.completions.create(
            { ...base, messages: prompt, stream: true },
            { signal: turn.signal },
          );
          let finished: string | null = null;
          for await (const chunk of stream) {
            noteTokens(chunk.usage);
            const choice = chunk.choices?.[0];
            if (!choice) continue;
            if (choice.delta?.refusal || choice.finish_reason === "content_filter") throw new ModelFault("refused");
            if (choice.delta?.tool_calls || choice.finish_reason === "tool_calls") throw new ModelFault("nonsense");
            finished = choice.finish_reason ?? finished;
            const piece = choice.delta?.content;
            if (typeof piece !== "string" || piece === "") continue;
            begun = true;
            turn.within(patience.silenceMs);
            yield piece;
          }
          signal.throwIfAborted();
          if (turn.signal.aborted) throw new ModelFault("timeout");
          if (finished === null) throw new ModelFault("cut");
          if (!begun) throw new ModelFault("nonsense");
          settled = true;
          breaker.succeeded();
          return;
        } catch (error) {
          settled = true;
          if (begun) throw noted(faultOf(error, signal));
          await beforeNext(error, { tries, all, signal });
        } finally {
          turn.over();
          // Whoever listened has gone.
          if (!settled) breaker.abandoned();
        }
      }
    },
  };
}

/** @throws {ModelFault} unless the answer is an object of the schema's shape. */
function read<Schema extends z.ZodType>(
  schema: Schema,
  answer: OpenAI.Chat.Completions.ChatCompletion,
): z.output<Schema> {
  const choice = answer?.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === "content_filter") throw new ModelFault("refused");
  const content = choice?.message?.content;
  if (typeof content !== "string" || choice?.message?.tool_calls?.length) throw new ModelFault("nonsense");
  const parsed = schema.safeParse(JSON.parse(content));
  if (!parsed.success) throw new ModelFault("nonsense");
  return parsed.data;
}

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110). At most five minutes are believed. */
function retryAfter(headers: Headers | undefined, clock: Clock): number | undefined {
  const value = headers?.get("retry-after")?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - clock().getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), REJECTED_PAUSE_MS) : undefined;
}
