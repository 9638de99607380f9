import type { Clock } from "~/domain/clock";

/** Keeps calls from something that is down: whoever waits for a timeout again and again waits for nothing. */
export type CircuitBreaker = {
  /** Whether a call may be made now. After a pause one is let through to see. */
  admits(): boolean;
  succeeded(): void;
  /** @param pauseMs for how long nothing is to be tried, where that is known. */
  failed(pauseMs?: number): void;
  /** The call was given up by who made it: it says nothing. */
  abandoned(): void;
};

/** After so many failures in a row nothing is tried for a while. */
const FAILURES = 3;
const PAUSE_MS = 30_000;

/** A circuit breaker on the application's clock: closed, open for a pause, then half open with one call on trial. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let onTrial = false;
  return {
    admits() {
      if (openUntil === 0) return true;
      if (onTrial || clock().getTime() < openUntil) return false;
      onTrial = true;
      return true;
    },
    succeeded() {
      failures = 0;
      openUntil = 0;
      onTrial = false;
    },
    failed(pauseMs) {
      failures++;
      if (onTrial || failures >= FAILURES || pauseMs !== undefined)
        openUntil = clock().getTime() + (pauseMs ?? PAUSE_MS);
      onTrial = false;
    },
    abandoned() {
      onTrial = false;
    },
  };
}
