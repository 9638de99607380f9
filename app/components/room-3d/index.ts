import type { Pose } from "~/domain/room/poses";
import { otherRole } from "~/domain/room/room";
import { createBoardPanel } from "./board-panel";
import { createControls, type Command } from "./controls";
import { createFramePolicy } from "./frame-policy";
import { buzz } from "./haptics";
import { createImmersion } from "./immersion";
import { createLoop } from "./loop";
import { look, move, poseOf, sitting, standing, type Stance } from "./movement";
import { createPeerTrack, turnBetween } from "./peer-track";
import { believable, boardView, EYES, SEATS, yawTowards } from "./plan";
import { createPoseSender } from "./pose-sender";
import { createSound } from "./sound";
import { createStage, type Stage } from "./stage";
import { noView, type MountRoom, type RoomView, type RoomViewOptions } from "./view";

/**
 * Puts the room onto an element of the page, which gives it its size: the canvas
 * fills it. Without WebGL nothing is put there, and `on.tooSlow` is called soon.
 */
export const mountRoom: MountRoom = (host, options) => {
  const canvas = document.createElement("canvas");
  let stage: Stage;
  try {
    stage = createStage(canvas, otherRole(options.self), options.names[otherRole(options.self)]);
  } catch {
    queueMicrotask(options.on.tooSlow);
    return noView();
  }
  return run(host, canvas, stage, options);
};

const ZOOM = { least: 1, most: 3 } as const;
/** How fast the view comes to where one is: in a tenth of a second most of the way. */
const EASE = 16;
/** Further than this nobody is carried through the room: one is there. */
const FAR = 1.6;

function run(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  stage: Stage,
  { self, words, board, zone, reducedMotion, on }: RoomViewOptions,
): RoomView {
  const { renderer, camera, figure } = stage;
  let stance: Stance = sitting(self);
  let zoom = 1;
  /** What the view was before one looked at the board. */
  let before: { yaw: number; pitch: number; zoom: number } | null = null;
  /** What is shown: on its way to the stance. */
  const shown = { ...poseOf(stance), zoom };
  let heard: Pose | null = null;
  let hapticsOn = true;
  let isGone = false;
  let isReady = false;
  let isGivenUp = false;

  const track = createPeerTrack();
  const sound = createSound();
  const policy = createFramePolicy();
  const sender = createPoseSender(on.pose);
  const giveUp = () => {
    if (isGivenUp || isGone) return;
    isGivenUp = true;
    on.tooSlow();
  };

  /** Puts the other where they are shown now. @returns whether they are still moving. */
  const placePeer = (now: number, seconds: number): boolean => {
    const pose = track.at(now);
    figure.group.visible = pose !== null;
    if (!pose) return false;
    const wasAt = figure.group.position.x;
    figure.pose(pose, seconds);
    sound.speaker(pose);
    return track.isMoving(now) || Math.abs(figure.group.position.x - wasAt) > 1e-4;
  };

  /** Carries the view on towards the stance. @returns whether it is still on its way. */
  const ease = (seconds: number): boolean => {
    const to = { ...poseOf(stance), zoom };
    const share = reducedMotion || Math.hypot(to.x - shown.x, to.z - shown.z) > FAR ? 1 : 1 - Math.exp(-seconds * EASE);
    let away = 0;
    for (const key of ["x", "y", "z", "pitch", "zoom"] as const) {
      const step = (to[key] - shown[key]) * share;
      away += Math.abs(to[key] - shown[key] - step);
      shown[key] += step;
    }
    const turn = turnBetween(shown.yaw, to.yaw);
    shown.yaw += turn * share;
    away += Math.abs(turn) * (1 - share);
    if (away < 0.002) Object.assign(shown, to);
    return away >= 0.002;
  };

  const draw = () => {
    // Names are read from where one is.
    stage.plate.rotation.y = Math.atan2(shown.x - figure.group.position.x, shown.z - figure.group.position.z);
    renderer.render(stage.scene, camera);
  };

  const loop = createLoop(
    (now, since) => {
      // A tab that comes back after minutes does not walk for minutes.
      const seconds = Math.min(0.1, (since ?? 1000 / 60) / 1000);
      const intent = controls.intent();
      const isActing = intent.ahead !== 0 || intent.right !== 0 || intent.turn !== 0 || intent.tilt !== 0;
      if (isActing) {
        stance = move(stance, intent, seconds, self);
        leaveBoard();
        told();
      }
      const isEasing = ease(seconds);
      const peerMoves = placePeer(now, seconds);
      camera.position.set(shown.x, shown.y, shown.z);
      camera.rotation.set(shown.pitch, shown.yaw, 0);
      camera.fov = stage.fieldOfView(shown.zoom);
      camera.updateProjectionMatrix();
      draw();
      if (!isReady) {
        isReady = true;
        on.ready();
        told();
      }
      if (since !== null && !document.hidden) {
        const verdict = policy.frame(since);
        if (verdict === "coarser") stage.sharpen(policy.sharpness());
        if (verdict === "too-slow") giveUp();
      }
      return isActing || isEasing || peerMoves;
    },
    { request: (work) => requestAnimationFrame(work), cancel: (id) => cancelAnimationFrame(id) },
  );

  const told = () => {
    const pose = poseOf(stance);
    sender.update(pose);
    sound.listener(pose);
    controls.show({ isSeated: stance.isSeated, isAtBoard: before !== null });
    loop.wake();
  };

  const leaveBoard = () => {
    if (before) zoom = before.zoom;
    before = null;
  };
  const faceBoard = () => {
    if (before) {
      stance = { ...stance, yaw: before.yaw, pitch: before.pitch };
      leaveBoard();
      return;
    }
    before = { yaw: stance.yaw, pitch: stance.pitch, zoom };
    const { yaw, pitch, tangent } = boardView(poseOf(stance), camera.aspect);
    stance = { ...stance, yaw, pitch };
    zoom = Math.max(0.7, Math.min(ZOOM.most, stage.fieldOfView(1) / ((Math.atan(tangent) * 360) / Math.PI)));
  };

  const command = (what: Command) => {
    if (what === "board") faceBoard();
    else if (what === "closer" || what === "further")
      zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, zoom * (what === "closer" ? 1.15 : 1 / 1.15)));
    else {
      leaveBoard();
      if (what === "home" || (what === "sit-or-stand" && !stance.isSeated)) stance = sitting(self);
      else if (what === "sit-or-stand") stance = standing(stance, self);
      else {
        const pose = poseOf(stance);
        const seat = SEATS[otherRole(self)];
        const them = track.at(performance.now()) ?? { ...seat, y: EYES.sitting };
        stance = {
          ...stance,
          yaw: yawTowards(pose, them),
          pitch: Math.atan2(them.y - pose.y, Math.hypot(them.x - pose.x, them.z - pose.z)),
        };
      }
    }
    told();
  };

  const controls = createControls(host, canvas, {
    words,
    changed: () => loop.wake(),
    look(left, up) {
      stance = look(stance, left / zoom, up / zoom);
      before = null;
      told();
    },
    command,
    zoom: (by) => command(by > 0 ? "closer" : "further"),
  });

  const panel = createBoardPanel(words, () => loop.wake());
  stage.scene.add(panel.group);
  panel.board(board, zone);

  const immersion = createImmersion(stage, {
    self,
    reducedMotion,
    began() {
      loop.pause();
      on.immersive(true);
    },
    frame(now, seconds, head) {
      placePeer(now, seconds);
      [shown.x, shown.z] = [head.x, head.z];
      stage.plate.rotation.y = Math.atan2(head.x - figure.group.position.x, head.z - figure.group.position.z);
      sender.update(head);
      sound.listener(head);
    },
    ended() {
      if (isGone) return;
      stance = sitting(self);
      loop.resume();
      fit();
      told();
      on.immersive(false);
    },
  });

  // ---- The page around it.
  const done = new AbortController();
  const listen = { signal: done.signal };
  const fit = () => {
    stage.resize(host.clientWidth, host.clientHeight);
    loop.wake();
  };
  const observer = new ResizeObserver(fit);
  const position = host.style.position;
  // The buttons are placed within it.
  if (getComputedStyle(host).position === "static") host.style.position = "relative";
  canvas.style.width = canvas.style.height = "100%";
  canvas.setAttribute("aria-hidden", "true");
  host.prepend(canvas);
  observer.observe(host);
  document.addEventListener(
    "visibilitychange",
    () => {
      policy.restart();
      loop.wake();
    },
    listen,
  );
  canvas.addEventListener("webglcontextlost", giveUp, listen);
  // Eyes close for a moment now and then; not for whom nothing is to move by itself.
  let blinking: ReturnType<typeof setTimeout> | undefined;
  const blink = (isClosed: boolean) => {
    figure.blink(isClosed);
    if (figure.group.visible) loop.wake();
    blinking = setTimeout(() => blink(!isClosed), isClosed ? 130 : 2_500 + Math.random() * 3_500);
  };
  if (!reducedMotion) blink(false);
  fit();

  return {
    peer(pose) {
      if (isGone) return;
      heard = pose && believable(pose);
      if (heard) track.push(heard, performance.now());
      // Nonsense is no sign that they have gone.
      else if (!pose) track.clear();
      // Frames stop in the background, and the voice goes on.
      if (heard && document.hidden) sound.speaker(heard);
      loop.wake();
    },
    voice: (stream) => sound.voice(stream),
    spatialAudio: (isOn) => sound.spatial(isOn),
    loudspeaker: (id) => sound.loudspeaker(id),
    haptics(isOn) {
      hapticsOn = isOn;
    },
    buzz() {
      if (hapticsOn && !isGone) buzz(immersion.session());
    },
    board: (next, clock) => panel.board(next, clock),
    screen: (stream) => panel.screen(stream),
    canEnterVr: () => immersion.isSupported(),
    enterVr: () => immersion.enter(),
    leaveVr: () => immersion.leave(),
    dispose() {
      if (isGone) return;
      isGone = true;
      clearTimeout(blinking);
      done.abort();
      observer.disconnect();
      loop.pause();
      sender.stop();
      immersion.dispose();
      controls.dispose();
      sound.dispose();
      panel.dispose();
      stage.dispose();
      canvas.remove();
      host.style.position = position;
      if (host.getAttribute("style") === "") host.removeAttribute("style");
    },
  };
}
