import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import type { LinkPreview } from "~/domain/link-preview";
import { isRejectedForm } from "./form/form-errors";
import { useBrand } from "./use-brand";
import { useScreenWords, type Words } from "./words";

/**
 * A route's `handle`: the page's title, without the brand, and the one where there is no such thing, if it says more of
 * that than that there is no such page.
 */
export type TitleHandle<Data = unknown> = { title: string | ((data: Data, words: Words) => string); missing?: string };

const hasTitle = (handle: unknown): handle is TitleHandle =>
  typeof handle === "object" && handle !== null && "title" in handle;

/**
 * The document's title, and what a link to it is shown with elsewhere. Ours rather than Remix's `meta`, because a page
 * whose form was refused says so first ("Error: …", as GOV.UK has it, for those who
 * hear the title before anything else), and `meta` cannot see what an action
 * answered. React's own router context can, with script and without.
 */
export function DocumentTitle() {
  const brand = useBrand();
  const words = useScreenWords();
  const state = useContext(RouterState);
  // Deepest first; `findLast` is missing in browsers of 2021.
  const match = useMatches()
    .reverse()
    .find(({ handle }) => hasTitle(handle));
  const failed: unknown = state?.errors ? Object.values(state.errors)[0] : undefined;
  const refused = Object.values((state?.actionData ?? {}) as Record<string, unknown>).some(isRejectedForm);
  const handle = match?.handle as TitleHandle | undefined;
  let title =
    typeof handle?.title === "function" ? (match?.data ? handle.title(match.data, words) : undefined) : handle?.title;
  if (failed)
    title = (failed as { status?: number }).status === 404 ? (handle?.missing ?? "404 Page Not Found") : "Unavailable";
  const { pathname, search } = useLocation();
  const { sharing } = (useRouteLoaderData("root") ?? {}) as { sharing?: LinkPreview | null };
  return (
    <>
      <title>{`${refused ? words.t("Error: ") : ""}${title ? `${words.translate(title)} · ` : ""}${brand.name}`}</title>
      {sharing && !failed && sharing.at === pathname + search && (
        <>
          <meta property="og:title" content={title ? words.translate(title) : brand.name} />
          {sharing.tags.map((tag, at) => (
            <meta key={at} {...tag} />
          ))}
          {sharing.canonical && <link rel="canonical" href={sharing.canonical} />}
        </>
      )}
    </>
  );
}
