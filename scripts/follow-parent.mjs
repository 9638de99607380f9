/**
 * Loaded into the server before anything else (`--import`): when `npm start`
 * dies without a chance to stop its server (kill -9), the pipe between the two
 * breaks, and the server stops itself as if told to.
 */
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The pipe is watched, but does not keep a finished server alive.
  process.channel.unref();
}
