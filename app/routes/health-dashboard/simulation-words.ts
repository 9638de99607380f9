import type { ToastMessage } from "~/domain/toast";

type Failure = ToastMessage & { description: string };

/** DASH-17. */
export const SIMULATION_FAILED: Failure = {
  title: "Simulation Failed",
  description: "Failed to simulate vital signs data.",
  variant: "destructive",
};
/** DASH-16. */
export const SIMULATED: ToastMessage = { title: "Data Simulated", description: "New vital signs have been generated." };

/** Said when a form of this screen could not be answered. */
export const failureOf = (intent: unknown): Failure =>
  intent === "simulate"
    ? SIMULATION_FAILED
    : {
        title: "Nothing was changed",
        description: "That could not be stored. Try again in a moment.",
        variant: "destructive",
      };
