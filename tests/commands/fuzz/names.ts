import { addressOf, type BuiltRoute } from "../../api/support/routes";
import { send } from "../../api/support/visitor";

/**
 * The names of the fields of all forms and endpoints: of every page as everybody has it.
 * @param cookies whose pages are read, nobody's as well. @param read gets a page; by its address and the cookie alone
 * unless told.
 */
export async function namesOf(
  site: { url: string },
  routes: readonly BuiltRoute[],
  cookies: Record<string, string>,
  read: (who: string, path: string) => Promise<string> = async (who, path) =>
    (await send(site.url + path, { headers: { Cookie: cookies[who] ?? "" } })).text,
): Promise<string[]> {
  const names = new Set<string>();
  for (const route of routes) {
    if (!route.reads || route.id.startsWith("routes/api")) continue;
    for (const who of ["nobody", ...Object.keys(cookies)]) {
      for (const [, name] of (await read(who, addressOf(route))).matchAll(
        /<(?:input|select|textarea|button)[^>]*\bname="([^"]+)"/g,
      ))
        names.add(name!);
    }
  }
  const { text } = await send(`${site.url}/api/openapi.json`);
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (key === "properties" && typeof value === "object" && value !== null)
        for (const name of Object.keys(value)) names.add(name);
      visit(value);
    }
  };
  visit(JSON.parse(text));
  return [...names].sort();
}
