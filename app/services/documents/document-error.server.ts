import { REFUSALS, type Refusal } from "~/domain/documents";

/** A file that is not taken; the reason is its owner's to see. */
export class DocumentError extends Error {
  override name = "DocumentRefused";
  constructor(readonly reason: Refusal) {
    super(REFUSALS[reason]);
  }
}
