import { load } from "~/client/request";
import { roomAddress } from "./room-channel";

export type NetworkResult = {
  /** There and back to our server, milliseconds; null: it did not answer. */
  roundTrip: number | null;
  /** What two browsers could find each other by: on one network, across networks, through our relay. */
  ways: { local: boolean; reflexive: boolean; relay: boolean } | null;
  hasServers: boolean;
};

const TIMES = 3;
const GATHER_MS = 6_000;

/** Looks how the network is, without a camera or a microphone. */
export async function checkNetwork(
  roomId: string,
  servers: RTCIceServer[],
  connect: ((servers: RTCIceServer[]) => RTCPeerConnection) | null,
): Promise<NetworkResult> {
  const [roundTrip, ways] = await Promise.all([quickest(roomId), connect ? gather(connect(servers)) : null]);
  return { roundTrip, ways, hasServers: servers.length > 0 };
}

async function quickest(roomId: string): Promise<number | null> {
  let best: number | null = null;
  for (let time = 0; time < TIMES; time++) {
    const from = performance.now();
    try {
      await load(roomAddress(roomId), { background: true });
    } catch {
      return best;
    }
    const took = performance.now() - from;
    best = best === null ? took : Math.min(best, took);
  }
  return best;
}

async function gather(connection: RTCPeerConnection): Promise<NonNullable<NetworkResult["ways"]>> {
  const ways = { local: false, reflexive: false, relay: false };
  try {
    connection.createDataChannel("check");
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MS);
      connection.onicecandidate = ({ candidate }) => {
        if (candidate?.type === "host") ways.local = true;
        if (candidate?.type === "srflx") ways.reflexive = true;
        if (candidate?.type === "relay") ways.relay = true;
        if (candidate !== null) return;
        clearTimeout(timer);
        resolve();
      };
      connection.setLocalDescription().catch(() => resolve());
    });
  } finally {
    connection.close();
  }
  return ways;
}
