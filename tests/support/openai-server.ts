import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A request as it arrived. */
export type Asked = {
  body: string;
  stream: boolean;
  authorization: string;
  messages: { role: string; content: string }[];
};

/** What the server does with a request. */
export type Behaviour =
  | {
      do: "answer";
      content: string;
      /** between two pieces of a stream */ everyMs?: number;
      /** before the first word */ afterMs?: number;
      finish?: string;
      /** what it says that it has counted */ usage?: { prompt_tokens: number; completion_tokens: number };
    }
  | { do: "status"; status: number; headers?: Record<string, string>; body?: string }
  | { do: "silence" }
  | { do: "malformed" }
  | { do: "cut"; content: string }
  | { do: "stall"; content: string }
  | { do: "refuse" }
  | { do: "tools" };

export type OpenAiServer = {
  url: string;
  /** The settings of a server that asks it. */
  env: Record<"OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL", string>;
  asked: Asked[];
  /** What it does from now on; of a list one after the other, the last one for all that follow. */
  behave(...behaviours: (Behaviour | ((asked: Asked) => Behaviour))[]): void;
  /** How many answers were under way when their client went. */
  abandoned(): number;
  close(): Promise<void>;
};

const piecesOf = (content: string) => content.match(/\s*\S{1,7}/gu) ?? [];
const ID = { id: "chatcmpl-test", created: 1_795_000_000, model: "test-model" };

/**
 * A server that speaks OpenAI's chat completions over real HTTP, streaming
 * included, and does what the test tells it: answers, errors, silence, nonsense.
 */
export async function startOpenAi(): Promise<OpenAiServer> {
  const asked: Asked[] = [];
  let plan: (Behaviour | ((asked: Asked) => Behaviour))[] = [{ do: "answer", content: "Hello." }];
  let abandoned = 0;

  const server = createServer((request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) abandoned++;
    });
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { stream = false, messages = [] } = JSON.parse(body) as { stream?: boolean; messages?: Asked["messages"] };
    const seen: Asked = { body, stream, messages, authorization: request.headers.authorization ?? "" };
    asked.push(seen);
    const next = plan.length > 1 ? plan.shift()! : plan[0]!;
    const behaviour = typeof next === "function" ? next(seen) : next;
    if (request.url !== "/v1/chat/completions") return void response.writeHead(404).end();
    await act(behaviour, stream, response);
  }

  async function act(behaviour: Behaviour, stream: boolean, response: ServerResponse) {
    const usage = behaviour.do === "answer" && behaviour.usage ? { usage: behaviour.usage } : {};
    const event = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ ...ID, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: finish }], ...(finish === null ? {} : usage) })}\n\n`,
      );
    const whole = (message: object, finish = "stop") =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(
        JSON.stringify({
          ...ID,
          object: "chat.completion",
          choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: finish }],
          ...usage,
        }),
      );
    const begin = () => response.writeHead(200, { "Content-Type": "text/event-stream" });
    const end = () => response.end("data: [DONE]\n\n");

    switch (behaviour.do) {
      case "status":
        return void response
          .writeHead(behaviour.status, { "Content-Type": "application/json", ...behaviour.headers })
          .end(behaviour.body ?? JSON.stringify({ error: { message: "The test said so", type: "test", code: null } }));
      case "silence":
        return;
      case "malformed":
        if (!stream)
          return void response.writeHead(200, { "Content-Type": "application/json" }).end('{"choices": [{"message"');
        begin();
        return void response.end("data: {not json\n\n");
      case "refuse":
        if (!stream) return void whole({ refusal: "I would rather not." });
        begin();
        event({ role: "assistant", refusal: "I would rather not." });
        event({}, "stop");
        return void end();
      case "tools": {
        const tool_calls = [
          { index: 0, id: "call_1", type: "function", function: { name: "read_record", arguments: "{}" } },
        ];
        if (!stream) return void whole({ tool_calls }, "tool_calls");
        begin();
        event({ role: "assistant", tool_calls });
        event({}, "tool_calls");
        return void end();
      }
      case "answer":
      case "cut":
      case "stall": {
        if (behaviour.do === "answer" && behaviour.afterMs) await sleep(behaviour.afterMs, undefined, { ref: false });
        if (!stream)
          return behaviour.do === "answer"
            ? void whole({ content: behaviour.content }, behaviour.finish)
            : void response.destroy();
        begin();
        event({ role: "assistant", content: "" });
        for (const content of piecesOf(behaviour.content)) {
          if (response.destroyed) return;
          event({ content });
          if (behaviour.do === "answer" && behaviour.everyMs) await sleep(behaviour.everyMs);
        }
        if (behaviour.do === "stall") return;
        // Half a line, and then nothing: as a server that dies.
        if (behaviour.do === "cut") return void response.write("data: {", () => response.destroy());
        event({}, behaviour.finish ?? "stop");
        return void end();
      }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: url, OPENAI_MODEL: "test-model" },
    asked,
    behave: (...behaviours) => void (plan = behaviours),
    abandoned: () => abandoned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
