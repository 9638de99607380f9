#!/usr/bin/env node
/*
 * Starts Firefox as Playwright asks it to, and stands between the two. Playwright's WebDriver BiDi, unlike its own
 * patched Firefox, takes any Firefox that is installed, but does two things to it that no visitor does. It tells each
 * new page of a colour scheme, also when a test asks for none, by a command that Firefox does not know, and gives up:
 * here such a command is as good as done. And it fills a field by setting its value, which React takes for its own
 * doing, and which a field for an email adds to what it holds: here the text is put in as if it were pasted.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { findFirefox } from "../../../scripts/firefox.mjs";

/** What Playwright says to every page, and Firefox (153) does not know. */
const UNKNOWN = "emulation.setMediaFeaturesOverride";
const SETS_VALUE = "=> bidiInsertText(window, text)";
const PASTES = "=> void document.execCommand('insertText', false, text)";
const LISTENING = /^(WebDriver BiDi listening on )(ws:\/\/.*)$/;

const path = findFirefox();
if (!path) throw new Error("There is no Firefox here");
const firefox = spawn(path, process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP"]))
  process.on(signal, () => firefox.kill(signal));
firefox.on("exit", (code) => process.exit(code ?? 1));

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, says, address] = LISTENING.exec(line) ?? [];
  process.stderr.write(`${address ? `${says}${await openDoor(address)}` : line}\n`);
}

/** @param {string} address of Firefox @returns {Promise<string>} ours, which leads there */
async function openDoor(address) {
  const door = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 0 });
  await once(door, "listening");
  door.on("connection", (near, { url }) => {
    const far = new WebSocket(address + url, { maxPayload: 0, perMessageDeflate: false });
    const opened = once(far, "open");
    /** The commands that Firefox may not know. @type {Set<number>} */
    const excused = new Set();
    near.on("message", async (/** @type {Buffer} */ data) => {
      const text = data.toString().replace(SETS_VALUE, PASTES);
      if (text.includes(UNKNOWN)) excused.add(/** @type {{ id: number }} */ (JSON.parse(text)).id);
      await opened;
      far.send(text);
    });
    far.on("message", (/** @type {Buffer} */ data) => {
      const text = data.toString();
      if (excused.size > 0) {
        const { id, error } = /** @type {{ id: number, error?: string }} */ (JSON.parse(text));
        if (excused.delete(id) && error === "unknown command")
          return near.send(JSON.stringify({ type: "success", id, result: {} }));
      }
      near.send(text);
    });
    near.on("close", () => far.close());
    far.on("close", () => near.close());
    far.on("error", () => near.close());
  });
  return `ws://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (door.address()).port}`;
}
