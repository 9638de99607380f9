import { afterAll, afterEach } from "vitest";

// An error on the console that no test asked for is a fault that nobody would
// read. A test that expects one takes the console over:
//   vi.spyOn(console, "error").mockImplementation(() => {})

const unexpected: string[] = [];
const original = console.error;

console.error = (...values: unknown[]) => {
  unexpected.push(
    values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(" "),
  );
  original(...values);
};

const failOnErrors = () => {
  const errors = unexpected.splice(0);
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join("\n")}`);
};
afterEach(failOnErrors);
afterAll(failOnErrors);
