// Loaded into a server: errors that nobody catches, on demand. They say what a failed query's say: what was to be
// stored.
const failure = () => new RangeError("Failed query: insert into patients values ($1)\nparams: Ada O'Reyes");
process.on("SIGUSR2", () => {
  throw failure();
});
process.on("SIGHUP", () => void Promise.reject(failure()));
