import examples from "../../../content/triage/generated/examples";
import { fit, type Fitted } from "./fit";

/**
 * Called when the program is built, not when it runs: for a second nobody would get an answer (scripts/at-build.ts).
 */
export default (): Fitted => fit(examples);
