import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";

/**
 * A cable for UDP that can be pulled, between two browsers: what one says of
 * its own addresses is changed on its way to the other, so that all they send
 * each other passes here.
 */
export type UdpProxy = {
  /** Changes what a page says to the room's server. @returns null for an address that is not passed on. */
  rewrite(said: string): Promise<string | null>;
  /** Drops everything. The ways that there were never carry again. */
  cut(): void;
  /** New ways carry again. */
  restore(): void;
  /** Packets that were passed on so far. */
  passed(): number;
  close(): void;
};

type Way = { isDead: boolean; address: string; port: number; close(): void };

export function startUdpProxy(): UdpProxy {
  const ways = new Map<string, Promise<Way>>();
  let isCut = false;
  let passed = 0;
  let round = 0;

  /** A port that stands for somebody's address; who sends there gets a port of their own towards it. */
  const open = async (host: string, port: number): Promise<Way> => {
    const front = createSocket("udp4");
    front.bind(0, host);
    await once(front, "listening");
    const backs = new Map<string, Socket>();
    const way: Way = {
      isDead: isCut,
      address: host,
      port: front.address().port,
      close() {
        for (const socket of [front, ...backs.values()]) socket.close();
      },
    };
    front.on("message", (data, from) => {
      if (way.isDead || isCut) return;
      const key = `${from.address}:${from.port}`;
      let back = backs.get(key);
      if (!back) {
        back = createSocket("udp4");
        back.bind(0, host);
        back.on("message", (answer) => {
          if (way.isDead || isCut) return;
          passed += 1;
          front.send(answer, from.port, from.address);
        });
        backs.set(key, back);
      }
      passed += 1;
      back.send(data, port, host);
    });
    return way;
  };

  const rewriteCandidate = async (candidate: string): Promise<string | null> => {
    const parts = candidate.split(" ");
    const [, , protocol, , host, port] = parts;
    // Other ways would go around the cable.
    if (protocol?.toLowerCase() !== "udp" || !host || host.includes(":")) return null;
    const key = `${round} ${host}:${port}`;
    if (!ways.has(key)) ways.set(key, open(host, Number(port)));
    const way = await ways.get(key)!;
    parts[5] = String(way.port);
    return parts.join(" ");
  };

  return {
    async rewrite(said) {
      const message = JSON.parse(said || "null") as {
        type?: string;
        signal?: { candidate?: { candidate: string } | null; description?: { sdp: string } };
      } | null;
      if (message?.type !== "signal") return said;
      const { candidate, description } = message.signal!;
      if (description) description.sdp = description.sdp.replace(/a=candidate:.*\r\n/g, "");
      if (candidate && candidate.candidate !== "") {
        const changed = await rewriteCandidate(candidate.candidate);
        if (changed === null) return null;
        candidate.candidate = changed;
      }
      return JSON.stringify(message);
    },
    cut() {
      isCut = true;
      round += 1;
      for (const way of ways.values()) void way.then((one) => void (one.isDead = true));
    },
    restore() {
      isCut = false;
      // What was announced meanwhile carries from now on.
      for (const [key, way] of ways) if (key.startsWith(`${round} `)) void way.then((one) => void (one.isDead = false));
    },
    passed: () => passed,
    close() {
      for (const way of ways.values()) void way.then((one) => one.close());
    },
  };
}
