import type { AppContext } from "~/context";

export type Display = "light" | "full";

/**
 * Whether a browser says that its bytes are few: `Save-Data` (Save Data API), or
 * a connection no better than 2G (`ECT`, Network Information; only over HTTPS, and only once asked for by `Accept-CH`).
 */
export const asksForLight = (header: (name: string) => string | null | undefined): boolean =>
  header("save-data")?.trim().toLowerCase() === "on" || /^(slow-)?2g$/.test(header("ect")?.trim() ?? "");

/**
 * Whether a page is to come without script and foreign pictures: the visitor's own choice, else what the browser says.
 */
export async function isLight(request: Request, { cookies }: Pick<AppContext, "cookies">): Promise<boolean> {
  const chosen: unknown = await cookies.display.parse(request.headers.get("cookie"));
  if (chosen === "light" || chosen === "full") return chosen === "light";
  return asksForLight((name) => request.headers.get(name));
}
