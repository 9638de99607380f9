/** By the page that it stands on: beside another conversation it would be wrong. */
const key = (search: string) => `analysis ${search}`;

/**
 * The analysis of this page, sealed by the server, in the tab's own storage: a reload shows it again, another tab does
 * not, and who reads the browser's files reads nothing. It goes with the tab, and is opened only for whoever asked for
 * it.
 */
export function readStoredAnalysis(): string | null {
  try {
    return sessionStorage.getItem(key(location.search));
  } catch {
    return null;
  }
}

/** Keeps it, or nothing any more. @param search of the page that it stands on: this one. */
export function storeAnalysis(sealed: string | undefined, search = location.search) {
  try {
    if (sealed) sessionStorage.setItem(key(search), sealed);
    else sessionStorage.removeItem(key(search));
  } catch {
    // Storage that is full or switched off: the analysis still stands in the page.
  }
}
