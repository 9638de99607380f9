import type { RequestHandler } from "express";

/**
 * How long a page may be silent before its style sheet is named. What comes sooner names it itself, and is not made
 * dearer; most pages take a tenth of this.
 */
export const SILENCE_MS = 50;

/**
 * Names the style sheet of a page that is late, before it is known what that page will be (103 Early Hints, RFC 8297),
 * so that a browser fetches it meanwhile. A page itself is sent when all of it is ready (decision 003).
 *
 * Only to who asks for a page by `Sec-Fetch-Dest`, as the browsers do that know this status: an older program may take
 * the first answer that comes for the only one.
 * @param styles addresses of what every page is drawn with
 */
export function earlyHints(styles: string[]): RequestHandler {
  const link = styles.map((href) => `<${href}>; rel=preload; as=style`);
  return (req, res, next) => {
    if (
      link.length > 0 &&
      req.method === "GET" &&
      req.httpVersionMinor > 0 &&
      req.headers["sec-fetch-dest"] === "document"
    ) {
      const late = setTimeout(() => {
        if (!res.headersSent && !res.destroyed) res.writeEarlyHints({ link });
      }, SILENCE_MS);
      res.once("close", () => clearTimeout(late));
    }
    next();
  };
}
