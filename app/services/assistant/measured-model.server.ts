import { FAULT_KINDS, ModelFault, type Model } from "./model.server";

/** What came of asking: an answer, none because of a fault, or `stopped` by who had asked, or who was listening. */
export const MODEL_OUTCOMES = ["ok", "stopped", ...FAULT_KINDS] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

/**
 * A model of which is told how each call has ended.
 * @param onCall `seconds` are those of all tries, and with a text until the last of it was taken.
 */
export function measureModel(model: Model, onCall: (outcome: ModelOutcome, seconds: number) => void): Model {
  const begin = () => {
    const began = performance.now();
    return (outcome: ModelOutcome) => onCall(outcome, (performance.now() - began) / 1000);
  };
  // What is no fault of the model's is the reason of whoever has given it up.
  const outcomeOf = (error: unknown): ModelOutcome =>
    error instanceof ModelFault && error.kind !== "unsuitable" ? error.kind : "stopped";
  return {
    async object(...asked) {
      const end = begin();
      try {
        const value = await model.object(...asked);
        end("ok");
        return value;
      } catch (error) {
        end(outcomeOf(error));
        throw error;
      }
    },
    async *text(...asked) {
      const end = begin();
      // Let go before its end, the generator passes by all but the last line.
      let outcome: ModelOutcome = "stopped";
      try {
        yield* model.text(...asked);
        outcome = "ok";
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        end(outcome);
      }
    },
  };
}
