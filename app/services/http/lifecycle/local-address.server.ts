import { isIPv6 } from "node:net";

const LOOPBACK = "127.0.0.1";

/** By which host the process reaches itself: it listens at one address, or at all that the machine has. */
export function localHost(listening: string): string {
  if (listening === "0.0.0.0" || listening === "::") return LOOPBACK;
  return isIPv6(listening) ? `[${listening}]` : listening;
}

/** @returns the address that people on this machine open, if no other is set */
export function localOrigin(listening: string, port: number): string {
  const host = localHost(listening);
  return `http://${host === LOOPBACK ? "localhost" : host}:${port}`;
}
