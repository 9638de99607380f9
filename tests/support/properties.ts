import fc from "fast-check";

// The same commit gets the same answer from CI; elsewhere each run tries other cases, and prints the seed of what
// fails.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 });
