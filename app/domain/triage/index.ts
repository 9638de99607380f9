export { analyzeSymptoms, guardFor } from "./analyze";
export type { Guard } from "./guard";
export type { TriageInput } from "./profile";
export { readingEachOnce } from "./read";
export { applyGuard, REPLY_LISTS, toReply, type ReplyMessages } from "./reply";
export { symptomReplySchema, symptomRequestSchema, toldAge, type SymptomReply, type SymptomRequest } from "./schema";
