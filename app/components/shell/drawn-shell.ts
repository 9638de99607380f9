import { createContext, useContext } from "react";

/** What stands within the header and the footer, as HTML. */
export type DrawnShell = { readonly header: string; readonly footer: string };

/** The shell as it was drawn before, where the server has it: the same for whoever is in the same position (`drawn-shell.server.ts`). Nothing in the browser. */
export const DrawnShellContext = createContext<DrawnShell | null>(null);

/** What was drawn before of a part of the shell, as the properties of its element, or nothing: then it is drawn. */
export function useDrawn(part: keyof DrawnShell): { dangerouslySetInnerHTML: { __html: string } } | null {
  const drawn = useContext(DrawnShellContext);
  return drawn && { dangerouslySetInnerHTML: { __html: drawn[part] } };
}
