import type { LoaderFunctionArgs } from "@remix-run/node";
import { apiText } from "../captured.server";

const ETAG = 'W/"bare"';

export function loader({ request }: LoaderFunctionArgs) {
  if (request.headers.get("If-None-Match") === ETAG)
    return new Response(null, { status: 304, headers: { ETag: ETAG } });
  return new Response(apiText, { headers: { "Content-Type": "application/json; charset=utf-8", ETag: ETAG } });
}
