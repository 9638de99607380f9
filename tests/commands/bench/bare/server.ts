import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { constants } from "node:zlib";
import type { Captured } from "../capture";

/**
 * What our server is compared with, in a process of its own; `BARE_VARIANT` says which:
 * `template`  a Remix application as its Express template sets it up,
 * `tuned`     the same with whole pages and fast compression, as in ours,
 * `drawn`     the same as `tuned`, but its elements are drawn by React, one by one, as a page's usually are,
 * `express`   no Remix at all, for the API only.
 */
const variant = process.env.BARE_VARIANT;
const built = process.env.BARE_BUILD!;

const app = express();
app.disable("x-powered-by");
app.use(
  variant === "template"
    ? compression()
    : compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } }),
);

if (variant === "express") {
  const { api } = JSON.parse(readFileSync(process.env.BARE_CAPTURED!, "utf8")) as Captured;
  app.get("/api/providers", (_req, res) => void res.type("json").send(api));
} else {
  app.use("/assets", express.static(`${built}/client/assets`, { immutable: true, maxAge: "1y" }));
  if (variant === "template") app.use(express.static(`${built}/client`, { maxAge: "1h" }));
  const build = (await import(`${built}/server/index.js`)) as ServerBuild;
  app.all("*", createRequestHandler({ build, mode: "production" }));
}

const server = app.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
// Whoever started it is gone.
process.once("disconnect", () => process.exit());
