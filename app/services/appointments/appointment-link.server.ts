import type { Seal } from "~/services/seal.server";

const PURPOSE = "appointment";
const TOKEN = /^(KW-[0-9A-Z]{4}-[0-9A-Z]{4})\.([\w-]{22})$/;

/**
 * The address of an appointment's own page, which its mails link to: whoever
 * has it may move and cancel the appointment, with an account or without. A
 * reference alone is told over the phone and opens nothing.
 */
export const appointmentPath = (seal: Pick<Seal, "stamp">, reference: string) =>
  `/appointments/${reference}.${seal.stamp(PURPOSE, reference)}`;

/** The reference that a token from such an address vouches for, or `null` for any other text. */
export const referenceOf = (seal: Pick<Seal, "isStamp">, token: string | undefined): string | null =>
  vouchedFor(seal, PURPOSE, token);

function vouchedFor(seal: Pick<Seal, "isStamp">, purpose: string, token: string | undefined): string | null {
  const [, reference, stamp] = TOKEN.exec(token ?? "") ?? [];
  if (!reference || !stamp) return null;
  return seal.isStamp(purpose, reference, stamp) ? reference : null;
}

const VISIT = "appointment visit";

/**
 * The address at which a patient joins the visit. It opens nothing but the room, so that it can stand in a calendar,
 * which is shared with colleagues and families: it neither moves nor cancels the appointment.
 */
export const visitPath = (seal: Pick<Seal, "stamp">, reference: string) =>
  `/visits/${reference}.${seal.stamp(VISIT, reference)}`;

/** The reference that a token from a visit's address vouches for, or `null` for any other text. */
export const visitReferenceOf = (seal: Pick<Seal, "isStamp">, token: string | undefined): string | null =>
  vouchedFor(seal, VISIT, token);

const PROOF = "appointment confirmation";

/** The same address as only the emails have it, with what confirms the request: whoever opens it holds the mailbox. */
export const confirmationPath = (seal: Pick<Seal, "stamp">, reference: string) =>
  `${appointmentPath(seal, reference)}?confirm=${seal.stamp(PROOF, reference)}`;

/** Whether a text is what confirms a request. */
export const isConfirmation = (seal: Pick<Seal, "isStamp">, reference: string, proof: string) =>
  seal.isStamp(PROOF, reference, proof);
