import type { AppContext } from "~/context";
import { analysisReplySchema, type AnalysisReply } from "~/domain/assistant/analysis-schema";

type Needs = Pick<AppContext, "seal">;

/** An analysis, and how a page without script hands it on with each form: sealed, so that nobody writes one in our name. */
export type CarriedAnalysis = { reply: AnalysisReply; sealed: string };

const PURPOSE = "analysis on a page";

/** An analysis as a page carries it. */
export const carry = (reply: AnalysisReply, { seal }: Needs): CarriedAnalysis => ({ reply, sealed: Buffer.from(seal.close(PURPOSE, reply)).toString("base64url") });

/** What a form carried; `null` for nothing, and for what we did not seal: the page is then as it would be without it. */
export function carriedIn(sealed: string, { seal }: Needs): CarriedAnalysis | null {
  if (sealed === "") return null;
  try {
    const reply = readAnalysis(seal.open(PURPOSE, Buffer.from(sealed, "base64url")));
    return reply && { reply, sealed };
  } catch {
    return null;
  }
}

/** An analysis that was kept; `null` where an earlier version of the application kept it in another shape. */
export function readAnalysis(kept: unknown): AnalysisReply | null {
  const read = analysisReplySchema.safeParse(kept);
  return read.success ? read.data : null;
}
