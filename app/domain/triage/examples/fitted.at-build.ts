import ARABIC from "./arabic.json";
import ENGLISH from "./english.json";
import { fit, type Fitted } from "./fit";
import SPANISH from "./spanish.json";

/** Called when the program is built, not when it runs: for a second nobody would get an answer (scripts/at-build.ts). */
export default (): Fitted => fit([ENGLISH, SPANISH, ARABIC]);
