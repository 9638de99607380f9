import type { Lines } from "~/client/live/channel";
import { MINUTE_MS } from "~/domain/durations";
import { betterOffset } from "~/domain/room/clock";
import type { RoomMessage } from "~/domain/room/messages";
import type { PeerWord } from "~/domain/room/peer-words";
import type { Pose } from "~/domain/room/poses";
import type { RoomState } from "~/domain/room/room";
import { readIceServers, readRoomState } from "~/domain/room/read-message";
import type { RoomStart } from "~/domain/room/room-start";
import { load } from "~/client/request";
import { createDeviceStore } from "./device-store";
import { createChatStore } from "./chat-store";
import { createPeerConnection } from "./peer-connection";
import { logUnreadable } from "../unreadable-data";
import { createMedia } from "./local-media";
import { SENT, type Sent } from "./peer";
import { createRecording } from "./recording";
import { createRoomChannel, roomAddress } from "./room-channel";
import { initialRoomState, NOTHING_SENT, type RoomNotice, type RoomPageState } from "./room-page-state";

/** Credentials for the relay last an hour. */
const SERVERS_MS = 45 * MINUTE_MS;
/** Where one is, is told to the server this often at most: for who joins later. */
const POSITION_MS = 5_000;

type Options = {
  start: RoomStart;
  page: { protocol: string; host: string };
  lines: Lines;
  devices: MediaDevices | undefined;
  connect: ((servers: RTCIceServer[]) => RTCPeerConnection) | null;
  /** What a recording shows while there is no picture, in the page's language. */
  voiceOnly: string;
  on: { change: (now: RoomPageState) => void; news: (news: RoomNotice) => void };
};

export type RoomSession = ReturnType<typeof createRoomSession>;

/**
 * Keeps a room: its line to the server, the connection to the other page, one's own devices, the chat. No React in it.
 */
export function createRoomSession({ start, page, lines, devices, connect, voiceOnly, on }: Options) {
  const { self } = start;
  const { roomId, isDemo } = start.room;
  let now: RoomPageState = initialRoomState(start);
  let knownOffset: number | null = null;
  let startTimer: ReturnType<typeof setTimeout> | undefined;
  let servers: { at: number; hasStarted: boolean; list: Promise<RTCIceServer[]> } | null = null;
  let position: { at: number; said: string; timer?: ReturnType<typeof setTimeout> } = { at: -Infinity, said: "" };
  let isStopped = true;
  /** How often the channel told the room's state. */
  let told = 0;

  const set = (change: Partial<RoomPageState>) => {
    now = { ...now, ...change };
    if (!isStopped) on.change(now);
  };

  const iceServers = (): Promise<RTCIceServer[]> => {
    const { hasStarted } = now;
    // Before the specialist has joined no relay is named.
    if (!servers || servers.hasStarted !== hasStarted || Date.now() - servers.at > SERVERS_MS) {
      const list = load(`${roomAddress(roomId)}/ice`, { background: true })
        .then((answer) => readIceServers(answer, logUnreadable))
        .catch(() => {
          // Two on one network find each other without; the next attempt asks again.
          servers = null;
          return [];
        });
      servers = { at: Date.now(), hasStarted, list };
    }
    return servers.list;
  };

  const line = createRoomChannel({
    roomId,
    seq: start.seq,
    page,
    lines,
    on: {
      state(channel) {
        const hasOpened = channel.status === "open" && now.channel.status !== "open";
        set({ channel });
        if (hasOpened && !now.over) void greet();
      },
      message: (message) => heard(message),
      closed: () => finish("closed"),
      refused: (id) => chat.refused(id),
    },
  });

  /** Says which page this is. After an interruption only if no other page of one's own has come meanwhile. */
  const greet = async () => {
    if (!peers.hasSaidHello()) return peers.hello();
    const before = told;
    const found = await load<{ room: unknown }>(roomAddress(roomId), { background: true }).catch(() => null);
    // What the channel told meanwhile is newer: in an older state one's own seat may still be the other page's.
    const room = found && told === before ? readRoomState(found.room, logUnreadable) : null;
    if (room) standing(room);
    if (now.over || isStopped) return;
    peers.hello();
    peers.get()?.networkChanged();
    chat.reconnected();
  };

  const choice = createDeviceStore(devices, (state) => {
    const before = now.devices.chosen;
    set({ devices: state });
    // Chosen now, or found under another id once the browser told the names: what is on goes over to it.
    for (const device of ["camera", "microphone"] as const)
      if (state.chosen[device] && state.chosen[device] !== before[device]) void media.again(device);
  });
  const media = createMedia(
    devices,
    (own) => {
      const isNewlyOn = SENT.some((kind) => own[kind].track && !now.own[kind].track);
      for (const kind of SENT) if (own[kind].track !== now.own[kind].track) peers.get()?.put(kind, own[kind].track);
      set({ own });
      tellMedia();
      if (isNewlyOn) void choice.look();
    },
    choice.chosen,
  );
  const tellMedia = () => {
    const { microphone, camera, screen } = now.own;
    const isOn = ({ status }: { status: string }) => status === "on";
    peers.get()?.word({
      type: "media",
      microphone: isOn(microphone),
      camera: isOn(camera),
      screen: isOn(screen),
      pictureHeld: now.peer?.pictureHeld ?? false,
    });
  };

  const chat = createChatStore({
    self,
    isDemo,
    lines: start.lines,
    toPeer: (written) => peers.get()?.word({ type: "chat", id: written.id, text: written.text }) ?? false,
    toServer: ({ id, text }) => line.say({ type: "message", id, text }),
    on: { change: (state) => set({ chat: state }), heard: (written) => on.news({ type: "said", line: written }) },
  });

  const recording = createRecording({
    say: (word) => peers.get()?.word({ type: "recording", word }) ?? false,
    sources(isAlone) {
      const { own, other, peer } = now;
      const theirs = isAlone ? null : peer?.tracks;
      const picture =
        own.screen.track ??
        (other.screen ? theirs?.screen : null) ??
        (other.camera ? theirs?.camera : null) ??
        own.camera.track;
      return {
        voices: [own.microphone.track, other.microphone ? theirs?.microphone : null].filter((track) => track != null),
        picture: picture ?? null,
        caption: voiceOnly,
      };
    },
    name: () => `consultation-${roomId.slice(-8)}-${new Date().toISOString().slice(0, 16).replace(/\D/g, "-")}`,
    on: { change: (state) => set({ recording: state }), news: (news) => on.news({ type: "recording", news }) },
  });

  const word = (said: PeerWord) => {
    if (said.type === "chat") {
      peers.get()?.word({ type: "got", id: said.id });
      chat.fromPeer(said.id, said.text);
    } else if (said.type === "got") chat.arrived(said.id);
    else if (said.type === "media") {
      const { microphone, camera, screen, pictureHeld } = said;
      set({ other: { microphone, camera, screen, pictureHeld } });
    } else recording.heard(said.word);
  };

  const peers = createPeerConnection({
    self,
    connect,
    iceServers,
    media: media.get,
    say: line.say,
    forgetSignals: line.forgetSignals,
    on: {
      change(peer) {
        const isNewlyDirect = peer?.isDirect && !now.peer?.isDirect;
        const isNewlyHeld = peer?.pictureHeld !== now.peer?.pictureHeld;
        set({ peer, ...(peer ? {} : { other: NOTHING_SENT }) });
        if (isNewlyDirect || isNewlyHeld) tellMedia();
        chat.standing({ hasJoined: now.hasStarted, isDirect: peer?.isDirect ?? false });
      },
      word,
      pose: (pose) => on.news({ type: "pose", pose }),
      parted: () => void recording.parted(),
      taken: () => finish("taken"),
    },
  });

  const heard = ({ data }: RoomMessage) => {
    if (data.room) {
      told += 1;
      standing(data.room);
    }
    if (data.signal) peers.signal(data.signal);
    if (data.message) chat.fromServer(data.message);
  };

  const standing = (room: RoomState) => {
    knownOffset = betterOffset(knownOffset, room.now, Date.now());
    set({ room, offset: knownOffset });
    if (room.endedAt) return finish("ended");
    begun();
    peers.standing(room);
  };

  /** The doctor joins at a moment that may lie ahead, on the server's clock (VR-12, VR-14). */
  const begun = () => {
    clearTimeout(startTimer);
    const { startedAt } = now.room;
    if (now.hasStarted || startedAt === null)
      return chat.standing({ hasJoined: now.hasStarted, isDirect: now.peer?.isDirect ?? false });
    const wait = Date.parse(startedAt) - (Date.now() + now.offset);
    if (wait > 0) return void (startTimer = setTimeout(begun, wait));
    set({ hasStarted: true });
    on.news({ type: "joined" });
    chat.standing({ hasJoined: true, isDirect: now.peer?.isDirect ?? false });
  };

  /** Lets everything go. What was recorded is kept for its owner. */
  const release = () => {
    clearTimeout(startTimer);
    clearTimeout(position.timer);
    choice.stop();
    chat.stop();
    peers.stop();
    line.stop();
    media.release();
    return recording.stop();
  };
  const finish = (over: NonNullable<RoomPageState["over"]>) => {
    if (now.over) return;
    set({ over });
    void release();
  };

  return {
    begin() {
      isStopped = false;
      if (now.over) return;
      choice.begin();
      knownOffset = null;
      standing({ ...now.room });
      line.start();
    },
    /** The page is looked at again, or the network has changed. */
    wake() {
      if (isStopped || now.over) return;
      line.wake();
      peers.get()?.networkChanged();
    },
    look() {
      if (!isStopped && !now.over) line.wake();
    },
    turnOn: media.on,
    turnOff: media.off,
    toggle: (device: Sent) =>
      media.get()[device].status === "off" ? media.on(device) : Promise.resolve(media.off(device)),
    /**
     * Another camera, microphone or loudspeaker: what is on goes over to it, and the next consultation begins with it.
     */
    choose: choice.choose,
    write: chat.write,
    record: () => recording.toggle(isDemo || !now.peer?.isDirect),
    answerRecording: recording.answer,
    moved(pose: Pose) {
      if (now.over) return;
      peers.get()?.moved(pose);
      const place = { x: pose.x, y: pose.y, z: pose.z };
      const said = JSON.stringify(place);
      clearTimeout(position.timer);
      // The room tells a resting pose again and again; our server need not hear it.
      if (said === position.said) return;
      const go = () => {
        position = { at: Date.now(), said };
        line.say({ type: "position", ...place });
      };
      position.timer = setTimeout(go, Math.max(0, position.at + POSITION_MS - Date.now()));
    },
    iceServers,
    /** This window instead of the other one. */
    takeBack() {
      if (now.over !== "taken") return;
      set({ over: null });
      line.start();
      peers.takeBack();
    },
    /** Stops what runs and resolves when a recording is complete. */
    release,
    stop() {
      void release();
      recording.forget();
      isStopped = true;
    },
  };
}
