/**
 * Names the clauses of docs/spec-clauses.md that a test proves, as the options
 * of the test: `test("clamps a long bio", proves("DIR-20"), async …)`.
 *
 * A test that carries a clause asserts that clause and fails when the product
 * breaks it; merely passing by what the clause is about is not enough.
 * `npm run conformance` reads these calls, so each id is written out as a
 * string, and refuses an id that the catalogue does not have.
 */
export const proves = (...clauses: [string, ...string[]]) => ({
  /** Read by Playwright: shown in its reports. */
  annotation: clauses.map((description) => ({ type: "clause", description })),
  /** Read by Vitest, which has no annotations of tests: part of its reports. */
  meta: { clauses },
});

declare module "vitest" {
  interface TaskMeta {
    clauses?: string[];
  }
}
