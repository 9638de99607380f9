import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext, useState, type ReactNode } from "react";
import { Notice } from "~/components/messages";
import { FORM_OWNER, type SavedDraft } from "~/domain/saved-draft";

const SavedDraftsContext = createContext<SavedDraft[]>([]);

/**
 * Hands what was typed before the session ended to the forms of the page that
 * it came back with. The root's data outlives that page; this must not.
 */
export function SavedDrafts({ forms, children }: { forms: SavedDraft[]; children: ReactNode }) {
  const { key } = useLocation();
  const [arrived, setArrived] = useState({ forms, key });
  if (arrived.forms !== forms) setArrived({ forms, key });
  return (
    <SavedDraftsContext.Provider value={arrived.key === key ? arrived.forms : []}>
      {children}
    </SavedDraftsContext.Provider>
  );
}

/**
 * What was typed into this form before the session ended, or `undefined`. For
 * the form's default values, all of them: a box that was not ticked is not there.
 * @param intent of several forms of one page, which this one is.
 */
export const useSavedDraft = (intent?: string): SavedDraft | undefined =>
  useContext(SavedDraftsContext).find(({ fields }) => fields.intent === intent);

/** Says that it is back, and what is not. */
export function SavedDraftNotice({ savedDraft }: { savedDraft: SavedDraft }) {
  const description = savedDraft.withheld
    ? "Here is what you typed; check it and send it again. Passwords, codes and files are not kept: enter them again."
    : "Here is what you typed; check it and send it again.";
  return (
    <Notice message={{ title: "You were signed out before this was saved", description, variant: "destructive" }} />
  );
}

/** Whom this page was made for, in words that only the server understands; nothing where nobody is signed in. */
export const useFormOwner = (): string | undefined =>
  (useRouteLoaderData("root") as { formOwner?: string | null } | undefined)?.formOwner ?? undefined;

/**
 * In every form behind a sign-in: without it, what is typed is not kept when the session ends.
 * @param sent of a form that comes back where nobody is signed in any more: the mark that it was sent with.
 */
export function FormOwner({ sent }: { sent?: unknown }) {
  const now = useFormOwner();
  // A screen that stays when the session has ended is still the page that was made for its owner.
  const [made] = useState(now);
  const formOwner = typeof sent === "string" && sent !== "" ? sent : (made ?? now);
  return formOwner ? <input type="hidden" name={FORM_OWNER} value={formOwner} /> : null;
}
