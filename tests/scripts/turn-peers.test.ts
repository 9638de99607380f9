import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { BlockList, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../support/free-port";
import { hasTurnServer, runTurnServer } from "../support/turn-server";

/** What compose.yaml has coturn refuse to pass anything on to. */
const denied = { ipv4: new BlockList(), ipv6: new BlockList() };
const composed = readFileSync("compose.yaml", "utf8");
for (const [, first, last = first] of composed.matchAll(/--denied-peer-ip=([^\s$-]+)(?:-(\S+))?/g)) {
  const family = familyOf(first!);
  // coturn takes a range that begins with "::" to begin before every IPv4 address, too.
  if (first === "::") throw new Error("compose.yaml has coturn refuse everything");
  denied[family].addRange(first!, last!, family);
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
const isDenied = (address: string) => denied[familyOf(address)].check(address, familyOf(address));

/**
 * Blocks that lead into a host or a network of its own (IANA special-purpose address registries, RFC 6890), and those
 * that wrap an IPv4 address.
 */
const INWARD: [block: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["240.0.0.0", 4],
  ["::1", 128],
  ["::7f00:0", 112],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
];

/** @returns an address of the block, its last bits taken from `rest`. */
function within(block: string, bits: number, rest: Uint8Array): string {
  const groups = isIPv6(block)
    ? expanded(block)
        .map((group) => [group >> 8, group & 255])
        .flat()
    : block.split(".").map(Number);
  const bytes = groups.map((byte, at) => {
    const kept = Math.min(8, Math.max(0, bits - at * 8));
    return byte | (rest[at]! & (255 >> kept));
  });
  if (!isIPv6(block)) return bytes.join(".");
  return Array.from({ length: 8 }, (_, at) => ((bytes[at * 2]! << 8) | bytes[at * 2 + 1]!).toString(16)).join(":");
}

function expanded(address: string): number[] {
  const [head, tail] = address.split("::").map((half) =>
    half
      .split(":")
      .filter(Boolean)
      .map((group) => parseInt(group, 16)),
  );
  return [...head!, ...Array<number>(8 - head!.length - tail!.length).fill(0), ...tail!];
}

describe("the TURN server of compose.yaml", () => {
  it.each(INWARD)("passes nothing on into %s/%i", (block, bits) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (rest) => isDenied(within(block, bits, rest))),
    );
    expect(isDenied(within(block, bits, new Uint8Array(16)))).toBe(true);
    expect(isDenied(within(block, bits, new Uint8Array(16).fill(255)))).toBe(true);
  });

  it.each([
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "172.32.0.0",
    "192.0.1.0",
    "198.20.0.0",
    "8.8.8.8",
    "2001:4860:4860::8888",
    "2606:4700::1111",
    "fbff::",
    "ff0e::",
  ])("passes on to %s, which is out in the world", (address) => expect(isDenied(address)).toBe(false));
});

/** An address of this machine that coturn may relay between. */
const own = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, address }) => family === "IPv4" && !isDenied(address))?.address;
const isHere = hasTurnServer();
if (!isHere) process.stderr.write("\n*** turnserver (coturn) is not installed: ITS LIMITS ARE NOT TESTED ***\n\n");

describe.skipIf(!isHere)("coturn with the settings of compose.yaml", () => {
  const secret = "the secret of the tests";
  const address = own ?? "127.0.0.1";
  let port: number;
  let stop = async () => {};
  beforeAll(async () => {
    port = await freePort();
    const settings = [...composed.matchAll(/^ {6}- (--[a-z-]+(?:=.*)?)$/gm)].map(([, setting]) =>
      setting!
        .replace("${TURN_SECRET:?}", secret)
        .replace("${DOMAIN:?}", "kindweight.example")
        .replace(/\$\{TURN_DENIED_PEER_IP:-(.+)\}/, "$1"),
    );
    const own = ["-n", "--no-tls", "--no-dtls", "--pidfile=/dev/null", `--relay-ip=${address}`];
    ({ stop } = await runTurnServer([...settings, ...own], address, port));
  }, 20_000);
  afterAll(() => stop());

  /** Coturn's own client, as a member of its own. @returns what it says, whether it gets through or not. */
  let members = 0;
  const relay = (...args: string[]): Promise<string> => {
    const all = ["-c", "-n", "2", "-u", `member-${++members}`, "-W", secret, "-p", String(port), ...args, address];
    return promisify(execFile)("turnutils_uclient", all, { timeout: 20_000 }).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => error.stdout ?? "",
    );
  };

  it("refuses a member more than their share of relays", { timeout: 60_000 }, async () => {
    expect(await relay("-m", "30", "-y")).toContain("486 (Allocation Quota Reached)");
  });

  it("relays no TCP, and leads into no network of this host", { timeout: 60_000 }, async () => {
    expect(await relay("-t", "-T", "-y")).toContain("error 442");
    expect(await relay("-e", "127.0.0.1")).toContain("403 (Forbidden IP)");
  });

  it.skipIf(!own)("connects two who both need it, by UDP and by TCP", { timeout: 60_000 }, async () => {
    for (const transport of [[], ["-t"]]) {
      const said = await relay("-y", ...transport);
      expect(said).toContain("Total lost packets 0 (0.000000%)");
    }
  });
});
