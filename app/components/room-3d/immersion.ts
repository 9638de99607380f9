import type { Pose } from "~/domain/room/poses";
import type { Role } from "~/domain/room/room";
import { createStickMovement, firstRig, headIn, readSticks, type Rig } from "./headset";
import type { Stage } from "./stage";

type Options = {
  self: Role;
  reducedMotion: boolean;
  began(): void;
  /** Before each of the headset's frames. Milliseconds of `performance.now()`, seconds since the last. */
  frame(now: number, seconds: number, head: Pose): void;
  /** The session is over, by whomever. */
  ended(): void;
};

const MODE = "immersive-vr";

/**
 * The room in a headset (WebXR). The headset sets the pace of its frames, and
 * shows the last one again where one is late, so the page's frame policy does not
 * judge here; instead the picture's edges are drawn coarser from the beginning.
 */
export function createImmersion(
  { renderer, scene, camera, rig: space }: Stage,
  { self, reducedMotion, began, frame, ended }: Options,
) {
  let session: XRSession | null = null;
  let isGone = false;

  const start = async (opened: XRSession) => {
    let rig: Rig | null = null;
    let drawnAt: number | null = null;
    const stick = createStickMovement(reducedMotion);
    camera.position.set(0, 0, 0);
    camera.rotation.set(0, 0, 0);
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType("local-floor");
    renderer.xr.setFoveation(1);
    renderer.setAnimationLoop((_, xrFrame) => {
      const reference = renderer.xr.getReferenceSpace();
      if (!xrFrame || !reference) return;
      const viewer = xrFrame.getViewerPose(reference)?.transform;
      const now = performance.now();
      const seconds = drawnAt === null ? 0 : Math.min(0.1, (now - drawnAt) / 1000);
      drawnAt = now;
      // Not known while the headset lies on a table, or looks for its place.
      if (viewer) {
        rig ??= firstRig(self, viewer);
        rig = stick(rig, viewer, readSticks(opened.inputSources), seconds);
        space.position.set(rig.x, 0, rig.z);
        space.rotation.y = rig.yaw;
        frame(now, seconds, headIn(rig, viewer));
      }
      renderer.render(scene, camera);
    });
    await renderer.xr.setSession(opened);
  };

  const finish = () => {
    session = null;
    renderer.setAnimationLoop(null);
    renderer.xr.enabled = false;
    space.position.set(0, 0, 0);
    space.rotation.y = 0;
    ended();
  };

  return {
    session: () => session,
    async isSupported(): Promise<boolean> {
      try {
        return (await navigator.xr?.isSessionSupported(MODE)) ?? false;
      } catch {
        // A permissions policy forbids it.
        return false;
      }
    },
    async enter(): Promise<void> {
      if (session || isGone) return;
      if (!navigator.xr) throw new Error("This browser knows no headset.");
      const opened = await navigator.xr.requestSession(MODE, { requiredFeatures: ["local-floor"] });
      // Meanwhile the room may have been taken away.
      if (isGone || session) {
        await opened.end().catch(() => {});
        return;
      }
      session = opened;
      began();
      // three.js listens, too, and was first: it puts its own things back before ours.
      try {
        await start(opened);
        opened.addEventListener("end", finish, { once: true });
      } catch (error) {
        await opened.end().catch(() => {});
        finish();
        throw error;
      }
    },
    async leave(): Promise<void> {
      await session?.end().catch(() => {});
    },
    dispose(): void {
      isGone = true;
      void session?.end().catch(() => {});
    },
  };
}
