import { readFileSync } from "node:fs";
import { BlockList, isIPv6 } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** What compose.yaml has coturn refuse to pass anything on to. */
const denied = { ipv4: new BlockList(), ipv6: new BlockList() };
const composed = readFileSync("compose.yaml", "utf8");
for (const [, first, last = first] of composed.matchAll(/--denied-peer-ip=([^\s-]+)(?:-(\S+))?/g)) {
  const family = familyOf(first!);
  // coturn takes a range that begins with "::" to begin before every IPv4 address, too.
  if (first === "::") throw new Error("compose.yaml has coturn refuse everything");
  denied[family].addRange(first!, last!, family);
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
const isDenied = (address: string) => denied[familyOf(address)].check(address, familyOf(address));

/** Blocks that lead into a host or a network of its own (IANA special-purpose address registries, RFC 6890), and those that wrap an IPv4 address. */
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
