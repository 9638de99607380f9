import * as Dialog from "@radix-ui/react-dialog";
import { useWords } from "~/components/words";
import { MenuEntries } from "./menu-entries";

/** The slide-out panel at the end of the line: focus stays inside, Escape and a tap beside it close it. */
export default function MenuDialog({
  open,
  onOpenChange,
  onClosed,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus back: Radix knows no trigger here, and would leave it nowhere. */
  onClosed: () => void;
}) {
  const { t } = useWords();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className="dialog-backdrop" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-y-0 end-0 z-50 w-80 max-w-[85vw] overflow-y-auto border-s border-line bg-surface px-5 py-4 motion-safe:animate-[slide-in-right_180ms_ease-out] motion-safe:rtl:animate-[slide-in-left_180ms_ease-out]"
        >
          <div className="mb-4 flex items-center justify-between">
            <Dialog.Title className="text-lg font-bold">{t("Menu")}</Dialog.Title>
            <Dialog.Close
              aria-label={t("Close menu")}
              className="flex size-11 items-center justify-center rounded-lg hover:bg-tint"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 fill-none stroke-current stroke-2">
                <path strokeLinecap="round" d="M6 6l12 12M18 6L6 18" />
              </svg>
            </Dialog.Close>
          </div>
          <MenuEntries onChoose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
