import { NotFound, ScreenError } from "~/components/screen-error";
import type { TranslatedHandle } from "~/components/words";

export const handle: TranslatedHandle = { namespace: "shell" };

/** Any path outside the route table. Throwing gives it its status and keeps the shell around it. */
export function loader(): never {
  throw new Response("Not Found", { status: 404, statusText: "Not Found" });
}

export const action = loader;

export default NotFound;

export function ErrorBoundary() {
  return <ScreenError title="404 Page Not Found" />;
}
