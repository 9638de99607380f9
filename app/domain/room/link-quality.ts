/** What a peer connection's statistics say of the line, since the sample before. Null: it is not told. */
export type LinkSample = {
  /** Bits a second that the browser thinks may go out. */
  available: number | null;
  /** Of the packets that were sent, how many the other side missed, 0 to 1. */
  loss: number | null;
  /** There and back, seconds. */
  roundTrip: number | null;
};

/** A sample is taken so often. */
export const SAMPLE_MS = 2_000;
/** Under this the picture is dropped, so that the voices have what there is, bits a second. */
export const TOO_THIN = 100_000;
/** Over this there is room for both again: more than the limit, or the picture would come and go. */
export const ROOMY = 150_000;
/** A line that loses so much is full, whatever the browser thinks. */
const TOO_LOSSY = 0.2;
const TOO_SLOW_S = 3;
const FINE_LOSS = 0.05;
/** Samples in a row, before the picture goes, and before it comes back. */
const BAD_IN_A_ROW = 2;
const GOOD_IN_A_ROW = 4;
/**
 * While only voices go out, browsers do not learn how much more would fit. So
 * where nothing is lost the picture is tried again after this many samples,
 * doubled each time that it had to go again, up to the most.
 */
const TRY_AFTER = 15;
const TRY_AFTER_MOST = 120;

export type LinkState = {
  /** Whether the picture goes out. The voice always does. */
  sendsPicture: boolean;
  bad: number;
  good: number;
  /** Samples since the picture went. */
  since: number;
  tryAfter: number;
  /** Samples since it came back; so long it must hold before it counts as settled. */
  held: number;
};

export const FIRST_LINK: LinkState = { sendsPicture: true, bad: 0, good: 0, since: 0, tryAfter: TRY_AFTER, held: 0 };

/** What a new sample makes of it. */
export function judgeLink(state: LinkState, { available, loss, roundTrip }: LinkSample): LinkState {
  const isBad =
    (available !== null && available < TOO_THIN) ||
    (loss !== null && loss >= TOO_LOSSY) ||
    (roundTrip !== null && roundTrip >= TOO_SLOW_S);
  const losesNothing = (loss ?? 0) <= FINE_LOSS && (roundTrip ?? 0) < TOO_SLOW_S;
  const isGood = losesNothing && available !== null && available >= ROOMY;
  if (state.sendsPicture) {
    const bad = isBad ? state.bad + 1 : 0;
    const held = state.held + 1;
    if (bad >= BAD_IN_A_ROW) return { ...FIRST_LINK, sendsPicture: false, tryAfter: state.tryAfter };
    return { ...state, bad, held, tryAfter: held >= GOOD_IN_A_ROW * TRY_AFTER ? TRY_AFTER : state.tryAfter };
  }
  const good = isGood ? state.good + 1 : 0;
  // Only time on a clean line counts.
  const since = losesNothing ? state.since + 1 : 0;
  if (good >= GOOD_IN_A_ROW) return { ...FIRST_LINK, tryAfter: Math.min(state.tryAfter * 2, TRY_AFTER_MOST) };
  if (since >= state.tryAfter) return { ...FIRST_LINK, tryAfter: Math.min(state.tryAfter * 2, TRY_AFTER_MOST) };
  return { ...state, good, since };
}
