/** What can happen to a peer connection, as far as finding each other again goes. */
export type LinkEvent =
  | "connected"
  /** Nothing has come for some seconds. It may come back by itself. */
  | "disconnected"
  | "failed"
  /** The machine's network is back, or another one (`online`, `navigator.connection`). */
  | "network"
  /** The time that was asked for has passed. */
  | "due";

export type RestartState = {
  isUp: boolean;
  /** Attempts since it was last up. */
  attempts: number;
  /** When the last one was made, milliseconds on the caller's clock. */
  lastAt: number;
};

/** What to do: a restart now, and when to look again (milliseconds from now; null: not at all, it is up). */
export type RestartPlan = { state: RestartState; restart: boolean; lookIn: number | null };

export const FIRST_RESTART: RestartState = { isUp: false, attempts: 0, lastAt: -Infinity };

/** A line that is quiet for a moment often comes back by itself; after this it is not waited for. */
const QUIET_MS = 3_000;
/** An attempt has so long before the next one; more each time, up to the most. */
const PATIENCE_MS = 6_000;
const PATIENCE_MOST_MS = 30_000;
/** Events of one change of the network come together. */
const TOGETHER_MS = 1_000;

const patience = (attempts: number) => Math.min(PATIENCE_MS * 2 ** Math.max(0, attempts - 1), PATIENCE_MOST_MS);

/**
 * When ICE is restarted: 3 s after the line went quiet (within 5 s of a loss,
 * with the time the browser takes to notice), at once when it failed or the
 * network changed, and again until it is up.
 */
export function planRestart(state: RestartState, event: LinkEvent, now: number): RestartPlan {
  const again: RestartPlan = {
    state: { isUp: false, attempts: state.attempts + 1, lastAt: now },
    restart: true,
    lookIn: patience(state.attempts + 1),
  };
  const sinceLast = now - state.lastAt;
  const wait: RestartPlan = {
    state: { ...state, isUp: false },
    restart: false,
    lookIn: Math.max(TOGETHER_MS, patience(state.attempts) - sinceLast),
  };
  switch (event) {
    case "connected":
      return { state: { isUp: true, attempts: 0, lastAt: state.lastAt }, restart: false, lookIn: null };
    case "disconnected":
      // One that is being restarted says so, too.
      return sinceLast < QUIET_MS ? wait : { state: { ...state, isUp: false }, restart: false, lookIn: QUIET_MS };
    case "failed":
    case "network":
      return sinceLast < TOGETHER_MS
        ? { ...wait, state: { ...state, isUp: event === "network" && state.isUp } }
        : { ...again, state: { ...again.state, isUp: event === "network" && state.isUp } };
    case "due":
      return state.isUp ? { state, restart: false, lookIn: null } : again;
  }
}
