import type { AnyPhrase } from "./phrases";

/**
 * What is put together elsewhere and arrives filled in. What stands in braces is
 * retold itself where it is a text of ours, and stays where it is a number.
 */
export const COMPOSED = [
  "Dr. Specialist {id}",
  "Use {max} characters or fewer",
  "Too many tries. Wait {minutes} minutes, then send the form again.",
  "This form was sent before, with other details (reference {reference}). To ask for another appointment, send it again.",
] as const satisfies AnyPhrase[];
