import { comparisonCode } from "~/domain/room/fingerprint";
import { FIRST_RESTART, planRestart, type LinkEvent, type RestartPlan } from "~/domain/room/ice-restart";
import type { Signal } from "~/domain/room/messages";
import { readWord, writeWord, type PeerWord } from "~/domain/room/peer-words";
import { decodePose, isNewerPose } from "~/domain/room/pose-encoding";
import { createPoseSender } from "~/domain/room/pose-sender";
import type { Pose } from "~/domain/room/poses";
import { logUnreadable } from "../unreadable-data";
import { monitorLink } from "./link-monitor";

/** What is sent, and in which order: the other side knows a track by its place. */
export const SENT = ["microphone", "camera", "screen"] as const;
export type Sent = (typeof SENT)[number];
const KIND = { microphone: "audio", camera: "video", screen: "video" } as const;

export type PeerState = {
  /** Reconnecting: it was connected before. */
  stage: "connecting" | "connected" | "reconnecting";
  /** The data channel for words is open. */
  isDirect: boolean;
  /** What comes from the other side; silent or black while they send nothing. Null until they have agreed on it. */
  tracks: Record<Sent, MediaStreamTrack> | null;
  /** For comparing, once it is connected. */
  code: string[] | null;
  /** The line is too thin for the picture; only the voice goes out. */
  pictureHeld: boolean;
};

/** A first connection has so long until it is tried again. */
const FIRST_MS = 10_000;
/** An offer without an answer is sent again: one of the two was lost with a connection to the server. */
const UNANSWERED_MS = 4_000;
/** After so many restarts in vain something else is wrong: both begin again. */
const IN_VAIN = 3;
const FIRST_STATE: PeerState = { stage: "connecting", isDirect: false, tracks: null, code: null, pictureHeld: false };

type Options = {
  connection: RTCPeerConnection;
  /** In a collision of two offers, whose own one is taken back. */
  isPolite: boolean;
  /** Credentials for the relay last an hour, so they are asked for before each restart. */
  iceServers: () => Promise<RTCIceServer[]>;
  send: (signal: Signal) => void;
  on: {
    change: (state: PeerState) => void;
    word: (word: PeerWord) => void;
    pose: (pose: Pose) => void;
    /** It does not come about. */
    inVain: () => void;
  };
};

export type Peer = ReturnType<typeof createPeer>;

/**
 * One connection to one page of the other's, by perfect negotiation (W3C
 * webrtc-pc, 10.7). The impolite side makes room for all three kinds of media
 * at the start and offers; the polite side waits for that offer. So turning a
 * camera on is no negotiation, and the two never make room for the same thing twice.
 */
export function createPeer({ connection, isPolite, iceServers, send, on }: Options) {
  let state = FIRST_STATE;
  let isClosed = false;
  let isOffering = false;
  let ignoresOffer = false;
  let transceivers: RTCRtpTransceiver[] = [];
  const tracks: Record<Sent, MediaStreamTrack | null> = { microphone: null, camera: null, screen: null };
  let restarts = FIRST_RESTART;
  let dueTimer: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let chain: Promise<void> = Promise.resolve();
  let lastPose: number | null = null;

  const set = (change: Partial<PeerState>) => {
    if (!isClosed) on.change((state = { ...state, ...change }));
  };

  const chat = connection.createDataChannel("chat", { negotiated: true, id: 0 });
  const poses = connection.createDataChannel("pose", { negotiated: true, id: 1, ordered: false, maxRetransmits: 0 });
  poses.binaryType = "arraybuffer";
  const sender = createPoseSender((data) => {
    if (poses.readyState === "open") poses.send(data);
  });
  chat.onopen = () => set({ isDirect: true });
  chat.onclose = () => set({ isDirect: false });
  chat.onmessage = ({ data }) => {
    const word = readWord(data);
    if (!word) return logUnreadable("peer_word");
    if (!isClosed) on.word(word);
  };
  poses.onmessage = ({ data }) => {
    const read = decodePose(data);
    if (!read) return logUnreadable("peer_pose");
    if (isClosed || !isNewerPose(read.number, lastPose)) return;
    lastPose = read.number;
    on.pose(read.pose);
  };

  const link = monitorLink(connection, {
    sendsPicture: () => tracks.camera !== null || tracks.screen !== null,
    change: (sendsPicture) => {
      for (const kind of ["camera", "screen"] as const) void setActive(kind, sendsPicture);
      set({ pictureHeld: !sendsPicture });
    },
  });

  /** Holds a kind of media back, or lets it go out: its track stays, and nothing is negotiated. */
  const setActive = async (kind: Sent, active: boolean) => {
    const rtp = transceivers[SENT.indexOf(kind)]?.sender;
    const parameters = rtp?.getParameters();
    if (!rtp || !parameters?.encodings?.length) return;
    for (const encoding of parameters.encodings) encoding.active = active;
    await rtp.setParameters(parameters).catch(() => {});
  };

  /** The room for media is there: puts one's own in, and shows what comes. */
  const furnish = (made: RTCRtpTransceiver[]) => {
    transceivers = made;
    for (const [index, kind] of SENT.entries()) {
      // What was offered is taken, and the same goes back.
      made[index]!.direction = "sendrecv";
      void put(kind);
    }
    const [microphone, camera, screen] = made.map(({ receiver }) => receiver.track) as [
      MediaStreamTrack,
      MediaStreamTrack,
      MediaStreamTrack,
    ];
    set({ tracks: { microphone, camera, screen } });
  };
  // A track that ended meanwhile, or a connection that closed: nothing to put.
  const put = (kind: Sent) => transceivers[SENT.indexOf(kind)]?.sender.replaceTrack(tracks[kind]).catch(() => {});

  const say = (signal: Signal) => {
    if (!isClosed) send(signal);
  };
  const tell = () => {
    const description = connection.localDescription;
    if (description) say({ description: { type: description.type, sdp: description.sdp } });
    clearTimeout(unanswered);
    unanswered = setTimeout(() => connection.signalingState === "have-local-offer" && tell(), UNANSWERED_MS);
  };

  connection.onnegotiationneeded = async () => {
    if (isClosed || (isPolite && !connection.remoteDescription)) return;
    try {
      isOffering = true;
      await connection.setLocalDescription();
      tell();
    } catch {
      // Closed meanwhile, or the other's offer came first and is answered.
    } finally {
      isOffering = false;
    }
  };
  connection.onicecandidate = ({ candidate }) => {
    const plain = candidate?.toJSON();
    say({
      candidate: plain
        ? {
            candidate: plain.candidate ?? "",
            sdpMid: plain.sdpMid ?? null,
            sdpMLineIndex: plain.sdpMLineIndex ?? null,
            usernameFragment: plain.usernameFragment ?? null,
          }
        : null,
    });
  };

  const receive = async (signal: Signal) => {
    if ("candidate" in signal) {
      await connection.addIceCandidate(signal.candidate ?? undefined).catch(() => {
        // Of an offer that was not taken, or of a round that is over.
      });
      return;
    }
    const { description } = signal;
    const isCollision = description.type === "offer" && (isOffering || connection.signalingState !== "stable");
    ignoresOffer = !isPolite && isCollision;
    // An answer comes twice where an offer was sent twice.
    if (ignoresOffer || (description.type === "answer" && connection.signalingState !== "have-local-offer")) return;
    await connection.setRemoteDescription(description);
    if (isPolite && transceivers.length === 0) furnish(connection.getTransceivers().slice(0, SENT.length));
    if (description.type !== "offer") return;
    await connection.setLocalDescription();
    say({ description: { type: connection.localDescription!.type, sdp: connection.localDescription!.sdp } });
  };

  const act = ({ state: next, restart, lookIn }: RestartPlan) => {
    restarts = next;
    clearTimeout(dueTimer);
    if (lookIn !== null) dueTimer = setTimeout(() => plan("due"), lookIn);
    if (!restart) return;
    if (restarts.attempts > IN_VAIN) return on.inVain();
    void (async () => {
      const servers = await iceServers();
      if (isClosed) return;
      try {
        connection.setConfiguration({ ...connection.getConfiguration(), iceServers: servers });
      } catch {
        // Relays that this browser cannot use: the ones that it has stay.
        logUnreadable("ice_server");
      }
      connection.restartIce();
    })();
  };
  const plan = (event: LinkEvent) => {
    if (!isClosed) act(planRestart(restarts, event, Date.now()));
  };

  connection.onconnectionstatechange = () => {
    const { connectionState } = connection;
    if (connectionState === "connected") {
      plan("connected");
      set({ stage: "connected" });
      void compare();
    } else if (connectionState === "disconnected" || connectionState === "failed") {
      if (state.stage === "connected") set({ stage: "reconnecting" });
      plan(connectionState);
    }
  };
  const compare = async () => {
    const [own, other] = [connection.currentLocalDescription?.sdp, connection.currentRemoteDescription?.sdp];
    if (own && other) set({ code: await comparisonCode(own, other).catch(() => null) });
  };

  dueTimer = setTimeout(() => plan("due"), FIRST_MS);
  if (!isPolite) furnish(SENT.map((kind) => connection.addTransceiver(KIND[kind], { direction: "sendrecv" })));

  return {
    receive(signal: Signal) {
      // One after the other: each looks at the state that the one before left.
      chain = chain
        .then(() => (isClosed ? undefined : receive(signal)))
        .catch(() => {
          // What a page that is not ours to trust says may be refused; the next restart mends what can be.
        });
    },
    /** Sends a track, or no longer. */
    put(kind: Sent, track: MediaStreamTrack | null) {
      tracks[kind] = track;
      void put(kind);
    },
    /** @returns whether it went out. */
    word(word: PeerWord): boolean {
      if (chat.readyState !== "open") return false;
      chat.send(writeWord(word));
      return true;
    },
    moved: sender.moved,
    /** The machine's network has changed, or the line to the server is back. */
    networkChanged: () => plan("network"),
    isUp: () => state.stage === "connected",
    close() {
      isClosed = true;
      clearTimeout(dueTimer);
      clearTimeout(unanswered);
      link.stop();
      sender.stop();
      connection.onnegotiationneeded = connection.onicecandidate = connection.onconnectionstatechange = null;
      chat.onopen = chat.onclose = chat.onmessage = poses.onmessage = null;
      connection.close();
    },
  };
}
