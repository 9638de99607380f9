import { analyzeSymptoms } from "~/domain/triage";
import { CONDITION_IDS } from "~/domain/triage/conditions";
import { FINDING_IDS } from "~/domain/triage/findings";
import { RED_FLAG_RULES } from "~/domain/triage/guard";
import { BATCHES } from "../../domain/triage/vignettes/batches";
import { measure, table } from "../../domain/triage/vignettes/measure";
import { keepResults, mark, printTitle } from "./report";
import { percentile } from "./stats";

const ROUNDS = 10;
const GOAL_MS = 5;

/**
 * Accuracy on the vignettes and time of one analysis. Time is the processor's,
 * not the wall's: on a machine that others use the wall says how busy they are.
 */
export function benchTriage(): boolean {
  printTitle("triage: the built-in symptom engine");
  const cases = BATCHES.flat();
  const score = measure(cases);
  console.log(table({ all: score }));

  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { symptoms, age, gender, history } of cases) {
      const start = process.cpuUsage();
      analyzeSymptoms({ symptoms, age, gender, medicalHistory: history });
      const { user, system } = process.cpuUsage(start);
      // The first round compiles.
      if (round > 0) times.push((user + system) / 1000);
    }
  }
  const p50 = percentile(times, 0.5);
  const p95 = percentile(times, 0.95);
  console.log(
    `\n${CONDITION_IDS.length} conditions, ${FINDING_IDS.length} findings, ${RED_FLAG_RULES.length} red-flag rules`,
  );
  console.log(
    `one analysis: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms of processor time (goal ${GOAL_MS} ms) ${mark(p95 < GOAL_MS)}`,
  );
  keepResults("triage", { ...score, p50, p95 });
  return p95 < GOAL_MS;
}
