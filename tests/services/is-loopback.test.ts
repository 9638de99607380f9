import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isLoopback } from "~/services/http/requests/is-loopback.server";

const visit = (remoteAddress: string | undefined, headers: IncomingMessage["headers"]) =>
  isLoopback({ socket: { remoteAddress } as IncomingMessage["socket"], headers });

test.each(["127.0.0.1", "127.0.1.1", "::1", "::ffff:127.0.0.1"])(
  "a browser at this machine is local: %s",
  (address) => {
    for (const host of ["localhost:3000", "localhost", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST:3000"])
      expect(visit(address, { host }), host).toBe(true);
  },
);

test.each(["10.0.0.7", "192.168.1.2", "::ffff:10.0.0.7", "2001:db8::1", "::ffff:128.0.0.1", "", undefined])(
  "one at another machine is not, whatever it calls us: %s",
  (address) => {
    expect(visit(address, { host: "localhost:3000" })).toBe(false);
  },
);

test.each([
  "kindweight.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "127.0.0.2",
  "evil.example:3000",
  "",
  undefined,
])("nor is a page that has its own name point here: %s", (host) => {
  expect(visit("127.0.0.1", { host })).toBe(false);
});

test.each([
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
  "via",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
])("nor what a proxy at this machine has passed on: %s", (name) => {
  expect(visit("127.0.0.1", { host: "localhost", [name]: "127.0.0.1" })).toBe(false);
});
