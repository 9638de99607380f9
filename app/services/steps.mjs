/**
 * Progress for people: one line for each piece of work. Uses only Node's own
 * modules, because it runs before any package is installed.
 */

/** A failure with a one-line reason, and what the tool behind it printed kept aside. */
export class StepFailure extends Error {
  /**
   * @param {string} reason one line
   * @param {string} [details] shown below it, as it is
   */
  constructor(reason, details = "") {
    super(reason);
    this.name = "StepFailure";
    this.details = details;
  }
}

/**
 * What a line is written to: standard output, or a test's own.
 * @typedef {{ write(text: string): unknown, isTTY?: boolean | undefined, columns?: number | undefined }} Output
 */

/** @type {WeakSet<object>} */
const shown = new WeakSet();

/**
 * Runs a piece of work and shows it as one line with its progress and time. On
 * a terminal the line is redrawn in place; elsewhere (a log) a line is written
 * every ten seconds while it lasts, and one at the end.
 *
 * @template T
 * @param {string} label
 * @param {(report: (text: string) => void) => T | Promise<T>} work tells how far it is by `report`
 * @param {object} [options]
 * @param {() => string} [options.progress] asked while the work lasts, for work that cannot report
 * @param {(result: T) => string} [options.done] what the last line says in place of `ready`
 * @param {Output} [options.output]
 * @param {number} [options.every] milliseconds between two lines
 * @returns {Promise<T>}
 * @throws what `work` throws, after its reason has been shown
 */
export async function step(label, work, options = {}) {
  const output = options.output ?? process.stdout;
  const inPlace = Boolean(output.isTTY);
  const started = performance.now();
  let progress = "";

  /** @param {string} state @param {string} time */
  const compose = (state, time) => `${label.padEnd(12)} ${state ? `${state}   ` : ""}${time}`;
  const draw = () => {
    const line = compose(options.progress?.() ?? progress, `${Math.floor((performance.now() - started) / 1000)} s`);
    // A line wider than the terminal wraps, and then cannot be redrawn in place.
    output.write(inPlace ? `\r\x1b[2K${line.slice(0, (output.columns || 80) - 1)}` : `${line}\n`);
  };
  /** @param {string} state */
  const finish = (state) =>
    output.write(`${inPlace ? "\r\x1b[2K" : ""}${compose(state, seconds(performance.now() - started))}\n`);

  const timer = setInterval(draw, options.every ?? (inPlace ? 250 : 10_000));
  try {
    const result = await work((text) => void (progress = oneLine(text).slice(0, 60)));
    clearInterval(timer);
    finish(options.done?.(result) ?? "ready");
    return result;
  } catch (error) {
    clearInterval(timer);
    finish(`failed: ${reasonOf(error)}`);
    if (error instanceof StepFailure && error.details) output.write(`\n${error.details.trimEnd()}\n\n`);
    if (typeof error === "object" && error !== null) shown.add(error);
    throw error;
  }
}

/**
 * Runs a script: a failure that a step has not shown yet is shown in one line,
 * and the process ends with code 1.
 * @param {() => unknown} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Error) || !shown.has(error)) {
      console.error(
        error instanceof StepFailure && error.details ? `${error.message}\n\n${error.details}` : reasonOf(error),
      );
    }
    process.exit(1);
  }
}

/** @param {unknown} error */
export function reasonOf(error) {
  // Node's own reason for "no address answered" is an AggregateError without a message.
  const inner = error instanceof AggregateError && !error.message ? /** @type {unknown} */ (error.errors[0]) : error;
  return oneLine(inner instanceof Error ? inner.message || inner.name : String(inner));
}

/**
 * The first line with text in it, without colours.
 * @param {string} text
 */
export function oneLine(text) {
  // eslint-disable-next-line no-control-regex -- the escape character is what is to be removed
  const plain = text.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, "");
  return (
    plain
      .split(/[\r\n]+/)
      .find((line) => line.trim())
      ?.trim() ?? ""
  );
}

/**
 * @param {number} milliseconds
 * @returns {string} `41.2 s`, or `2 min 5 s` from a minute on
 */
export function seconds(milliseconds) {
  const all = milliseconds / 1000;
  if (all < 59.95) return `${all.toFixed(1)} s`;
  const rounded = Math.round(all);
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}
