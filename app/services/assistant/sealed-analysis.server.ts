import type { AppContext } from "~/context";
import {
  analysisReplySchema,
  keptAnswerSchema,
  type AnalysisReply,
  type KeptAnswer,
} from "~/domain/assistant/analysis-schema";
import { HOUR_MS } from "~/domain/durations";

type Needs = Pick<AppContext, "seal">;

/**
 * An analysis, and how a page without script hands it on with each form: sealed, so that nobody writes one in our name.
 */
export type SealedAnalysis = { reply: AnalysisReply; sealed: string };

const PURPOSE = "analysis on a page";

/** An analysis as a page carries it. */
export const sealAnalysis = (reply: AnalysisReply, { seal }: Needs): SealedAnalysis => ({
  reply,
  sealed: Buffer.from(seal.close(PURPOSE, reply)).toString("base64url"),
});

/**
 * What a form carried; `null` for nothing, and for what we did not seal: the page is then as it would be without it.
 */
export function openSealedAnalysis(sealed: string, { seal }: Needs): SealedAnalysis | null {
  if (sealed === "") return null;
  try {
    const reply = readAnalysis(seal.open(PURPOSE, Buffer.from(sealed, "base64url")));
    return reply && { reply, sealed };
  } catch {
    return null;
  }
}

const TAB_PURPOSE = "analysis in a tab";
/**
 * So long a tab gets back what it kept: a reload and a look at another page take less, and on a shared computer it must
 * not lie about.
 */
const KEPT_MS = HOUR_MS;

/**
 * An analysis for the tab that asked for it. Sealed, so that what a browser may write to its disk says nothing, and
 * opened only for the account that asked, or for nobody's, and not for long.
 */
export function sealAnalysisForTab(
  userId: number | null,
  kept: KeptAnswer,
  { seal, clock }: Pick<AppContext, "seal" | "clock">,
): string {
  return Buffer.from(seal.close(TAB_PURPOSE, { ...kept, userId, until: clock().getTime() + KEPT_MS })).toString(
    "base64url",
  );
}

/** What a tab kept, for whoever is signed in now; `null` where it is somebody else's, too old, or nothing of ours. */
export function openAnalysisForTab(
  userId: number | null,
  sealed: string,
  { seal, clock }: Pick<AppContext, "seal" | "clock">,
): KeptAnswer | null {
  try {
    const kept = seal.open(TAB_PURPOSE, Buffer.from(sealed, "base64url")) as { userId?: unknown; until?: unknown };
    const read = keptAnswerSchema.safeParse(kept);
    return read.success && kept.userId === userId && Number(kept.until) > clock().getTime() ? read.data : null;
  } catch {
    return null;
  }
}

/** An analysis that was kept; `null` where an earlier version of the application kept it in another shape. */
export function readAnalysis(kept: unknown): AnalysisReply | null {
  const read = analysisReplySchema.safeParse(kept);
  return read.success ? read.data : null;
}
