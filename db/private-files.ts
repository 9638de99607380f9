import { chmodSync, mkdirSync } from "node:fs";

/** Makes a folder that only its owner may enter, and closes one that is there already. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  setPrivate(folder, 0o700);
}

/**
 * Takes a file or folder away from everybody but its owner. Whatever hinders it does not matter here: a file system
 * without modes keeps its own rules, and what cannot be reached fails where it is used.
 */
export function setPrivate(path: string, mode: 0o600 | 0o700): void {
  try {
    chmodSync(path, mode);
  } catch {
    // As above.
  }
}
