import { hash } from "@node-rs/argon2";

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane (ASVS 5.0, appendix C). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The PHC string of a password, about 12 ms of work on another thread. */
export const hashPassword = (password: string) => hash(password, PARAMETERS);

