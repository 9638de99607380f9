import type { NextFunction, Request, RequestHandler, Response } from "express";
import { ERROR_STATUS, type ErrorBody } from "~/domain/errors";
import type { Config } from "~/services/config.server";
import { sendPlainError } from "~/services/http/responses/plain-error.server";
import { isApiPath } from "./request-line.server";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something comes from our own pages, or from a
 * program that no other site can drive.
 *
 * 1. `Sec-Fetch-Site`, which no page can forge, must be `same-origin`.
 * 2. Without it (older browsers) `Origin` must be ours; `null` is not.
 * 3. Without both: either `Referer` is ours (browsers before 2020), or the body
 *    is JSON (FHIR's included), which a browser sends to another site only after
 *    a preflight that we never grant. That leaves API clients such as curl alone
 *    and stops forms.
 * 4. Or nothing is sent at all: no body, no type of one, and no cookie. A form
 *    always names a type, a script of another site always its `Origin`; and
 *    without a cookie there is nobody in whose name it could act.
 */
export function isSameOrigin(headers: Request["headers"], ownOrigin: string): boolean {
  const { origin, referer } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" && (origin === undefined || origin === ownOrigin);
  if (origin !== undefined) return origin === ownOrigin;
  if (referer !== undefined) return URL.canParse(referer) && new URL(referer).origin === ownOrigin;
  const isBare =
    headers.cookie === undefined &&
    headers["content-type"] === undefined &&
    (headers["content-length"] ?? "0") === "0" &&
    headers["transfer-encoding"] === undefined;
  if (isBare) return true;
  const type = (headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
  return type === "application/json" || type === "application/fhir+json";
}

/** The origin this request was meant for: the configured one, else what the request says. */
export const ownOrigin = (req: Request, config: Pick<Config, "publicOrigin">) =>
  config.publicOrigin ?? `${req.protocol}://${req.get("host") ?? ""}`;

/**
 * Stands in front of everything that changes state, forms without script
 * included: Remix's own check leaves resource routes and a missing Origin open.
 */
export function refuseCrossSite(config: Pick<Config, "publicOrigin">): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    if (SAFE_METHODS.has(req.method)) {
      // Remix takes a HEAD of a page's data for an action, and answers a foreign origin with a fault of its own.
      // Nothing is changed by it, so that where it comes from is no matter.
      if (req.method !== "GET") delete req.headers.origin;
      return next();
    }
    if (isSameOrigin(req.headers, ownOrigin(req, config))) return next();
    if (isApiPath(req.path)) {
      const body: ErrorBody = {
        error: {
          code: "forbidden",
          message:
            "This request came from another site, or from a program that did not declare its body as application/json",
        },
      };
      res.status(ERROR_STATUS.forbidden).set("Cache-Control", "no-store").json(body);
    } else {
      sendPlainError(req, res, ERROR_STATUS.forbidden, ({ t }) =>
        t("This form was sent from another site. Open the page on our own site and send it again."),
      );
    }
  };
}
