import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits for a cookie. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What is stored of it. Plain SHA-256 is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): Uint8Array => createHash("sha256").update(token).digest();
