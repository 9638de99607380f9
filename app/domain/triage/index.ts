export { analyzeSymptoms, guardFor, type Analysis, type Diagnosis } from "./analyze";
export { type Guard, type RedFlag } from "./guard";
export { type TriageInput } from "./profile";
export { readingEachOnce } from "./read";
export { applyGuard, toReply } from "./reply";
export {
  NO_GENDER,
  symptomReplySchema,
  symptomRequestSchema,
  toldAge,
  type SymptomReply,
  type SymptomRequest,
} from "./schema";
