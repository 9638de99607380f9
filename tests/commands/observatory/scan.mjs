/**
 * Scores pages as Mozilla's HTTP Observatory does. Its own `scan` forgets ports, so its parts are called.
 *
 *   node scan.mjs <folder of the package> <http port> <https port> <path>...
 *
 * Prints one line of JSON for each path. A process of its own: Node reads NODE_EXTRA_CA_CERTS only when it starts.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder = "", httpPort, httpsPort, ...paths] = process.argv.slice(2);

/** @param {string} file */
const load = (file) => /** @type {Promise<any>} */ (import(pathToFileURL(join(folder, "src", file)).href));
const [
  { retrieve },
  { ALL_TESTS, NUM_TESTS },
  { MINIMUM_SCORE_FOR_EXTRA_CREDIT },
  { getGradeForScore, getScoreModifier },
] = await Promise.all(["retriever/retriever.js", "constants.js", "grader/charts.js", "grader/grader.js"].map(load));

for (const path of paths) {
  const answers = await retrieve("localhost", { httpPort: Number(httpPort), httpsPort: Number(httpsPort), path });
  if (!answers.responses.auto) throw new Error(`No answer for ${path}`);
  const tests = ALL_TESTS.map((/** @type {(answers: object) => { result: string, pass: boolean }} */ test) =>
    test(answers),
  ).map((/** @type {{ result: string, pass: boolean }} */ { result, pass }) => ({
    result,
    pass,
    points: result ? getScoreModifier(result) : 0,
  }));
  /** @param {(points: number) => boolean} which */
  const sum = (which) =>
    tests.reduce(
      (/** @type {number} */ total, /** @type {{ points: number }} */ { points }) =>
        total + (which(points) ? points : 0),
      100,
    );
  // What is above the needed is only counted where nothing much is missing.
  const withoutExtra = sum((points) => points < 0);
  const score = withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(() => true) : withoutExtra;
  console.log(
    JSON.stringify({
      path,
      status: answers.responses.auto.status,
      score,
      grade: getGradeForScore(score).grade,
      of: NUM_TESTS,
      tests,
    }),
  );
}
