import { accessSync, constants } from "node:fs";

/** Where Firefox lies: `FIREFOX_PATH`, or where systems put it. @returns {string | null} null where there is none */
export function findFirefox() {
  const places = [
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ];
  return places.find((path) => path && isThere(path)) ?? null;
}

/** @param {string} path */
function isThere(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
