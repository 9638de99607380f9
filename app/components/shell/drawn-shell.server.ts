import type { EntryContext } from "@remix-run/node";
import { leadsTo } from "~/components/ui/link";
import type { Language } from "~/domain/language";
import type { useRole } from "./account-link";
import type { DrawnShell } from "./drawn-shell";
import { NAVIGATION } from "./navigation";

/** Header and footer as they were drawn, by everything that they are drawn from. */
const drawn = new Map<string, DrawnShell>();

/** Three languages, light or not, four roles and who is unknown, and each place in the navigation or none: all that there can be. */
const MOST = 3 * 2 * 5 * (NAVIGATION.length + 1);

/**
 * Says to which visitors the shell looks the same. **Everything that header and footer show has to be in it**, and nothing that is
 * somebody's own may be in them: what is drawn for one is sent to all who have the same name here (`tests/api/drawn-shell.slow.test.ts`
 * compares it for each). The brand is the process's.
 * @returns `null` where the root's data did not come: such a shell is not kept.
 */
function nameOf({ staticHandlerContext: { loaderData, location } }: EntryContext): string | null {
  const root = loaderData.root as { language: Language; light: boolean; role: ReturnType<typeof useRole> } | undefined;
  if (!root) return null;
  const { language, light, role } = root;
  return JSON.stringify([
    language,
    light,
    role,
    NAVIGATION.filter(({ to }) => leadsTo(to, location.pathname)).map(({ to }) => to),
  ]);
}

/** The shell of a page, if it was drawn before. A sixth of a dashboard's elements, and the same for everybody. */
export function drawnShell(context: EntryContext): DrawnShell | null {
  return drawn.get(nameOf(context) ?? "") ?? null;
}

/** What stands within the shell's element: its header is the page's first and its footer the last, and text has no `<` of its own. */
function within(page: string, element: keyof DrawnShell): string | null {
  const start = element === "header" ? page.indexOf(`<${element} `) : page.lastIndexOf(`<${element} `);
  const from = page.indexOf(">", start) + 1;
  const to = page.indexOf(`</${element}>`, from);
  return start < 0 || to < 0 ? null : page.slice(from, to);
}

/** Keeps the shell of a page that was drawn whole. Not in development, where its code may be another a moment later. */
export function keepShell(context: EntryContext, page: string): void {
  if (!import.meta.env.PROD) return;
  const name = nameOf(context);
  if (name === null || drawn.size >= MOST) return;
  const [header, footer] = [within(page, "header"), within(page, "footer")];
  // Copied: a slice of a page would keep all of it, and the rest of it is its visitor's.
  if (header !== null && footer !== null)
    drawn.set(name, { header: Buffer.from(header).toString(), footer: Buffer.from(footer).toString() });
}
