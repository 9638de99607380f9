import { lazy, Suspense, useRef, useState, type MouseEvent } from "react";
import { useWords } from "~/components/words";
import { MenuEntries } from "./menu-entries";

const loadDialog = () => import("./menu-dialog");
const MenuDialog = lazy(loadDialog);

/**
 * The navigation of small screens. Without script it is a `<details>`: the
 * button opens the panel and closes it again. With script the same button opens
 * a dialog, whose code is fetched when a finger or the focus comes near. A panel
 * that was opened before the script arrived stays what it is until it is closed.
 */
export function Menu() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  const openDialog = (event: MouseEvent) => {
    // Already open: the browser closes it.
    if (details.current?.open) return;
    event.preventDefault();
    loadDialog().then(
      () => {
        setWanted(true);
        setOpen(true);
      },
      // Its code does not come: then the panel that needs none.
      () => details.current?.setAttribute("open", ""),
    );
  };
  const prepare = () => void loadDialog().catch(() => {});

  return (
    <details ref={details} className="group/menu ms-auto shrink-0 xl:hidden">
      <summary
        ref={summary}
        onClick={openDialog}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-label={t("Menu")}
        {...(wanted ? { "aria-haspopup": "dialog" as const } : {})}
        className="relative z-30 flex size-11 cursor-pointer list-none items-center justify-center rounded-lg hover:bg-tint"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-7 fill-none stroke-current stroke-2 group-open/menu:hidden"
        >
          <path strokeLinecap="round" d="M4 7h16M4 12h16M4 17h16" />
        </svg>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="hidden size-7 fill-none stroke-current stroke-2 group-open/menu:block"
        >
          <path strokeLinecap="round" d="M6 6l12 12M18 6L6 18" />
        </svg>
      </summary>
      <div className="menu-panel fixed inset-y-0 end-0 z-20 w-80 max-w-[85vw] overflow-y-auto border-s border-line bg-surface px-5 pt-20 pb-8">
        <MenuEntries onChoose={() => details.current?.removeAttribute("open")} />
      </div>
      {wanted && (
        <Suspense fallback={null}>
          <MenuDialog open={open} onOpenChange={setOpen} onClosed={() => summary.current?.focus()} />
        </Suspense>
      )}
    </details>
  );
}
