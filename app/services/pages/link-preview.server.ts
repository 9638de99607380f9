import { LANGUAGES, type Language } from "~/domain/language";
import type { LinkPreview } from "~/domain/link-preview";
import type { Config } from "~/services/config.server";
import { pagePath } from "~/services/http/requests/page-path";
import { canonicalPath } from "./search-engines.server";

/**
 * Open Graph, of a public page; title and description are the page's own (`DocumentTitle`, `describedBy`). The picture
 * is our mark, without a word, since our name is configured; its address has to be whole. Nothing of a private page,
 * `null`.
 */
export function linkPreviewOf(
  request: Request,
  language: Language,
  { brand, publicOrigin }: Pick<Config, "brand" | "publicOrigin">,
): LinkPreview | null {
  const { pathname, search } = pagePath(request);
  const path = canonicalPath({ pathname, search });
  if (path === null) return null;
  // Not the host of the request: pages are kept for all, and it may be anybody's word.
  const canonical = publicOrigin && publicOrigin + path;
  const tags = {
    "og:site_name": brand.name,
    "og:type": "website",
    "og:locale": LANGUAGES[language].openGraph,
    ...(canonical
      ? { "og:url": canonical, "og:image": `${publicOrigin}/mark-512.png`, "og:image:alt": brand.name }
      : {}),
  };
  return {
    at: pathname + search,
    canonical,
    tags: [
      ...Object.entries(tags).map(([property, content]) => ({ property, content })),
      { name: "twitter:card", content: "summary" },
    ],
  };
}
