import type { NextFunction, Request, Response } from "express";
import type { ErrorBody } from "~/domain/errors";
import type { Log } from "~/services/log.server";
import { sendPlainError } from "./plain-error.server";
import { isApiPath } from "~/services/http/requests/request-line.server";

/**
 * Answers what never became a request for Remix: a malformed address, a Host
 * that is none, a method that `Request` refuses. Express's own handler would
 * print the stack.
 */
export function createFallbackErrorHandler(log: Log) {
  // Four parameters are what makes it an error handler.
  return (error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const malformed = error instanceof TypeError || error instanceof URIError;
    if (!malformed) log.error(error);
    const status = malformed ? 400 : 500;
    if (isApiPath(req.path)) {
      const body: ErrorBody = malformed
        ? { error: { code: "malformed", message: "The request cannot be read" } }
        : { error: { code: "internal", message: "Something went wrong on our side." } };
      res.status(status).set("Cache-Control", "no-store").json(body);
    } else {
      sendPlainError(req, res, status, ({ t }) =>
        malformed ? t("The request cannot be read.") : t("Something went wrong on our side."),
      );
    }
  };
}
