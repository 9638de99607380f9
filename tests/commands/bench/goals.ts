/** Compressed bytes that a screen may load at first. */
export const GOALS = {
  script: 112_000,
  style: 12_000,
  /**
   * The dashboard comes with its live channel, its charts and the weight's forms: a tab whose code came later would be
   * drawn again by the first value that arrives before it. What all screens share is 90 kB of that.
   */
  dashboardScript: 124_000,
};

/** How much script the screen at a path may load at first. */
export const scriptGoal = (path: string, goals = GOALS) =>
  path.startsWith("/health-dashboard") ? goals.dashboardScript : goals.script;
