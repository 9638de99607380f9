/**
 * Loaded into a server under measurement: at SIGUSR2 it collects its garbage and
 * writes down how many bytes are held. What the system has given a process says
 * little of it: it has garbage in it, and goes down when some is collected.
 */
import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${process.env.BENCH_MEMORY_FILE}.${process.pid}`, String(heapUsed + external));
});
