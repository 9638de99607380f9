import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../support/free-port";
import { hasAddress } from "../support/turn-server";

/** A server at an address that is ready, or not. @returns its port. */
async function serve(host: string, status = 200): Promise<number> {
  const server = createServer((request, response) =>
    response.writeHead(request.url === "/readyz" ? status : 404).end(),
  );
  server.listen(0, host);
  await once(server, "listening");
  undo.push(() => void server.close());
  return (server.address() as AddressInfo).port;
}
const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((each) => each()));

/** @returns the exit code, which is what Docker goes by. */
async function check(env: Record<string, string>): Promise<number> {
  const [code] = (await once(
    spawn(process.execPath, ["scripts/health.mjs"], { env: { NODE_ENV: "production", ...env }, stdio: "ignore" }),
    "exit",
  )) as [number];
  return code;
}

describe("the image's health check", () => {
  const hosts: [setting: string | undefined, listens: string][] = [
    [undefined, "127.0.0.1"],
    ["", "127.0.0.1"],
    ["0.0.0.0", "0.0.0.0"],
    ["127.0.0.2", "127.0.0.2"],
    ["localhost", "localhost"],
    ...(hasAddress("::1")
      ? ([
          ["::", "::"],
          ["::1", "::1"],
        ] satisfies [string, string][])
      : []),
  ];
  it.each(hosts)("finds a server whose HOST is %s", async (setting, listens) => {
    const port = await serve(listens);
    expect(await check({ PORT: String(port), ...(setting === undefined ? {} : { HOST: setting }) })).toBe(0);
  });

  it("says no of a server that is not ready, and of none", async () => {
    expect(await check({ PORT: String(await serve("127.0.0.1", 503)) })).toBe(1);
    expect(await check({ PORT: String(await freePort()) })).toBe(1);
  });
});
