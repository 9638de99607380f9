import type { Config } from "./config.server";

/** The secret that is in use, and those of before. */
export type Secrets = Pick<Config, "sessionSecret"> & Partial<Pick<Config, "previousSecrets">>;

/** All that may have signed or sealed what is met; the first one is the one to sign and seal with. */
export const listSecrets = ({ sessionSecret, previousSecrets = [] }: Secrets): string[] => [
  sessionSecret,
  ...previousSecrets,
];

/**
 * What comes of the first key that fits.
 * @throws what the last one threw, where none does.
 */
export function withFirstWorkingKey<Key, Found>(keys: readonly Key[], attempt: (key: Key) => Found): Found {
  let failure: unknown;
  for (const key of keys) {
    try {
      return attempt(key);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
